import { z } from 'zod';
import { configSchema } from './schema.ts';

/** The whole schema, with the options of every check. */
export async function buildSchema(loadOptions: Readonly<Record<string, () => Promise<unknown>>>) {
  const loaded = await Promise.all(Object.entries(loadOptions).map(async ([id, load]) => [id, await load()] as const));
  return configSchema(Object.fromEntries(loaded) as Record<string, z.ZodObject>);
}

/** JSON Schema (2020-12) of the config, for editors. */
export async function configJsonSchema(loadOptions: Readonly<Record<string, () => Promise<unknown>>>): Promise<object> {
  const schema = z.toJSONSchema(await buildSchema(loadOptions), { io: 'input' });
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
