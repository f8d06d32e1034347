import type { GatherContext } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import type { Options } from '../options.ts';

/** The options as the config means them. The schema is loaded here, and not where the cache answers. */
export async function optionsOf({ options }: GatherContext<Resources>): Promise<Options> {
  const schema = await import('../options.ts');
  return schema.options.parse(options);
}
