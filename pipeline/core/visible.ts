/**
 * Terminal controls, line separators, bidirectional controls, invisible letters and lone surrogates: what can rewrite a
 * line or hide in it. Zero-width joiners and the variation selectors of emoji stay, since real text needs them.
 */
const unseen =
  // oxlint-disable-next-line no-control-regex -- the point of this pattern
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u180b-\u180f]|\p{Cs}/gu;
/** Tag characters and the variation selectors that no emoji uses: two units each. */
const astral = /[\u{e0000}-\u{e0fff}]/gu;

/** Makes text safe to print: what is unseen becomes `�`, unit for unit, so that columns hold; tabs and line ends become a space. */
export function visible(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(astral, '\ufffd\ufffd')
    .replace(unseen, '\ufffd');
}
