import type { Rule } from '../rule.ts';

/** Accounts of software, and names that stand for anybody. */
const nobody =
  /^(?:user\d*|users?|username|user-?name|your[\w.-]*|you|me|my[\w-]*|name|some\w*|any\w*|alice|bob|carol|eve|john|jane|joe|jdoe|johndoe|john[._-]smith|semaphore|janedoe|foo|bar|baz|test\w*|demo|example|sample|dev|developer|admin|administrator|root|guest|default|public|all users|shared|runner|runneradmin|ubuntu|debian|centos|fedora|ec2-user|azureuser|opc|vagrant|pi|docker|node|app|appuser|web|www|www-data|nginx|git|gitpod|codespace|vscode|coder|jovyan|circleci|travis|jenkins|build|builder|builduser|ci|deploy|deployer|linuxbrew|nonroot|nobody|postgres|mysql|oracle|hadoop|spark|airflow|sbx_user\w*|site|kali|deno|rust|go|java|python|ruby|php|swift|student|home|workspace|projects?|src|code|data|hong|gildong|honggildong|xxx+|abc|x+|USER|사용자|홍길동)$/i;
/** What lies in a home directory; elsewhere `/home/…` may be a page. */
const inside =
  /^(?:\.\w|(?:documents|desktop|downloads|pictures|library|applications|appdata|onedrive|projects?|workspaces?|work|works|dev|develop(?:ment|er)?|code|coding|src|source|repos?|git|github|go|bin|local|tmp|temp|sites|www|study|programming|miniconda\d?|anaconda\d?|android|idea\w*|vscode|바탕화면|문서)(?:[/\\]|$|[\s"'`)<]))/i;

const name = /(?<user>[\p{L}\d_][\p{L}\d_.-]{0,31})/u.source;
const drive = String.raw`(?:[A-Za-z]:|/mnt/[a-z]|/[a-z])?`;
const slash = String.raw`(?:/|\\{1,2})`;

/** `/Users/<name>/…` and `C:\Users\<name>\…`. The whole beginning of the path is its value: a name alone may be a word. */
export const userDirectory: Rule = {
  id: 'users-directory',
  code: 'home-directory',
  pattern: new RegExp(
    String.raw`(?<![\w.:-]|\w/)(?:file:/{2,3})?(?<value>${drive}${slash}Users${slash}${name})(?=[/\\\s"'\x60)<>:,;]|$)(?<rest>[/\\]{0,2}\S{0,20})`,
    'dgu',
  ),
  judge: ({ value, groups, allow }) => {
    const { user = '', rest = '' } = groups;
    if (nobody.test(user) || allow.users.has(user.toLowerCase()) || /\.(?:txt|md|log|json|exe)$/i.test(user))
      return undefined;
    const isPath = value.includes('\\') || value.includes(':') || /^\/{1,2}[^\s/\\]/.test(rest);
    return isPath ? { certainty: 'certain', shown: value.includes('\\') ? '…\\Users\\…' : '/Users/…' } : undefined;
  },
};

/** `/home/<name>/…`. */
export const homeDirectory: Rule = {
  id: 'home-directory',
  code: 'home-directory',
  pattern: new RegExp(String.raw`(?<![\w.:~*}-]|\w/)(?:file:/{2})?(?<value>/home/${name})/(?<rest>\S{0,40})`, 'dgu'),
  judge: ({ groups, allow, zone }) => {
    const { user = '', rest = '' } = groups;
    if (nobody.test(user) || allow.users.has(user.toLowerCase())) return undefined;
    const isDeep = (zone === 'code' || zone === 'inline-code') && /^[^\s/]+\/[^\s/]/.test(rest);
    return isDeep || inside.test(rest) ? { certainty: 'certain', shown: '/home/…' } : undefined;
  },
};
