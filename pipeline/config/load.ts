import { readFileSync } from '../node/fs.ts';
import path from 'node:path';
import { PublishError } from '../core/error.ts';
import type { CheckSettings, Settings } from '../core/settings.ts';
import type { Digest, JsonObject } from '../core/types.ts';
import type { Configurable } from './build-schema.ts';
import { configName } from './repository.ts';
import type { Config } from './schema.ts';
import { splitCommand } from './split-command.ts';

export interface ConfigFile {
  /** As messages name it. */
  readonly name: string;
  readonly text: string;
}

/** Stands in for a config that is not there; its digest is that of no bytes. */
const noConfig = '{}';

/** Reads the config; where none was asked for and none is there, `{}` stands in for it. */
export function readConfigFile(root: string, asked: string | undefined): ConfigFile {
  const file = asked === undefined ? path.join(root, configName) : path.resolve(asked);
  const name = path.relative(process.cwd(), file) || configName;
  try {
    const bytes = readFileSync(file);
    return { name, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' && asked === undefined) return { name, text: noConfig };
    if (code === 'ENOENT') throw new PublishError('no-config', `There is no config file ${name}.`, { cause: error });
    const reason = error instanceof TypeError ? 'it is not UTF-8' : (code ?? String(error));
    throw new PublishError('unreadable-config', `The config file ${name} cannot be read: ${reason}.`, { cause: error });
  }
}

/**
 * Checks the config against its schema and brings it into the form the run uses. Throws a PublishError that names the
 * place of every mistake. Loads zod and every check's options.
 */
export async function validateConfig(
  { name, text: written }: ConfigFile,
  checks: readonly Configurable[],
): Promise<Settings> {
  const text = written.replace(/^\uFEFF/, '');
  const { syntaxProblem, schemaProblems } = await import('./problems.ts');
  const broken = syntaxProblem(text, name);
  if (broken !== undefined) throw new PublishError('invalid-config', broken);
  const { buildSchema, keysAtPath } = await import('./build-schema.ts');
  const schema = await buildSchema(checks);
  const raw = JSON.parse(text) as JsonObject;
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    const problems = schemaProblems(text, name, parsed.error.issues, (at) => keysAtPath(schema, at));
    throw new PublishError('invalid-config', problems.join('\n'));
  }
  const { digestOf } = await import('../core/digest.ts');
  return toSettings(parsed.data, raw, digestOf(written === noConfig ? '' : written));
}

function siteSettings({ preview, ...site }: Config['site']): Settings['site'] {
  if (preview === undefined) return site;
  const { command, url, timeout } = preview;
  return { ...site, preview: { command: splitCommand(command) ?? [], url, timeoutMs: timeout } };
}

function toSettings(config: Config, raw: JsonObject, digest: Digest): Settings {
  const written = (raw['checks'] ?? {}) as Record<string, JsonObject>;
  const checks = Object.entries(
    config.checks as Record<string, { enabled: boolean; severity: CheckSettings['severity'] }>,
  );
  return {
    drafts: config.drafts,
    published: config.published,
    site: siteSettings(config.site),
    receipts: config.receipts,
    limits: config.limits,
    checks: Object.fromEntries(
      checks.map(([id, { enabled, severity }]) => {
        const { enabled: _, severity: __, ...options } = written[id] ?? {};
        return [id, { enabled, severity, options }];
      }),
    ),
    digest,
  };
}
