import { styleText } from '../../node/util.ts';

const styles = {
  blocker: ['red', 'bold'],
  warning: ['yellow', 'bold'],
  note: ['blue', 'bold'],
  good: ['green'],
  strong: ['bold'],
  dim: ['dim'],
  code: ['cyan'],
} as const;

export type Style = keyof typeof styles;
export type Paint = (style: Style, text: string) => string;

/** Paints, or leaves text as it is. The one place from which escape sequences come. */
export function painter(colour: boolean): Paint {
  if (!colour) return (_, text) => text;
  return (style, text) => (text === '' ? '' : styleText([...styles[style]], text, { validateStream: false }));
}

/** Paints what stands between backticks, over the end of a line too. */
export function paintCode(lines: readonly string[], paint: Paint): string[] {
  let inside = false;
  return lines.map((line) =>
    line
      .split(/(`)/)
      .map((part) => {
        if (part === '`') inside = !inside;
        return inside || part === '`' ? paint('code', part) : part;
      })
      .join(''),
  );
}
