/** A heading without its marks: what a person would call it. At most 200 units. */
export function plainText(written: string): string {
  return (
    written
      .slice(0, 400)
      // In code, angle brackets are text: `<Suspense>` names a component.
      .replace(/`[^`]*`/g, unbracketed)
      .replace(/\{\/\*[^{}]*\}|\{#[^}]*\}|<[^<>]*>|&[A-Za-z0-9#]{1,31};/g, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|__|[`#]|\\(?=[!-/:-@[-`{-~])/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200)
  );
}

/** The title in front matter, which is text and not markup: `<progress>` there is a name. */
export function plainTitle(written: string): string {
  return plainText(unbracketed(written.slice(0, 400)));
}

function unbracketed(text: string): string {
  return text.replaceAll(/[<>]/g, ' ');
}
