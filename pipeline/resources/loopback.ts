import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Shared =
  | { readonly mediaType: string; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  /** An absolute path. */
  | { readonly mediaType: string; readonly file: string };

const forAYear = 'public, max-age=31536000, immutable';

/**
 * A web server on 127.0.0.1, on a port that was free. It knows no folders: only what was shared by name can be asked
 * for, so that no address leads anywhere else.
 */
export class Loopback implements AsyncDisposable {
  readonly #shared = new Map<string, { readonly what: Shared; readonly kept: boolean }>();
  #server: Promise<Server> | undefined;
  #port = 0;

  /** `http://127.0.0.1:port` */
  async origin(): Promise<string> {
    await (this.#server ??= this.#listen());
    return `http://127.0.0.1:${this.#port}`;
  }

  /** By paths that start with `/`. What is `kept` may stay in the browser's cache. Ends when disposed of. */
  share(files: ReadonlyMap<string, Shared>, { kept }: { readonly kept: boolean }): Disposable {
    for (const [name, what] of files) this.#shared.set(name, { what, kept });
    return {
      [Symbol.dispose]: () => {
        for (const name of files.keys()) this.#shared.delete(name);
      },
    };
  }

  #listen(): Promise<Server> {
    const server = createServer((request, response) => this.#answer(request, response));
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', () => {
        this.#port = (server.address() as AddressInfo).port;
        resolve(server);
      });
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    // Another site that a person has open could ask by a name of its own that leads here.
    const isOurs = request.headers.host === `127.0.0.1:${this.#port}`;
    const found = isOurs && request.method === 'GET' ? this.#shared.get(request.url ?? '') : undefined;
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const { what, kept } = found;
    const headers = {
      'content-type': what.mediaType,
      'cache-control': kept ? forAYear : 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    if ('body' in what) {
      response.writeHead(200, { ...headers, ...what.headers }).end(what.body);
      return;
    }
    const stream = createReadStream(what.file);
    stream.once('open', () => response.writeHead(200, headers));
    stream.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(404).end()));
    stream.pipe(response);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
