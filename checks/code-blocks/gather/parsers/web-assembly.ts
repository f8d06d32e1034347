/** The part of WebAssembly that we use; Node's types leave it out. */
interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<WasmModule>;
  readonly Module: { imports(module: WasmModule): { readonly name: string }[] };
  readonly Instance: new (module: WasmModule, imports: object) => WasmInstance;
}

export interface WasmModule {
  readonly '~module': never;
}

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;
