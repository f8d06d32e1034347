/**
 * Hides what site generators accept in MDX although MDX itself does not: HTML comments (Docusaurus) and heading ids
 * (`## Title {#id}`). Blanks take their place, so that positions hold. Code is left alone.
 */
export function hideSiteSyntax(text: string): string {
  const pieces = text.split(/(^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S])))/m);
  let hidden = '';
  for (let index = 0; index < pieces.length; index += 1) {
    if (index % 3 === 0) hidden += hideInProse(pieces[index] ?? '');
    else if (index % 3 === 1) hidden += pieces[index] ?? '';
  }
  return hidden;
}

function hideInProse(prose: string): string {
  return prose
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/^(#{1,6}[ \t].*?)([ \t]*\{#[^}\n]*\})[ \t]*$/gm, (_, heading: string, id: string) => heading + blank(id));
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
