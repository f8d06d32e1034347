import { z } from 'zod';
import { severities } from '../core/types.ts';
import { splitCommand } from './split-command.ts';

/** Keys that every check takes beside its own options. */
function commonKeys(codes: readonly string[]) {
  const severity = z.enum([...severities, 'off']).optional();
  return {
    enabled: z.boolean().default(true).describe('Whether the check runs.'),
    severity: z
      .strictObject(Object.fromEntries(codes.map((code) => [code, severity])))
      .prefault({})
      .describe('Another severity, or "off", for single finding codes.'),
  };
}

const globs = z.array(z.string().min(1));

const limits = z.strictObject({
  maxBytes: z
    .int()
    .positive()
    .default(2 * 1024 * 1024)
    .describe('Largest draft, in bytes.'),
  checkTimeoutMs: z
    .int()
    .positive()
    .default(60_000)
    .describe('How long one check may take for one draft, in milliseconds.'),
  draftsAtOnce: z.int().min(1).max(64).default(8).describe('How many drafts are judged at the same time.'),
});

const loopbackHosts = ['127.0.0.1', 'localhost', '[::1]'];

const preview = z.strictObject({
  command: z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .refine((command) => splitCommand(command) !== undefined, {
      error: 'is run without a shell: give an array of the program and its arguments',
    })
    .describe('Starts the site. A program and its arguments; no shell.'),
  url: z
    .string()
    .refine((url) => /\{(?:slug|path)\}/.test(url), {
      error: 'must hold `{slug}` or `{path}`, where that of the draft stands',
    })
    .refine((url) => loopbackHosts.includes(URL.parse(url)?.hostname ?? ''), {
      error: `must lead to this machine (${loopbackHosts.join(', ')})`,
    })
    .describe('Where a draft is shown: `{slug}` and `{path}` (without its extension) stand for those of the draft.'),
  timeout: z.int().positive().default(60_000).describe('How long the site may take to show a page, in milliseconds.'),
});

const destination = z.strictObject({
  type: z.literal('directory'),
  path: z.string().min(1),
});

const recorder = z.strictObject({
  name: z.string().min(1).describe('How reports call it.'),
  publicKey: z.base64().min(1).describe('Its Ed25519 public key, as `publish run` prints it.'),
  trust: z.enum(['local', 'ci']).default('local').describe('ci: the key lies where the writing agent cannot use it.'),
  revoked: z.boolean().default(false).describe('Nothing that it signed is believed any more.'),
});

const receipts = z.strictObject({
  recorders: z.array(recorder).default([]).describe("Whose receipts are believed, beside this machine's own."),
  env: z
    .array(z.string().min(1))
    .default([])
    .describe('Variables that recorded commands may see beside the usual ones.'),
  keepBytes: z
    .int()
    .min(4096)
    .max(64 * 1024 * 1024)
    .default(1024 * 1024)
    .describe('How much of each stream of output is kept: its beginning and its end, in bytes.'),
});

/** What each check brings, by id. */
export type CheckSchemas = Readonly<
  Record<string, { readonly options: z.ZodObject; readonly codes: readonly string[] }>
>;

/** The schema of `publish.config.json`; the checks bring their options. */
export function configSchema(checks: CheckSchemas) {
  const checkShapes = Object.fromEntries(
    Object.entries(checks).map(([id, { options, codes }]) => [
      id,
      z.strictObject({ ...commonKeys(codes), ...options.shape }).prefault({}),
    ]),
  );
  return z.strictObject({
    $schema: z.string().optional().describe('Where editors find the schema of this file.'),
    drafts: globs.default(['drafts/**/*.{md,mdx}']).describe('What `publish check` takes when no path is given.'),
    published: globs.default([]).describe('The published corpus: duplicates, link targets, sweeps.'),
    site: z
      .strictObject({
        roots: z.array(z.string()).default([]).describe('Folders in which root-relative links start.'),
        baseUrl: z.url().optional().describe('Where the site is published.'),
        anchors: z.string().optional().describe('How heading ids are made.'),
        preview: preview
          .optional()
          .describe('The site itself, as it runs on this machine, to be looked at instead of a plain page.'),
        browser: z.string().min(1).optional().describe('The browser to look with: an absolute path, or a command.'),
      })
      .prefault({}),
    checks: z.strictObject(checkShapes).prefault({}),
    receipts: receipts.prefault({}),
    destinations: z.record(z.string(), destination).default({}),
    limits: limits.prefault({}),
  });
}

export type Config = z.output<ReturnType<typeof configSchema>>;
