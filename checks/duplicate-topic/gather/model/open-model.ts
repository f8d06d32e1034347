import type { ModelOptions } from '../../options.ts';
import { commandProvider } from './command.ts';
import { endpointProvider } from './endpoint.ts';
import { type MeaningProvider, NotHeard } from './meaning-provider.ts';
import { modelSource } from './model-source.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The model that the environment names. The config only says that one is wanted: a repository's config must neither start
 * programs nor choose where a key is sent.
 */
export function openModel(options: ModelOptions, environment: Environment, cwd: string): MeaningProvider {
  const common = { embedModel: options.embed ?? '', judgeModel: options.judge ?? '', digest: modelSource(environment) };
  const command = environment['PUBLISH_MODEL_COMMAND'];
  if (command !== undefined && command !== '') return commandProvider({ ...common, argv: argvIn(command), cwd });
  const url = environment['PUBLISH_MODEL_URL'];
  if (url === undefined || !/^https?:\/\//.test(url)) throw new NotHeard('PUBLISH_MODEL_URL');
  return endpointProvider({ ...common, url, key: environment['PUBLISH_MODEL_KEY'] });
}

function argvIn(command: string): string[] {
  try {
    const argv = JSON.parse(command) as unknown;
    if (Array.isArray(argv) && argv.length > 0 && argv.every((one) => typeof one === 'string')) return argv;
  } catch {
    // Told below, as any other text that is no list.
  }
  throw new NotHeard('PUBLISH_MODEL_COMMAND');
}
