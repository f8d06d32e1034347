import type { Node } from 'commonmark';
import { LineIndex } from '../../core/place.ts';
import { frontMatterLength } from './plain-markdown.ts';

/** A draft's text, and where the nodes that commonmark.js made of what follows its front matter stand in it. */
export class QuickSource {
  readonly text: string;
  readonly lines: LineIndex;
  /** Length of the front matter with its last line end. */
  readonly matter: number;
  /** Lines of the front matter. */
  readonly matterLines: number;

  constructor(text: string) {
    this.text = text;
    this.lines = new LineIndex(text);
    this.matter = frontMatterLength(text);
    this.matterLines = this.lines.pointAt(this.matter).line - 1;
  }

  firstLine(node: Node): number {
    return node.sourcepos[0][0] + this.matterLines;
  }

  lastLine(node: Node): number {
    return node.sourcepos[1][0] + this.matterLines;
  }

  startOf(node: Node): number {
    return this.lines.offsetAt({ line: this.firstLine(node), column: node.sourcepos[0][1] });
  }

  /** Nodes reach to the end of their last line. */
  endOf(node: Node): number {
    return this.lines.lineRange(this.lastLine(node), this.text).to;
  }

  rawOf(node: Node): string {
    return this.text.slice(this.startOf(node), this.endOf(node));
  }

  /** A line without its end; empty past the last. */
  line(line: number): string {
    const { from, to } = this.lines.lineRange(line, this.text);
    return this.text.slice(from, to);
  }
}
