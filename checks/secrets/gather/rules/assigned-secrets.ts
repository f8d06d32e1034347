import { plainTextIn } from '../plain-base64.ts';
import { isExamplePassword, isPlaceholder } from '../placeholder.ts';
import { entropyOf, isUuid, looksRandom } from '../randomness.ts';
import type { Rule } from '../rule.ts';

/** Names that end so hold no secret, whatever they begin with. */
const harmlessName =
  /public|hash|digest|fingerprint|checksum|integrity|(?:[_-]|(?<=[a-z]))id$|name$|ur[il]$|path$|file$|type$|field$|expir|length|count|size|header|label|policy|version|algorithm|regex|pattern|hint|strength|limit|budget|usage|provider|issuer|manager|site|ref$|arn$/i;
/** Code that fetches the value, or a name that stands for it. */
const reference =
  /^(?:process\.|import\.|os\.|env\.|ENV|env\(|System\.|config\.|self\.|this\.|ctx\.|c\.|req\.|await|new\b|urn:|arn:|https?:|file:|vault:|op:|ssm:|secrets?\.|\/|\.|@|sha\d{3}-|#)|^[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)+$|\w\(/;

/** `password = …`, `"api_key": "…"`, `CLIENT_SECRET: …`: any name that promises a secret, with a value that may well be one. */
export const assignedSecret: Rule = {
  id: 'assigned-secret',
  code: 'hard-coded-secret',
  pattern:
    /(?<name>(?:passw(?:or)?d|passphrase|pwd|(?<![A-Za-z])pass(?![a-z])|secret|token|credential|(?:api|app|access|auth|private|encryption|signing|service|account|admin|master|license)[_-]?key|비밀번호|암호|시크릿|토큰|인증키)[A-Za-z0-9_-]{0,20})["'`\]]{0,2}[ \t]{0,8}(?:=>|:=|=|:|：)[ \t]{0,8}(?:"(?<value>[^"\s]{8,400})"|'(?<value>[^'\s]{8,400})'|`(?<value>[^`\s]{8,400})`|(?<value>[^\s"'`,;<>(){}|]{8,400}))/dgi,
  judge({ value, groups, text, at }) {
    const name = beginning(text, at) + (groups['name'] ?? '');
    if (harmlessName.test(name) || reference.test(value) || /\s/.test(value)) return undefined;
    if (isPlaceholder(value)) return undefined;
    if (looksRandom(plainTextIn(value) ?? value))
      return { certainty: value.length < 20 || isUuid(value) ? 'likely' : 'certain', name };
    if (!/pass|pwd|비밀번호|암호/i.test(name) || isExamplePassword(plainTextIn(value) ?? value)) return undefined;
    return value.length <= 40 && kindsOf(value) >= 3 && entropyOf(value) >= 2.8
      ? { certainty: 'likely', name }
      : undefined;
  },
};

/** The part of a name that stands before its telling word. */
function beginning(text: string, at: number): string {
  return /[A-Za-z0-9_.-]*$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '';
}

function kindsOf(value: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
}
