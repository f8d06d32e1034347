/** A few files that form one program, apart from every other: the blocks of one document, say. */
export interface VirtualProgram {
  /** Absolute path of a folder that need not exist: packages are looked up from there. */
  readonly folder: string;
  /** File names relative to `folder`, with their text. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether Node's own modules and globals are known. */
  readonly node: boolean;
}

/** Positions are UTF-16 offsets into the file's text. */
export interface TypeDiagnostic {
  readonly file: string;
  readonly code: number;
  readonly from: number;
  readonly to: number;
  readonly message: string;
}

export interface ProgramDiagnostics {
  readonly syntactic: readonly TypeDiagnostic[];
  readonly semantic: readonly TypeDiagnostic[];
}

export interface CheckProgramsInput {
  /** Nothing outside is read, but the compiler's own libraries. */
  readonly root: string;
  readonly nodeTypes: string;
  readonly programs: readonly VirtualProgram[];
}
