/**
 * Terminal controls, bidirectional controls, zero-width and tag characters, lone surrogates: what can rewrite a line or
 * hide in it. Zero-width joiners stay, since emoji and several scripts need them.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex -- the point of this pattern
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|\p{Cs}/gu;
const tags = /[\u{e0000}-\u{e007f}]/gu;

/** Makes text safe to print: what is unseen becomes `�`, unit for unit, so that columns hold; tabs become a space. */
export function visible(text: string): string {
  return text
    .replace(/[\t\n]/g, ' ')
    .replace(tags, '\ufffd\ufffd')
    .replace(unseen, '\ufffd');
}
