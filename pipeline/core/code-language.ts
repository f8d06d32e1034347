/**
 * One entry a language: its id here, the words that name it in a fence, the file extensions and file names that mean it.
 * Names and extensions follow GitHub's linguist; words that highlighters (Prism, Shiki, Rouge) add stand beside them.
 */
const table: readonly (readonly [id: string, words: string, extensions: string, fileNames?: string])[] = [
  ['js', 'javascript node nodejs ecmascript es6 mjs cjs javascriptreact', 'js mjs cjs es6'],
  ['jsx', '', 'jsx'],
  ['ts', 'typescript mts cts deno', 'ts mts cts'],
  ['tsx', 'typescriptreact', 'tsx'],
  ['json', 'geojson webmanifest', 'json geojson webmanifest har', '.releaserc composer.lock'],
  ['jsonl', 'ndjson jsonlines', 'jsonl ndjson'],
  [
    'jsonc',
    'jsoncomments',
    'jsonc code-workspace',
    'tsconfig.json jsconfig.json .babelrc .eslintrc .swcrc .oxlintrc.json',
  ],
  ['json5', '', 'json5'],
  ['yaml', 'yml', 'yaml yml', '.clang-format CITATION.cff'],
  ['toml', '', 'toml', 'Pipfile Cargo.lock poetry.lock uv.lock'],
  ['vue', '', 'vue'],
  ['vue-html', '', ''],
  ['svelte', '', 'svelte'],
  ['astro', '', 'astro'],
  ['html', 'htm xhtml', 'html htm xhtml'],
  ['css', '', 'css'],
  ['scss', '', 'scss'],
  ['sass', '', 'sass'],
  ['less', '', 'less'],
  ['python', 'py py3 python3 pyi', 'py pyi pyw'],
  ['pycon', 'python-repl doctest', ''],
  ['go', 'golang', 'go'],
  ['go-module', 'gomod go.mod', '', 'go.mod'],
  ['rust', 'rs', 'rs'],
  ['java', '', 'java'],
  ['kotlin', 'kt kts', 'kt kts'],
  ['swift', '', 'swift'],
  ['c', 'h', 'c h'],
  ['cpp', 'c++ cc cxx hpp', 'cpp cc cxx hpp hh ino'],
  ['csharp', 'cs c# dotnet', 'cs csx'],
  ['fsharp', 'fs f#', 'fs fsx'],
  ['vb', 'vbnet vb.net', 'vb'],
  ['ruby', 'rb jruby', 'rb gemspec rake', 'Gemfile Rakefile Podfile Vagrantfile Brewfile Fastfile'],
  ['erb', 'rhtml', 'erb'],
  ['php', 'php7 php8', 'php'],
  [
    'bash',
    'sh shell zsh shellscript shell-script ksh envrc',
    'sh bash zsh bats',
    '.bashrc .zshrc .profile .bash_profile .envrc',
  ],
  ['console', 'shellsession shell-session sh-session bash-session terminal pwsh-session ps1con', ''],
  ['fish', '', 'fish'],
  ['nushell', 'nu', 'nu'],
  ['powershell', 'posh pwsh ps ps1', 'ps1 psm1 psd1'],
  ['bat', 'batch dosbatch cmd batchfile', 'bat cmd'],
  ['sql', 'mysql pgsql postgres postgresql plpgsql plsql sqlite tsql psql mariadb', 'sql'],
  ['graphql', 'gql', 'graphql gql graphqls'],
  ['dockerfile', 'docker containerfile', 'dockerfile', 'Dockerfile Containerfile'],
  ['hcl', 'terraform tf opentofu', 'tf tfvars hcl tofu'],
  ['xml', 'rss xsd wsdl xslt plist', 'xml xsd xsl plist csproj pom xaml', 'nuget.config'],
  ['svg', '', 'svg'],
  ['markdown', 'md pandoc', 'md markdown'],
  ['mdx', '', 'mdx'],
  ['mermaid', 'mmd', 'mmd mermaid'],
  ['ini', 'dosini', 'ini cfg', '.npmrc .editorconfig .gitconfig .flake8 .pylintrc'],
  ['conf', 'cfg config', 'conf'],
  ['properties', 'java-properties', 'properties'],
  ['dotenv', 'env', 'env', '.env .env.local .env.example .env.production .env.development .env.test'],
  ['diff', 'udiff patch', 'diff patch'],
  ['ignore', 'gitignore', '', '.gitignore .dockerignore .npmignore .prettierignore .eslintignore'],
  ['makefile', 'make mf', 'mk', 'Makefile GNUmakefile'],
  ['nginx', 'nginxconf', '', 'nginx.conf'],
  ['caddyfile', 'caddy', '', 'Caddyfile'],
  ['apache', 'apacheconf htaccess', '', '.htaccess'],
  ['elixir', 'ex exs', 'ex exs'],
  ['erlang', 'erl', 'erl'],
  ['dart', '', 'dart'],
  ['scala', '', 'scala sbt'],
  ['groovy', 'gradle', 'groovy gradle', 'Jenkinsfile'],
  ['lua', '', 'lua'],
  ['perl', 'pl', 'pl pm'],
  ['r', 'rscript', 'r'],
  ['julia', 'jl', 'jl'],
  ['haskell', 'hs', 'hs'],
  ['ocaml', 'ml', 'ml mli'],
  ['clojure', 'clj', 'clj cljs edn'],
  ['zig', '', 'zig'],
  ['nix', '', 'nix'],
  ['nim', '', 'nim'],
  ['crystal', 'cr', 'cr'],
  ['elm', '', 'elm'],
  ['solidity', 'sol', 'sol'],
  ['objectivec', 'objc obj-c objective-c', 'm mm'],
  ['protobuf', 'proto', 'proto'],
  ['prisma', '', 'prisma'],
  ['wgsl', '', 'wgsl'],
  ['glsl', '', 'glsl vert frag'],
  ['wat', 'wast wasm webassembly', 'wat'],
  ['asm', 'nasm assembly', 'asm'],
  ['tex', 'latex', 'tex'],
  ['cmake', '', 'cmake', 'CMakeLists.txt'],
  ['handlebars', 'hbs', 'hbs handlebars'],
  ['jinja', 'jinja2 django htmldjango', 'j2 jinja jinja2'],
  ['liquid', '', 'liquid'],
  ['pug', 'jade', 'pug'],
  ['twig', '', 'twig'],
  ['blade', '', ''],
  ['go-template', 'gotmpl go-html-template go-text-template', 'gohtml gotmpl tmpl'],
  ['coffee', 'coffeescript', 'coffee'],
  ['stylus', 'styl', 'styl'],
  ['http', '', 'http'],
  ['csv', '', 'csv'],
  ['dot', 'graphviz', 'gv'],
  ['plantuml', 'puml', 'puml'],
  ['regex', 'regexp', ''],
  ['text', 'txt plain plaintext none output log ascii nohighlight no-highlight', 'txt'],
  ['tree', 'filetree file-tree directory', ''],
];

const byWord = new Map<string, string>();
const byExtension = new Map<string, string>();
const byFileName = new Map<string, string>();
for (const [id, words, extensions, fileNames = ''] of table) {
  byWord.set(id, id);
  for (const word of split(words)) byWord.set(word, id);
  for (const extension of split(extensions)) byExtension.set(extension, id);
  for (const name of split(fileNames)) byFileName.set(name.toLowerCase(), id);
}

/** What looks like a file name but names a product. */
const product =
  /^(?:node|next|vue|nuxt|three|d3|react|express|nest|ember|backbone|alpine|discord|chart|p5|moment|day|socket|solid|angular|electron|knockout|require|asp|web|svelte|astro|remix|gatsby|deno|bun|hono|fastify|koa|hapi|sails|meteor|hexo|inferno|preact|mithril|marko|aurelia|polymer|lit|stimulus|htmx|jquery|lodash|underscore|bootstrap|tensorflow|brain|phaser|pixi|babylon|matter|anime|plotly|handlebars|mustache|video|hls|pdf|web3|ethers)\.(?:js|ts|io|net|rs|py)$/i;

/** The language that a fence's first word names, by its id here; undefined for a word that nobody knows. */
export function languageOfWord(word: string): string | undefined {
  return byWord.get(word.toLowerCase());
}

/** The language that a file's name means; undefined when the name tells nothing, or is no file name at all. */
export function languageOfFile(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const whole = byFileName.get(name);
  if (whole !== undefined) return whole;
  const dot = name.lastIndexOf('.');
  if (dot < 0 || product.test(name)) return undefined;
  return byExtension.get(name.slice(dot + 1));
}

function split(words: string): string[] {
  return words.split(' ').filter((word) => word !== '');
}
