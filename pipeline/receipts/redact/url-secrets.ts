import type { SecretRange } from '../redact.ts';

const userInfo = /\b[a-z][a-z0-9+.-]{1,20}:\/\/(?<value>[^\s/?#@'"<>]{1,300})@/dgi;
const parameter =
  /[?&;#](?:access_|id_|refresh_|api_|auth_|client_|x-amz-|x-goog-)?(?:token|key|apikey|secret|password|passwd|pwd|signature|sig|credential|code|auth|session|jwt)=(?<value>[^\s&#;'"<>]{1,2000})/dgi;

/** User names, passwords and tokens in URLs, whatever they look like. */
export function urlSecrets(text: string): SecretRange[] {
  return [...rangesOf(text, userInfo, 'user in a URL'), ...rangesOf(text, parameter, 'token in a URL')];
}

function rangesOf(text: string, pattern: RegExp, rule: string): SecretRange[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [from, to] = match.indices?.groups?.['value'] ?? [];
    return from === undefined || to === undefined ? [] : [{ rule, from, to }];
  });
}
