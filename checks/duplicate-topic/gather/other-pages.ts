import { digestOf } from '../../../pipeline/core/digest.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import { readDraftBytes } from '../../../pipeline/resources/draft-bytes.ts';
import type { Kinship } from '../evidence.ts';
import type { CorpusIndex } from './index/corpus-index.ts';
import type { Relative } from './kinship.ts';
import { LocatedPage } from './located-page.ts';

export interface OtherPagesParts {
  readonly index: CorpusIndex;
  readonly root: string;
  readonly maxBytes: number;
  readonly kinshipWith: (page: Relative) => Kinship | undefined;
}

/** Pages of the corpus that are looked at closely: an index has no text, so they are read again, each once. */
export class OtherPages {
  readonly #parts: OtherPagesParts;
  readonly #read = new Map<number, LocatedPage | undefined>();

  constructor(parts: OtherPagesParts) {
    this.#parts = parts;
  }

  /** Undefined where it has changed since it was indexed, or gone. */
  read(page: number): LocatedPage | undefined {
    if (!this.#read.has(page)) this.#read.set(page, this.#open(page));
    return this.#read.get(page);
  }

  /** Ready to be spread into what is told of the page. */
  kinship(page: number): { readonly kinship?: Kinship } {
    const { index, kinshipWith } = this.#parts;
    const { front } = index.notes(page);
    const kinship = kinshipWith({ path: index.path(page), digest: index.digest(page), front });
    return kinship === undefined ? {} : { kinship };
  }

  #open(page: number): LocatedPage | undefined {
    const { index, root, maxBytes } = this.#parts;
    try {
      const bytes = readDraftBytes(index.path(page), { root, maxBytes });
      if (digestOf(bytes) !== `sha256:${index.digest(page)}`) return undefined;
      return new LocatedPage(new TextDecoder().decode(bytes));
    } catch (error) {
      if (error instanceof PublishError) return undefined;
      throw error;
    }
  }
}
