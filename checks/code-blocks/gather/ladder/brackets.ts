const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const token =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\/|[()[\]{}]/g;

/** The brackets that are missing at the end of C-like code, if closing them is all it takes. */
export function closersFor(code: string): string {
  const open: string[] = [];
  for (const [found] of code.matchAll(token)) {
    const closer = pairs[found];
    if (closer !== undefined) open.push(closer);
    else if (/^[)\]}]$/.test(found) && open.pop() !== found) return '';
  }
  return open.length === 0 ? tagCloserFor(code) : `\n${open.toReversed().join('')}`;
}

/** For the opening tag of an element alone. */
function tagCloserFor(code: string): string {
  const tag = /^\s*<([A-Za-z][\w.:-]{0,60})\b[^<]{0,2000}[^/]>\s*$/.exec(code)?.[1];
  return tag === undefined ? '' : `</${tag}>`;
}
