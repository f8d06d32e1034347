import { z } from 'zod';
import { configSchema } from './schema.ts';

/** What the schema has to know of a check. */
export interface Configurable {
  readonly id: string;
  readonly options: () => Promise<unknown>;
  /** By finding code. */
  readonly severity: Readonly<Record<string, unknown>>;
}

/** The whole schema, with the options of every check. */
export async function buildSchema(checks: readonly Configurable[]) {
  const loaded = await Promise.all(
    checks.map(async ({ id, options, severity }) => {
      const schema = (await options()) as z.ZodObject;
      return [id, { options: schema, codes: Object.keys(severity) }] as const;
    }),
  );
  return configSchema(Object.fromEntries(loaded));
}

/** JSON Schema (2020-12) of the config, for editors. */
export async function configJsonSchema(checks: readonly Configurable[]): Promise<object> {
  const schema = z.toJSONSchema(await buildSchema(checks), { io: 'input' });
  return { ...schema, title: 'publish.config.json of imprimatur' };
}

/** The keys that an object at this path may have. */
export function keysAtPath(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  let at: unknown = schema;
  for (const part of path)
    at = bare(at) instanceof z.ZodObject ? (bare(at) as z.ZodObject).shape[String(part)] : undefined;
  const found = bare(at);
  return found instanceof z.ZodObject ? Object.keys(found.shape) : [];
}

/** Without the wrappers that give defaults. */
function bare(type: unknown): unknown {
  let at = type;
  while (at instanceof z.ZodDefault || at instanceof z.ZodPrefault || at instanceof z.ZodOptional) at = at.unwrap();
  return at;
}
