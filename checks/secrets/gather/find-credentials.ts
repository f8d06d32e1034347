import { credentialCodes } from '../evidence.ts';
import { scanRules } from './scan-rules.ts';

const credentials: ReadonlySet<string> = new Set(credentialCodes);
const nothingAllowed = {
  emails: new Set<string>(),
  domains: [],
  hosts: new Set<string>(),
  users: new Set<string>(),
  digests: new Set<string>(),
};

export interface Credential {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
}

/** Everything in a text that gives access to something, documented samples too. */
export async function findCredentials(text: string): Promise<Credential[]> {
  const { found } = await scanRules(text, { zoneAt: () => 'code', allow: nothingAllowed });
  return found.flatMap(({ code, rule, from, to }) => (credentials.has(code) ? [{ rule, from, to }] : []));
}
