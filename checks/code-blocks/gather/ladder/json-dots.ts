const token = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\.{3,}|…+/g;

/**
 * Takes dots that stand for left-off members out of JSON, unit for unit, with the comma that leads up to them; where
 * they swallowed a comma between two members, one takes their place.
 */
export function withoutJsonDots(code: string): string {
  if (!/\.{3}|…/.test(code)) return code;
  const units = code.split('');
  for (const { 0: found, index } of code.matchAll(token)) {
    if (!/^[.…]/.test(found)) continue;
    const before = lastBefore(units, index);
    const after = /\S/.exec(code.slice(index + found.length, index + found.length + 1_000))?.[0] ?? '';
    const isLast = /^[\]}]?$/.test(after);
    units.fill(' ', index, index + found.length);
    if (units[before] === ':') units[index] = '0';
    else if (units[before] === ',' && isLast) units[before] = ' ';
    else if (before >= 0 && !isLast && after !== ',' && !/[,[{(:]/.test(units[before] ?? '')) units[index] = ',';
  }
  return units.join('');
}

function lastBefore(units: readonly string[], index: number): number {
  let at = index - 1;
  while (at >= 0 && /\s/.test(units[at] ?? '')) at -= 1;
  return at;
}
