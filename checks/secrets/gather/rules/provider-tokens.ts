import type { Rule } from '../rule.ts';
import { isTypedByHand } from '../placeholder.ts';
import { entropyOf } from '../randomness.ts';
import { documentedSamples } from './documented-samples.ts';

/** Tokens that carry their maker's mark, beyond those that secretlint's preset knows. Shapes are those that the makers document. */
const shapes: readonly (readonly [id: string, name: string, shape: RegExp])[] = [
  ['aws-access-key-id', 'AWS', /(?:AKIA|ASIA)[A-Z2-7]{16}/],
  ['google-api-key', 'Google', /AIza[\w-]{35}/],
  ['google-oauth-secret', 'Google OAuth', /GOCSPX-[\w-]{28}/],
  ['google-access-token', 'Google OAuth', /ya29\.[\w-]{50,400}/],
  ['openai', 'OpenAI', /sk-(?:proj|svcacct|admin|None)-[\w-]{40,200}/],
  ['openai-legacy', 'OpenAI', /sk-[A-Za-z0-9]{48}/],
  ['anthropic', 'Anthropic', /sk-ant-(?:api|admin|oat|sid)\d\d-[\w-]{40,200}/],
  ['openrouter', 'OpenRouter', /sk-or-v1-[0-9a-f]{64}/],
  ['github', 'GitHub', /gh[pousr]_[A-Za-z0-9]{36,251}/],
  ['github-fine-grained', 'GitHub', /github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}/],
  ['gitlab', 'GitLab', /gl(?:pat|dt|rt|ft|soat|ptt|agent|cbt|imt|oas)-[\w-]{20,64}/],
  ['bitbucket', 'Bitbucket', /ATBB[A-Za-z0-9]{32}/],
  ['atlassian', 'Atlassian', /ATATT3x[\w=-]{100,250}/],
  ['hugging-face', 'Hugging Face', /hf_[A-Za-z0-9]{34}/],
  ['npm', 'npm', /npm_[A-Za-z0-9]{36}/],
  ['pypi', 'PyPI', /pypi-AgEI[\w-]{50,400}/],
  ['rubygems', 'RubyGems', /rubygems_[0-9a-f]{48}/],
  ['crates-io', 'crates.io', /cio[A-Za-z0-9]{32}/],
  ['slack-app', 'Slack', /xapp-\d-[A-Z0-9]{8,15}-\d{10,16}-[0-9a-f]{64}/],
  ['slack', 'Slack', /xox[abeoprs]-[A-Za-z0-9-]{20,200}/],
  ['discord', 'Discord', /[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}/],
  ['discord-webhook', 'Discord', /(?<=discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/)[\w-]{60,80}/],
  ['telegram', 'Telegram', /(?:bot)?\d{8,10}:AA[\w-]{33}/],
  ['stripe', 'Stripe', /(?:sk|rk)_live_[A-Za-z0-9]{20,200}/],
  ['stripe-webhook', 'Stripe', /whsec_[A-Za-z0-9]{32,64}/],
  ['toss-payments', 'Toss Payments', /live_g?sk_[A-Za-z0-9]{20,40}/],
  ['square', 'Square', /(?:EAAA[\w-]{60}|sq0csp-[\w-]{43})/],
  ['twilio', 'Twilio', /SK[0-9a-f]{32}/],
  ['mailgun', 'Mailgun', /key-[0-9a-f]{32}/],
  ['sendgrid', 'SendGrid', /SG\.[\w-]{22}\.[\w-]{43}/],
  ['digitalocean', 'DigitalOcean', /do[oprt]_v1_[0-9a-f]{64}/],
  ['doppler', 'Doppler', /dp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9]{40,44}/],
  ['heroku', 'Heroku', /HRKU-[\w-]{36,64}/],
  ['supabase', 'Supabase', /sbp_[0-9a-f]{40}/],
  ['planetscale', 'PlanetScale', /pscale_(?:tkn|pw|oauth)_[\w.-]{32,64}/],
  ['sentry', 'Sentry', /sntry[su]_[\w+/=-]{40,300}/],
  ['postman', 'Postman', /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/],
  ['pulumi', 'Pulumi', /pul-[0-9a-f]{40}/],
  ['terraform', 'Terraform', /[A-Za-z0-9]{14}\.atlasv1\.[\w-]{60,70}/],
  ['vault', 'Vault', /hv[sbr]\.[\w-]{24,300}/],
  ['age', 'age', /AGE-SECRET-KEY-1[0-9A-Z]{58}/],
  ['replicate', 'Replicate', /r8_[A-Za-z0-9]{37}/],
  ['groq', 'Groq', /gsk_[A-Za-z0-9]{52}/],
  ['xai', 'xAI', /xai-[A-Za-z0-9]{80}/],
  ['perplexity', 'Perplexity', /pplx-[A-Za-z0-9]{48}/],
  ['langsmith', 'LangSmith', /lsv2_(?:pt|sk)_[0-9a-f]{32}_[0-9a-f]{10}/],
  ['airtable', 'Airtable', /pat[A-Za-z0-9]{14}\.[0-9a-f]{64}/],
  ['new-relic', 'New Relic', /NRAK-[A-Z0-9]{27}/],
  ['databricks', 'Databricks', /dapi[0-9a-f]{32}/],
  ['shopify', 'Shopify', /shp(?:at|ca|pa|ss)_[0-9a-f]{32}/],
  ['azure-storage', 'Azure Storage', /(?<=AccountKey=)[A-Za-z0-9+/]{86}==/],
];

/** A token in one of the shapes above, whole and not part of a longer word. */
export const providerTokens: readonly Rule[] = shapes.map(([id, name, shape]) => ({
  id,
  code: 'provider-credential',
  pattern: new RegExp(`(?<![A-Za-z0-9_])(?<value>${shape.source})(?![A-Za-z0-9_])`, 'dg'),
  judge: ({ value }) => judgeToken(value, name),
}));

/** A token of the right shape: real, a documented sample, or one that says of itself that it is none. */
export function judgeToken(value: string, name: string): ReturnType<Rule['judge']> {
  const body = value.replace(/^[A-Za-z0-9]{2,10}[-_.](?:live_|test_|v1[-_]|proj-|api\d\d-)?/, '');
  if (/x{6}|X{6}|\*|\.{3}|your|placeholder|redacted|insert/i.test(value)) return undefined;
  if (entropyOf(body) < 2) return undefined;
  const isSample = documentedSamples.has(value) || isTypedByHand(body) || /example|sample|dummy|fake/i.test(body);
  return { certainty: 'certain', name, ...(isSample && { code: 'sample-credential' as const }) };
}
