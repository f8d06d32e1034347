import { writeFileSync } from 'node:fs';
import { checks } from '../../checks/index.ts';
import { configJsonSchema } from '../config/build-schema.ts';

/** The text of `publish.config.schema.json`. */
export async function schemaText(): Promise<string> {
  return `${JSON.stringify(await configJsonSchema(checks), undefined, 2)}\n`;
}

if (import.meta.main) {
  writeFileSync(new URL('../../publish.config.schema.json', import.meta.url), await schemaText());
}
