import { lintSource } from '@secretlint/core';
import { rules as presetRules } from '@secretlint/secretlint-rule-preset-recommend';
import type { Verdict } from './rule.ts';
import { judgeToken } from './rules/provider-tokens.ts';

/**
 * Left out: directives by which a draft could switch the rules off, and what our own rules judge by more than its
 * shape (URLs, connection strings, key blocks).
 */
const leftOut = new Set(
  ['filter-comments', 'basicauth', 'database-connection-string', 'privatekey'].map(
    (name) => `@secretlint/secretlint-rule-${name}`,
  ),
);
/** An account's number is no credential. */
const noCredential = new Set(['AWSAccountID', 'PrivateKeyP12']);
const names: Readonly<Record<string, string>> = {
  aws: 'AWS',
  gcp: 'Google Cloud',
  npm: 'npm',
  openai: 'OpenAI',
  github: 'GitHub',
  gitlab: 'GitLab',
  sendgrid: 'SendGrid',
  'hashicorp-vault': 'Vault',
};

export interface SecretlintToken {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly verdict: Verdict;
}

/** Tokens that secretlint's recommended preset knows. Its messages repeat the secret, so only their ranges are used. */
export async function secretlintTokens(text: string): Promise<SecretlintToken[]> {
  const { messages } = await lintSource({
    source: { content: text, filePath: 'draft', ext: '', contentType: 'text' },
    options: {
      noPhysicFilePath: true,
      config: {
        rules: presetRules.flatMap((rule) => (leftOut.has(rule.meta.id) ? [] : [{ id: rule.meta.id, rule }])),
      },
    },
  });
  return messages.flatMap(({ ruleId, messageId, range: [from, to] }) => {
    const id = ruleId.replace('@secretlint/secretlint-rule-', '');
    const verdict = noCredential.has(messageId)
      ? undefined
      : judgeToken(text.slice(from, to), names[id] ?? capital(id));
    return verdict === undefined ? [] : [{ id: `secretlint-${id}`, from, to, verdict }];
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
