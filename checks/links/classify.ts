/** Where an address leads, told from its text and the site's address alone. */
export type Target =
  /** The page it stands on: `#part`, `?query`, or nothing. */
  | { readonly kind: 'page'; readonly fragment: string | undefined }
  | LocalTarget
  /** `url` is absolute, as WHATWG URL writes it, without its fragment; `fragment` as written, without `#`. */
  | { readonly kind: 'external'; readonly url: string; readonly fragment: string | undefined }
  /** `mailto:`, `tel:` and others that lead to no page. */
  | { readonly kind: 'other'; readonly scheme: string }
  | { readonly kind: 'data'; readonly mediaType: string; readonly isEmpty: boolean }
  /** Runs code, or reaches into the reader's machine. */
  | { readonly kind: 'dangerous'; readonly scheme: string }
  /** Filled in when the site is built: `{{ site.url }}/x`, `${base}/x`, `<your-host>`. */
  | { readonly kind: 'template' }
  /** No address at all: `https://`, `http:///x`, a port that is none, `localhost:3000`. */
  | { readonly kind: 'malformed' };

export interface LocalTarget {
  readonly kind: 'local';
  /** Percent-decoded; starts with `/` when it starts at a root of the site. Never a URL. */
  readonly path: string;
  readonly query: string | undefined;
  /** As written, without `#`. */
  readonly fragment: string | undefined;
  /** `production`: it was written with the address of the site itself. */
  readonly from: 'relative' | 'root' | 'production';
}

const schemeOf = /^([a-z][a-z\d+.-]*):/i;
/** Browsers take the host for a scheme. */
const hostAndPort = /^(?:localhost|[\w-]+(?:\.[\w-]+)+):\d{1,5}(?:[/?#]|$)/i;
const dangerous: ReadonlySet<string> = new Set(['javascript', 'vbscript', 'file', 'livescript', 'mocha']);
/** Liquid, Jinja, Hugo, Handlebars, shell and template literals, MkDocs macros; `<…>` and `%s` as placeholders. */
const template = /\{\{|\{%|\$\{|<[^<>]*>|%[sd](?![\da-f])|^\{[^}]*\}|\{[A-Za-z_]\w*\}/;

/** `baseUrl`: where the site is published. Addresses below it lead to files of the repository. */
export function classify(address: string, baseUrl?: string): Target {
  const written = address.replace(/[\t\n\r]/g, '').trim();
  if (template.test(written)) return { kind: 'template' };
  // Browsers skip control characters in front and behind.
  const bare = written.replace(/^[\0- ]+/, '');
  if (hostAndPort.test(bare)) return { kind: 'malformed' };
  const scheme = schemeOf.exec(bare)?.[1]?.toLowerCase();
  if (scheme !== undefined && !isDrive(written)) return withScheme(bare, scheme, baseUrl);
  if (/^[\\/]{2}/.test(written)) return external(`https:${written.replaceAll('\\', '/')}`, baseUrl);
  const { path, query, fragment } = split(written);
  if (path === '') return { kind: 'page', fragment };
  const plain = decode(path).replaceAll('\\', '/');
  return { kind: 'local', path: plain, query, fragment, from: plain.startsWith('/') ? 'root' : 'relative' };
}

/** `C:\docs\x.md`: no scheme has one letter. */
function isDrive(address: string): boolean {
  return /^[a-z]:[\\/]/i.test(address);
}

function withScheme(address: string, scheme: string, baseUrl: string | undefined): Target {
  if (scheme === 'http' || scheme === 'https') return external(address, baseUrl);
  if (scheme === 'data') {
    const comma = address.indexOf(',');
    const mediaType = (/^[^;,]*/.exec(address.slice(5, 105))?.[0] ?? '').trim().toLowerCase();
    return { kind: 'data', mediaType, isEmpty: comma === -1 || comma === address.length - 1 };
  }
  return dangerous.has(scheme) ? { kind: 'dangerous', scheme } : { kind: 'other', scheme };
}

function external(address: string, baseUrl: string | undefined): Target {
  const { fragment } = split(address);
  if (!/^https?:\/\/[^/?#]/i.test(address) || !URL.canParse(address)) return { kind: 'malformed' };
  const url = new URL(address);
  url.hash = '';
  const below = baseUrl !== undefined && URL.canParse(baseUrl) ? pathBelow(url, new URL(baseUrl)) : undefined;
  if (below === undefined) return { kind: 'external', url: url.href, fragment };
  const query = url.search === '' ? undefined : url.search.slice(1);
  return { kind: 'local', path: decode(below), query, fragment, from: 'production' };
}

/** The path inside the site, with or without `www.` and TLS; undefined where the address is another site's. */
function pathBelow(url: URL, base: URL): string | undefined {
  const host = (one: URL): string => `${one.hostname.replace(/^www\./, '')}:${one.port}`;
  if (host(url) !== host(base)) return undefined;
  const folder = base.pathname.replace(/\/+$/, '');
  if (url.pathname === folder) return '/';
  return url.pathname.startsWith(`${folder}/`) ? url.pathname.slice(folder.length) : undefined;
}

function split(address: string): { path: string; query: string | undefined; fragment: string | undefined } {
  const hash = address.indexOf('#');
  const before = hash === -1 ? address : address.slice(0, hash);
  const mark = before.indexOf('?');
  return {
    path: mark === -1 ? before : before.slice(0, mark),
    query: mark === -1 ? undefined : before.slice(mark + 1),
    fragment: hash === -1 ? undefined : address.slice(hash + 1),
  };
}

/** Percent-decoded where that gives text; what is no UTF-8 stays as it is written. */
export function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
