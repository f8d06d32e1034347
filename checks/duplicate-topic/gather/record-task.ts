import { digestOf } from '../../../pipeline/core/digest.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import { readDraftBytes } from '../../../pipeline/resources/draft-bytes.ts';
import { packRecord } from './record-codec.ts';
import { recordOf } from './record.ts';
import { openLexicon } from './topic/lexicon.ts';

export interface RecordInput {
  readonly root: string;
  readonly maxBytes: number;
  readonly paths: readonly string[];
  readonly terms: Readonly<Record<string, string>>;
}

export interface RecordOutput {
  /** SHA-256 of the bytes that were read, in hexadecimal. */
  readonly digest: string;
  readonly packed: Uint8Array;
}

/** Runs in a worker. Null for a page that went or cannot be read. */
export default function makeRecords({ root, maxBytes, paths, terms }: RecordInput): (RecordOutput | null)[] {
  const lexicon = openLexicon(terms);
  return paths.map((path) => {
    try {
      const bytes = readDraftBytes(path, { root, maxBytes });
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return { digest: digestOf(bytes).slice('sha256:'.length), packed: packRecord(recordOf(text, lexicon)) };
    } catch (error) {
      if (error instanceof PublishError || error instanceof TypeError) return null;
      throw error;
    }
  });
}
