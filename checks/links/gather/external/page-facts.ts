import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import type { ReplyBody } from '../../../../pipeline/resources/http/reply.ts';

/** What a page tells that links can be judged by. */
export interface PageFacts {
  /** Ids and names that fragments can lead to. */
  readonly anchors: ReadonlySet<string>;
  readonly title: string;
  /** What a reader reads, blanks folded. */
  readonly text: string;
  /** Whether headings or sections bring their ids along, so that an anchor that is not there is missing. */
  readonly hasStaticAnchors: boolean;
  readonly scripts: number;
  readonly whole: boolean;
}

const unread: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
};
const bringsItsId = /^(?:h[1-6]|section|article|dt|dd|dfn)$/;
const mostAnchors = 50_000;

/** Reads HTML tag by tag, without building a tree, so that no nesting however deep costs more than its length. */
export function readPage({ bytes, whole }: ReplyBody, contentType: string | undefined): PageFacts {
  const facts = new Facts();
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, facts);
  facts.enter = (mode, tag) => {
    tokenizer.state = mode;
    tokenizer.lastStartTagName = tag;
  };
  tokenizer.write(decoded(bytes, contentType), true);
  return {
    anchors: facts.anchors,
    title: folded(facts.title),
    text: folded(facts.text.join('')),
    hasStaticAnchors: facts.hasStaticAnchors,
    scripts: facts.scripts,
    whole,
  };
}

class Facts implements TokenHandler {
  readonly anchors = new Set<string>();
  readonly text: string[] = [];
  title = '';
  hasStaticAnchors = false;
  scripts = 0;
  enter: (mode: (typeof TokenizerMode)[keyof typeof TokenizerMode], tag: string) => void = () => {};
  #inside: string | undefined;

  onStartTag({ tagName, attrs }: Token.TagToken): void {
    for (const { name, value } of attrs) {
      if ((name !== 'id' && !(name === 'name' && tagName === 'a')) || value === '') continue;
      if (this.anchors.size < mostAnchors) this.anchors.add(value);
      if (bringsItsId.test(tagName) || tagName === 'a') this.hasStaticAnchors = true;
    }
    if (tagName === 'script') this.scripts += 1;
    const mode = unread[tagName];
    if (mode === undefined) return;
    this.#inside = tagName;
    this.enter(mode, tagName);
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (tagName === this.#inside) this.#inside = undefined;
    this.text.push(' ');
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#inside === 'title') this.title += chars;
    else if (this.#inside === undefined) this.text.push(chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {}
  onComment(): void {}
  onDoctype(): void {}
  onEof(): void {}
}

/** In the charset that the header names, else the one that the page's first KiB names, else UTF-8. */
function decoded(bytes: Buffer, contentType = ''): string {
  const said = /charset=["']?([\w:-]+)/i;
  const label = said.exec(contentType)?.[1] ?? said.exec(bytes.subarray(0, 1024).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
