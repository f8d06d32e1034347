import { initial } from '../mask.ts';
import type { Rule } from '../rule.ts';

/** Accounts of software, and names that stand for anybody. */
const nobody =
  /^(?:user\d*|users?|username|user-?name|your[\w.-]*|you|me|my[\w-]*|name|some\w*|any\w*|alice|bob|carol|eve|john|jane|joe|jdoe|johndoe|janedoe|foo|bar|baz|test\w*|demo|example|sample|dev|developer|admin|administrator|root|guest|default|public|all users|shared|runner|runneradmin|ubuntu|debian|centos|fedora|ec2-user|azureuser|opc|vagrant|pi|docker|node|app|appuser|web|www|www-data|nginx|git|gitpod|codespace|vscode|coder|jovyan|circleci|travis|jenkins|build|builder|builduser|ci|deploy|deployer|linuxbrew|nonroot|nobody|postgres|mysql|oracle|hadoop|spark|airflow|sbx_user\w*|site|kali|student|home|workspace|projects?|src|code|data|hong|gildong|honggildong|xxx+|abc|x+|USER|사용자|홍길동)$/i;
/** What lies in a home directory; elsewhere `/home/…` may be a page. */
const inside =
  /^(?:\.\w|(?:documents|desktop|downloads|pictures|library|applications|appdata|onedrive|projects?|workspaces?|work|works|dev|develop(?:ment|er)?|code|coding|src|source|repos?|git|github|go|bin|local|tmp|temp|sites|www|study|programming|miniconda\d?|anaconda\d?|android|idea\w*|vscode|바탕화면|문서)(?:[/\\]|$|[\s"'`)<]))/i;

const names = /(?<value>[\p{L}\d_][\p{L}\d_.-]{0,31})/u.source;

/** `/Users/<name>/…` and `C:\Users\<name>\…`. */
export const userDirectory: Rule = {
  id: 'users-directory',
  code: 'home-directory',
  pattern: new RegExp(
    `(?<![\\w.:-]|\\w/)(?:file://)?(?:(?:[A-Za-z]:|/mnt/[a-z]|/[a-z])?(?:/|\\\\{1,2})Users(?:/|\\\\{1,2}))${names}(?=[/\\\\\\s"'\`)<>:,;]|$)(?<rest>[/\\\\]{0,2}[^\\s]{0,20})`,
    'dgu',
  ),
  judge: ({ value, groups, allow, text, at, from }) => {
    if (nobody.test(value) || allow.users.has(value.toLowerCase()) || /^\.+$/.test(value)) return undefined;
    const start = text.slice(at, from);
    const isPath = /^[A-Za-z]:|\\/.test(start) || /^[/\\]{1,2}[^\s/\\]/.test(groups['rest'] ?? '');
    return isPath ? { certainty: 'certain', shown: start + initial(value) } : undefined;
  },
};

/** `/home/<name>/…`. */
export const homeDirectory: Rule = {
  id: 'home-directory',
  code: 'home-directory',
  pattern: new RegExp(`(?<![\\w.:~*}-]|\\w/)(?:file://)?/home/${names}/(?<rest>[^\\s]{0,40})`, 'dgu'),
  judge: ({ value, groups, allow }) => {
    if (nobody.test(value) || allow.users.has(value.toLowerCase())) return undefined;
    return inside.test(groups['rest'] ?? '') ? { certainty: 'certain', shown: `/home/${initial(value)}` } : undefined;
  },
};
