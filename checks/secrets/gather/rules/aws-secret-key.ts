import { isTypedByHand } from '../placeholder.ts';
import { entropyOf, looksRandom } from '../randomness.ts';
import type { Rule } from '../rule.ts';
import { documentedSamples } from './documented-samples.ts';

/** AWS secret access keys have no mark of their own: 40 characters of base64 beside a name that tells. */
export const awsSecretKey: Rule = {
  id: 'aws-secret-access-key',
  code: 'provider-credential',
  pattern:
    /(?:aws|amazon|secret_?access)[\w.-]{0,30}["'`]?[ \t]{0,4}(?:=>|:=|[:=]|(?<=secret[\w.-]{0,30}["'`]?[ \t]{1,4}))[ \t]{0,4}["'`]?(?<![A-Za-z0-9/+])(?<value>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/dgi,
  judge({ value }) {
    if (documentedSamples.has(value) || /EXAMPLE/.test(value) || isTypedByHand(value))
      return entropyOf(value) < 3 ? undefined : { certainty: 'certain', name: 'AWS', code: 'sample-credential' };
    return entropyOf(value) >= 4 && looksRandom(value) ? { certainty: 'certain', name: 'AWS' } : undefined;
  },
};
