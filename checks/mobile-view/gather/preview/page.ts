export interface PageParts {
  readonly language: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly body: string;
  readonly css: string;
  readonly colorScheme: 'light' | 'dark';
  readonly fontsUrl: string;
}

/** No script at all, and nothing from elsewhere. Sent as a header. */
export const pagePolicy =
  "default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function pageHtml({ language, title, body, css, colorScheme, fontsUrl }: PageParts): string {
  return `<!doctype html>
<html lang="${escaped(language)}" data-scheme="${colorScheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${fontsUrl}">
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
