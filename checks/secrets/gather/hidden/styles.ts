const away: readonly RegExp[] = [
  /display\s*:\s*["'`]?none\b/i,
  /visibility\s*:\s*["'`]?hidden\b/i,
  /font-?size\s*:\s*["'`]?(?:0|0?\.\d|1px)(?:px|r?em|pt|%|vw)?\s*(?=["'`;,}]|!|$)/i,
  /opacity\s*:\s*["'`]?0(?:\.0\d*)?\s*(?=["'`;,}]|!|$)/i,
  /(?:text-?indent|left|top|right|margin-?left|margin-?top)\s*:\s*["'`]?-\d{4,}/i,
  /(?:^|[\s;{,"'])color\s*:\s*["'`]?transparent\b/i,
  /clip(?:-path)?\s*:\s*["'`]?(?:rect\(\s*0|inset\(\s*(?:50|100)%)/i,
];

const noRoom = /(?:^|[\s;{,])(?:height|width|max-?height|max-?width)\s*:\s*["'`]?[01](?:px)?\s*(?=["'`;,}]|!|$)/i;

/** Whether a style (CSS, or the object that JSX takes) keeps an element's text from readers: also one colour on itself. */
export function styleHides(style: string): boolean {
  if (away.some((pattern) => pattern.test(style))) return true;
  if (/overflow\s*:\s*["'`]?hidden/i.test(style) && noRoom.test(style)) return true;
  const colour = valueOf(/(?:^|[\s;{,])color\s*:\s*["'`]?([^;"'`}]{3,40})/i, style);
  const ground = valueOf(/background(?:-?color)?\s*:\s*["'`]?([^;"'`}]{3,40})/i, style);
  return colour !== undefined && colour === ground;
}

function valueOf(pattern: RegExp, style: string): string | undefined {
  const value = pattern.exec(style)?.[1];
  return value === undefined
    ? undefined
    : normalColour(
        value
          .replace(/!important|,\s*$/g, '')
          .trim()
          .toLowerCase(),
      );
}

const names: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  transparent: '#00000000',
};

function normalColour(value: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value);
  if (rgb !== null)
    return `#${rgb
      .slice(1)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`;
  return names[value] ?? value;
}
