import { tree } from '../../../pipeline/core/draft-evidence.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import type { GatherContext, Provider } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import { secretScan, type Sighting } from '../evidence.ts';
import type { SecretsInput } from '../options.ts';
import type { ScanInput } from './secret-scan-task.ts';
import { type Stretch, zonesOf } from './zones.ts';

const scanTimeoutMs = 8_000;
const module = moduleBeside(import.meta.url, './secret-scan-task');

const provider: Provider<readonly Sighting[], Resources> = {
  evidence: secretScan,
  async gather(context) {
    const { draft, resources, options, signal } = context;
    const { emails = [], domains = [], hosts = [], users = [], digests = [] } = (options as SecretsInput).allow ?? {};
    const allow = { emails, domains, hosts, users, digests };
    const input: ScanInput = { text: draft.text, stretches: await stretchesOf(context), allow };
    return resources.workers.run<Sighting[]>({
      module,
      input,
      timeoutMs: scanTimeoutMs,
      subject: `Looking for secrets in ${draft.path}`,
      signal,
    });
  },
};

/** Markdown that cannot be parsed is looked through all the same, as if all of it were prose. */
async function stretchesOf(context: GatherContext<Resources>): Promise<Stretch[]> {
  try {
    return zonesOf((await context.get(tree)).root);
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof PublishError) return [];
    throw error;
  }
}

export default provider;
