import { z } from 'zod';
import { linkType, receiptProfile, type ReceiptStatement, statementType } from '../core/receipt.ts';

const count = z.int().nonnegative();
const descriptor = z.object({ name: z.string(), digest: z.record(z.string(), z.string()) });

const summary = z.object({
  format: z.string(),
  passed: count,
  failed: count,
  skipped: count,
  unit: z.literal('packages').optional(),
  durationMs: z.number().nonnegative().optional(),
});

const byproducts = z.object({
  'return-value': z.int().nullable(),
  outcome: z.enum(['exit', 'signal', 'timeout', 'spawn-error']),
  signal: z.string().optional(),
  error: z.string().optional(),
  'timeout-ms': z.number().positive().optional(),
  'stdout-bytes': count,
  'stderr-bytes': count,
  truncated: z.boolean(),
  redactions: z.array(z.object({ where: z.string(), rule: z.string(), count })),
  report: summary.optional(),
  'missing-products': z.array(z.string()).optional(),
});

const environment = z.object({
  profile: z.literal(receiptProfile),
  workdir: z.string(),
  startedOn: z.iso.datetime(),
  finishedOn: z.iso.datetime(),
  clock: z.literal('untrusted'),
  git: z.object({ dirty: z.boolean() }).optional(),
  tools: z.record(z.string(), z.string()),
  os: z.string(),
  recorder: z.object({ version: z.string(), user: z.string(), host: z.string() }),
  variables: z.record(z.string(), z.string().nullable()),
  sandbox: z.enum(['none', 'bubblewrap', 'unshare']),
  draft: z.object({ path: z.string(), slug: z.string() }).optional(),
});

const statement = z.object({
  _type: z.literal(statementType),
  subject: z.array(descriptor).min(1),
  predicateType: z.literal(linkType),
  predicate: z.object({
    name: z.string(),
    command: z.array(z.string()).min(1),
    materials: z.array(descriptor),
    byproducts,
    environment,
  }),
});

const envelope = z.object({
  payload: z.base64(),
  payloadType: z.string(),
  signatures: z.array(z.object({ keyid: z.string().default(''), sig: z.base64() })).min(1),
});

/** Undefined for what is no DSSE envelope. */
export function readEnvelope(value: unknown): z.output<typeof envelope> | undefined {
  return envelope.safeParse(value).data;
}

/** Undefined for what is no statement of a run as `publish run` makes it. */
export function readStatement(value: unknown): ReceiptStatement | undefined {
  return statement.safeParse(value).data as ReceiptStatement | undefined;
}
