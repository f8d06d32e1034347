import { maskEmail } from '../mask.ts';
import { isPlaceholder } from '../placeholder.ts';
import type { AllowList, Rule } from '../rule.ts';

/** Domains that RFC 2606 and RFC 6761 keep for examples, and those that people take for them. */
const exampleDomain =
  /(?:^|\.)(?:example|test|invalid|localhost|local|internal|lan|corp)$|(?:^|\.)example\.(?:com|org|net|edu|io|dev|co|co\.kr|kr|app)$|^(?:[\w-]*(?:your|example|sample|dummy|fake|domain|company|acme|contoso|fabrikam)[\w-]*|test|foo|bar|baz|abc|xyz|email|e-mail|site|website|corp|some|bigcorp|globex|initech|mycorp|a|b|x|y|mail|evil|attacker|malicious|hacker)\.(?:\w{2,}|co\.\w\w)$/;
/** Mailboxes of a function, not of a person. */
const role =
  /^(?:support|info|help|helpdesk|contact|hello|hi|security|abuse|admin|administrator|webmaster|postmaster|hostmaster|root|sales|press|media|membership|training|academy|courses?|education|secure|translations?|opencode|members?|tsc|board|legal|privacy|dpo|gdpr|billing|jobs|careers|hr|recruit(?:ing)?|team|office|dev|devs|developers?|engineering|ops|devops|sre|noc|oss|opensource|open-source|community|conduct|coc|code-of-conduct|moderat(?:ion|ors?)|report|feedback|bugs?|issues?|news|newsletter|marketing|partners?|partnerships|events?|trademark|licens(?:e|ing)|cert|psirt|maintainers?|core|board|committee|foundation|docs?|api|service|customer|cs|help-?center|mail|list|announce|users?|no-?reply|do-?not-?reply|donotreply|bot|github-actions|notifications?|ci|git|svn|hg|ssh|ubuntu|ec2-user|deploy)$|noreply|no-reply|\[bot\]|^(?:security|support|contact|info|help|conduct|press|team|hello)[-+_.]|[-_.](?:team|list|dev|devel|users?|announce|support|security|bot|admin|wg|discuss)$/;
/** Names that stand for somebody. */
const nobody =
  /^(?:you|your[\w.-]*|me|my[\w-]*|i|user\d*|user[\w.-]*|username|name|some(?:one|body|thing|user)?|any(?:one|body)?|test[\w.+-]*|tester|foo|bar|baz|qux|foobar|example|sample|demo|dummy|fake|mock|email|e-mail|mail|account|address|customer\w*|client|member|employee|author|person|friend|guest|first(?:name)?[._-]?last(?:name)?|(?:john|jane|joe|jack)[._-]?(?:doe|smith|public)?\d*|(?:j|jd)(?:doe|smith)|attacker|hacker|victim|alice\w*|bob\w*|carol|charlie|dave|eve|mallory|trent|hong[._-]?gil[._-]?dong|gil-?dong[\w.]*|gildong[\w.]*|abc\d*|xyz|asdf\w*|aaa+|xxx+|[a-z]|\d+|octocat)$/;
/** What follows an @ in file names and package versions. */
const noTopLevel =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|js|mjs|cjs|ts|tsx|jsx|css|scss|json|md|mdx|html?|ya?ml|toml|lock|tgz|zip|gz|py|rb|rs|go|java|kt|vue|svelte|astro|txt|x|service|socket|timer|target|mount|device)$/;
/** Hosts whose user name means the service, as in `git@github.com:owner/name`. */
const serviceHost =
  /(?:^|\.)(?:users\.noreply\.github\.com|compute\.amazonaws\.com|iam\.gserviceaccount\.com|gserviceaccount\.com|sentry\.io|railway\.app|rlwy\.net|supabase\.com|neon\.tech)$/;

/** Addresses (the practical part of RFC 5322) that may lead to a person. */
export const emailAddress: Rule = {
  id: 'email-address',
  code: 'email-address',
  pattern:
    /(?<![\w.+%@/-])(?<value>(?<local>[\w+-](?:[\w.+%-]{0,62}[\w+-])?)@(?<domain>(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61})?\.){1,6}[A-Za-z]{2,18}))(?![\w@]|-\w|:(?![\s)]|$)|\.[A-Za-z0-9])/dg,
  judge({ groups, allow, text, at, to, zone }) {
    const local = (groups['local'] ?? '').toLowerCase();
    const mailbox = local.split('+')[0] ?? '';
    const domain = (groups['domain'] ?? '').toLowerCase();
    if (exampleDomain.test(domain) || serviceHost.test(domain) || noTopLevel.test(`.${domain.split('.').at(-1) ?? ''}`))
      return undefined;
    if (domain.startsWith(`${local}.`) || isPlaceholder(local)) return undefined;
    if (role.test(local) || role.test(mailbox) || nobody.test(local) || isAllowed(`${local}@${domain}`, domain, allow))
      return undefined;
    if (/(?:\/\/|ssh |scp |sftp |rsync )[^\s]{0,40}$/.test(text.slice(Math.max(0, at - 48), at))) return undefined;
    const isLiteral = zone === 'code' && /["'`]/.test(text[at - 1] ?? '') && text[at - 1] === text[to];
    return { certainty: isLiteral ? 'likely' : 'certain', shown: maskEmail(local, domain) };
  },
};

function isAllowed(address: string, domain: string, allow: AllowList): boolean {
  return allow.emails.has(address) || allow.domains.some((one) => domain === one || domain.endsWith(`.${one}`));
}
