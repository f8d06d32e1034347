import { constants, createBrotliDecompress, createUnzip, createZstdDecompress } from 'node:zlib';
import type { Readable, Transform } from 'node:stream';

/** Names in lower case; values of a header that came several times are joined by `, `. */
export type ReplyHeaders = Readonly<Record<string, string | undefined>>;

export interface ReplyBody {
  readonly bytes: Buffer;
  /** False where it was cut at the limit, or broke off. */
  readonly whole: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: ReplyHeaders;
  /** `name=value` of each cookie that is set. */
  readonly cookies: readonly string[];
  readonly body: ReplyBody | undefined;
}

export function replyHeaders(raw: Readonly<Record<string, string | string[] | undefined>>): ReplyHeaders {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]),
  );
}

export function cookiesOf(raw: Readonly<Record<string, string | string[] | undefined>>): string[] {
  return [raw['set-cookie'] ?? []].flat().flatMap((cookie) => cookie.split(';', 1)[0]?.trim() ?? []);
}

/** Reads at most `limit` bytes, counted after decompression, so that no small answer unpacks into a large one. Never rejects. */
export async function readBody(source: Readable, encoding: string | undefined, limit: number): Promise<ReplyBody> {
  const decoder = decoderOf(encoding);
  const unpacked = decoder === undefined ? source : source.pipe(decoder);
  if (decoder !== undefined) source.on('error', (error) => decoder.destroy(error));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, limit - size));
      size += chunk.length;
      if (size > limit) return { bytes: Buffer.concat(chunks), whole: false };
    }
    return { bytes: Buffer.concat(chunks), whole: true };
  } catch {
    return { bytes: Buffer.concat(chunks), whole: false };
  } finally {
    decoder?.destroy();
    source.on('error', () => {}).destroy();
  }
}

function decoderOf(encoding: string | undefined): Transform | undefined {
  switch (encoding?.trim().toLowerCase() ?? '') {
    case 'gzip':
    case 'x-gzip':
    case 'deflate':
      return createUnzip({ finishFlush: constants.Z_SYNC_FLUSH });
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return undefined;
  }
}
