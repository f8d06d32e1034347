import { stripVTControlCharacters } from 'node:util';
import { shortDigest } from '../../core/short-digest.ts';
import { visible } from '../../core/visible.ts';
import type { ReceiptStatement } from '../../core/receipt.ts';
import type { ReceiptProblem, VerifiedReceipt } from '../../receipts/verify.ts';

const problemTexts: Readonly<Record<ReceiptProblem['code'], string>> = {
  unreadable: 'it is no signed envelope',
  'not-a-receipt': 'it is signed, but no record of a run',
  'unknown-recorder': 'no recorder that is trusted here has signed it',
  'revoked-recorder': 'the key that signed it was revoked',
  'log-missing': 'its log is not there',
  'log-changed': 'its log is not the one that was signed',
  'not-in-log': 'the audit log does not name it',
};

/** One line: id, when, how it ended, what was counted, the command, how far it is believed and what is wrong. */
export function receiptLine({ id, trust, problems, statement }: VerifiedReceipt): string {
  if (statement === undefined) return `${shortDigest(id)}  ${problemsText(problems)}`;
  const { command, environment } = statement.predicate;
  const parts = [
    shortDigest(id),
    environment.startedOn.replace(/\.\d+Z$/, 'Z'),
    endingOf(statement),
    countsOf(statement),
    commandText(command),
    `[${trust}]`,
    problemsText(problems),
  ];
  return parts.filter((part) => part !== '').join('  ');
}

/** Everything that it says, then its log. Nothing in it can move the cursor or colour the terminal. */
export function receiptDetails(receipt: VerifiedReceipt, logs: Readonly<Record<string, string>>): string {
  const { statement } = receipt;
  const lines = [receiptLine(receipt), `file: ${receipt.path}`];
  if (statement !== undefined) {
    const { materials, byproducts, environment } = statement.predicate;
    const tools = Object.entries(environment.tools).map(([tool, version]) => `${tool} ${version}`);
    lines.push(
      `folder: ${environment.workdir}; ${environment.os}; sandbox: ${environment.sandbox}`,
      `tools: ${tools.join(', ') || 'unknown'}`,
      `from ${environment.startedOn} to ${environment.finishedOn} (clock untrusted)`,
      ...materials.map(({ name, digest }) => `leans on: ${name} ${Object.values(digest)[0]?.slice(0, 12) ?? ''}`),
      ...byproducts.redactions.map(({ where, rule, count }) => `taken out of ${where}: ${rule} (${count})`),
    );
    if (byproducts.truncated) lines.push('the middle of its output was not kept');
  }
  for (const [stream, text] of Object.entries(logs)) if (text !== '') lines.push('', `--- ${stream}`, plain(text));
  return `${lines.map((line) => (line.includes('\n') ? line : visible(line))).join('\n')}\n`;
}

/** What tools take: the statement as it was signed, with the verdict beside it. */
export function receiptAsJson({ id, path, trust, problems, statement }: VerifiedReceipt): object {
  return { id, path, trust, problems, statement: statement ?? null };
}

function endingOf({ predicate: { byproducts } }: ReceiptStatement): string {
  if (byproducts.outcome === 'exit') return `exit ${byproducts['return-value']}`;
  if (byproducts.outcome === 'signal') return `ended by ${byproducts.signal}`;
  return byproducts.outcome === 'timeout' ? 'timed out' : `not started (${byproducts.error})`;
}

function countsOf({ predicate: { byproducts } }: ReceiptStatement): string {
  const { report } = byproducts;
  return report === undefined ? '' : `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`;
}

function commandText(command: readonly string[]): string {
  return command.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`)).join(' ');
}

function problemsText(problems: readonly ReceiptProblem[]): string {
  return problems
    .map((problem) => ('stream' in problem ? `${problem.stream}: ` : '') + problemTexts[problem.code])
    .join('; ');
}

function plain(text: string): string {
  return stripVTControlCharacters(text)
    .split(/\r?\n/)
    .map((line) => visible(line))
    .join('\n');
}
