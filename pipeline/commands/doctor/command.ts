import { languages } from '../../core/types.ts';
import type { Command } from '../command.ts';
import { languageOf } from '../common-options.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'say what this machine can and cannot check, and how to mend it',
  usage: '[flags]    (exit 0: every check can look; 1: one cannot)',
  flags: {
    config: { value: 'file', help: 'read this config instead of publish.config.json' },
    format: { value: 'format', choices: ['terminal', 'json'], help: 'terminal, json' },
    lang: { value: 'language', choices: languages, help: 'en or ko; by default from the locale' },
  },
  examples: [
    ['publish doctor', 'what is there, what is missing, and the commands that bring it'],
    ['publish doctor --format json', 'the same for a program'],
  ],
  async run({ values }, signal) {
    const { doctor } = await import('./doctor.ts');
    return doctor({
      cwd: process.cwd(),
      config: values['config'] as string | undefined,
      json: values['format'] === 'json',
      language: languageOf(values['lang'] as string | undefined, process.env),
      signal,
    });
  },
};
