import { visible } from '../../core/visible.ts';

/**
 * Text as a SARIF message: braces are doubled, since single ones mark placeholders (2.1.0 §3.11.5), and nothing of a
 * draft becomes an embedded link (§3.11.6).
 */
export function messageText(text: string): string {
  return visible(text).replace(/[{}]/g, '$&$&').replaceAll('](', '] (');
}

/** A path of the repository as a relative URI reference (RFC 3986). */
export function uriOf(path: string): string {
  return path
    .toWellFormed()
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}
