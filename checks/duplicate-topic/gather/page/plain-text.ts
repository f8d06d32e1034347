/** A heading or title without its marks: what a person would call it. At most 200 units. */
export function plainText(written: string): string {
  return written
    .slice(0, 400)
    .replace(/\{#[^}]*\}|<[^<>]*>|&[A-Za-z0-9#]{1,31};/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|[`#]|\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
