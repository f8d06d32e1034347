import type { Verdict } from '../../external-evidence.ts';
import type { PageFacts } from './page-facts.ts';

/** Hosts that set the anchors of their pages by script; what is missing there proves nothing. */
const scriptedHosts =
  /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|youtube\.com|stackblitz\.com|codesandbox\.io|figma\.com|notion\.(?:so|site))$/;
/** Client-side routes and states rather than anchors: `#/users`, `#!/x`, `#a=1&b=2`, `#t=30`. */
const clientState = /^[/!?]|=/;
const textDirective = /:~:/;

/** Whether a fragment, as written in the link, is on the page. `page` is undefined for what is no HTML. */
export function judgeFragment(fragment: string, page: PageFacts | undefined, host: string): Verdict {
  if (page === undefined) return { state: 'ok' };
  const [anchor = '', directives] = fragment.split(textDirective);
  const found = anchor === '' ? ({ state: 'ok' } as const) : judgeAnchor(anchor, page, host);
  if (found.state !== 'ok' || directives === undefined) return found;
  return judgeText(directives, page);
}

function judgeAnchor(fragment: string, page: PageFacts, host: string): Verdict {
  const plain = percentDecoded(fragment);
  if (/^top$/i.test(plain) || clientState.test(plain)) return { state: 'ok' };
  const names = [fragment, plain, plain.normalize('NFC'), plain.normalize('NFD')];
  if (names.some((name) => page.anchors.has(name) || page.anchors.has(`user-content-${name}`))) return { state: 'ok' };
  const proves = page.whole && page.hasStaticAnchors && !scriptedHosts.test(host);
  return proves ? { state: 'broken', reason: 'missing-anchor' } : { state: 'unverified', reason: 'unsure-anchor' };
}

/** `text=[prefix-,]start[,end][,-suffix]` (WICG scroll-to-text-fragment). Texts of pages change, so this is never broken. */
function judgeText(directives: string, page: PageFacts): Verdict {
  const text = comparable(page.text);
  for (const directive of directives.split('&')) {
    if (!directive.startsWith('text=')) continue;
    const parts = directive
      .slice('text='.length)
      .split(',')
      .filter((part) => !part.endsWith('-') && !part.startsWith('-'))
      .map((part) => comparable(percentDecoded(part)));
    if (parts.some((part) => part !== '' && !text.includes(part)))
      return { state: 'unverified', reason: 'missing-text' };
  }
  return { state: 'ok' };
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
