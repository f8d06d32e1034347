import { readPage, type PageFacts } from './page-facts.ts';

export interface ReadPageInput {
  readonly bytes: Uint8Array;
  readonly whole: boolean;
  readonly contentType: string | undefined;
}

/** In a worker, since a page may be built to keep a parser busy for hours. */
export default function readPageTask({ bytes, whole, contentType }: ReadPageInput): PageFacts {
  return readPage({ bytes: Buffer.from(bytes), whole }, contentType);
}
