import { z } from 'zod';

const list = z.array(z.string().min(1)).readonly();

const allow = z.strictObject({
  emails: list.default([]).describe('E-mail addresses that may stand in a draft.'),
  domains: list.default([]).describe('Domains, with their subdomains, whose e-mail addresses may stand in a draft.'),
  hosts: list.default([]).describe('Private host names (with their subdomains) and IP addresses that may be named.'),
  users: list.default([]).describe('User names that may stand in paths of home directories.'),
  digests: z
    .array(z.string().regex(/^sha256:[0-9a-f]{64}$/, 'a digest is `sha256:` and 64 hexadecimal digits'))
    .readonly()
    .default([])
    .describe('Values that may stand in a draft, each as `sha256:` and the SHA-256 of its UTF-8 bytes.'),
});

const personalData = z.strictObject({
  residentNumbers: z.boolean().default(true).describe('Korean resident and foreigner registration numbers.'),
  paymentCards: z.boolean().default(true),
  phoneNumbers: z.boolean().default(true).describe('Korean mobile and landline numbers.'),
  emailAddresses: z.boolean().default(true),
  homeDirectories: z.boolean().default(true).describe('Paths such as `/Users/<name>/…`.'),
});

export const options = z.strictObject({
  allow: allow.prefault({}),
  personalData: personalData.prefault({}),
  privateNetwork: z.boolean().default(true).describe('Private host names and IP addresses.'),
  hiddenText: z.boolean().default(true).describe('Text that readers cannot see, and orders to reviewing models.'),
});

export type SecretsOptions = z.output<typeof options>;
export type SecretsInput = z.input<typeof options>;
