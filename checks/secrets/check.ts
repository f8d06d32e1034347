import { defineCheck, type Found } from '../../pipeline/core/check.ts';
import { now } from '../../pipeline/core/evidence.ts';
import {
  credentialCodes,
  networkCodes,
  hiddenCodes,
  personalCodes,
  secretScan,
  type SecretCode,
  type Sighting,
} from './evidence.ts';
import { weigh } from './judge.ts';
import { messages } from './messages.ts';
import type { SecretsOptions } from './options.ts';

export default defineCheck({
  id: 'secrets',
  version: 1,
  stage: 'text',
  title: { en: 'No secrets, personal data or hidden text', ko: '비밀 정보, 개인정보, 숨은 텍스트 없음' },
  needs: { secretScan, now },
  messages,
  severity: {
    'provider-credential': 'blocker',
    'private-key': 'blocker',
    'credential-in-url': 'blocker',
    'hard-coded-secret': 'blocker',
    'authorization-header': 'blocker',
    'json-web-token': 'blocker',
    'sample-credential': 'note',
    'resident-number': 'blocker',
    'foreigner-number': 'blocker',
    'payment-card': 'blocker',
    'phone-number': 'warning',
    'email-address': 'warning',
    'home-directory': 'warning',
    'private-host': 'warning',
    'private-ip': 'note',
    'tag-characters': 'blocker',
    'variation-selectors': 'blocker',
    'bidi-control': 'blocker',
    'invisible-character': 'warning',
    'byte-order-mark': 'warning',
    'hidden-instruction': 'blocker',
    'hidden-text': 'warning',
    'text-after-blanks': 'warning',
    'reviewer-instruction': 'warning',
  },
  sensitive: [...credentialCodes, ...personalCodes],
  options: async () => (await import('./options.ts')).options,
  evaluate({ secretScan, now }, options) {
    const left = codesLeftOut(options);
    const findings = secretScan.filter(({ code }) => !left.has(code)).map((sighting) => findingOf(sighting, now));
    return { findings };
  },
});

function findingOf(sighting: Sighting, now: string): Found<typeof messages> {
  const { code, rule, place, shown, name = '', count = 1, lines = [place.start.line], digest } = sighting;
  // One set of parameters fills the messages of all codes; the types cannot pair a code of many with its own.
  return {
    code,
    params: { shown, name, count, lines: `${lines.join(', ')}${count > lines.length ? ', …' : ''}` },
    place,
    identity: `${rule} ${shown}`,
    ...weigh(sighting, now),
    ...(digest !== undefined && { evidence: [digest] }),
  } as Found<typeof messages>;
}

function codesLeftOut({ personalData, privateNetwork, hiddenText }: SecretsOptions): ReadonlySet<SecretCode> {
  const left: SecretCode[] = [];
  if (!personalData.residentNumbers) left.push('resident-number', 'foreigner-number');
  if (!personalData.paymentCards) left.push('payment-card');
  if (!personalData.phoneNumbers) left.push('phone-number');
  if (!personalData.emailAddresses) left.push('email-address');
  if (!personalData.homeDirectories) left.push('home-directory');
  if (!privateNetwork) left.push(...networkCodes);
  if (!hiddenText) left.push(...hiddenCodes);
  return new Set(left);
}
