import fc from 'fast-check';
import { severities, type CheckResult, type Finding, type Refusal, type Report } from '../../pipeline/core/types.ts';
import { reportOf } from './sample.ts';

const attacks = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</code></pre></style><h1>owned</h1>',
  '" onmouseover="alert(1)',
  "' autofocus onfocus='x",
  '<!-- ',
  ' -->',
  ']]>',
  '<![CDATA[',
  '&lt;b&gt; &amp; &#0; &',
  '::error::owned',
  '\r\n::error file=x::owned',
  '%0A::error::owned',
  '\u001b[31mred\u001b[0m',
  '\u001b]8;;https://evil.example\u0007click\u001b]8;;\u0007',
  '\u009b2J',
  '\u0000',
  '\u0008\u007f',
  '\u202egnp.exe\u202c',
  '\u2066isolate\u2069',
  '\u061c\u200f\u2028\u2029\u0085',
  '\u{e0041}\u{e0042}',
  '\ud800',
  'x\udfff',
  '\ufffe\uffff\ufeff',
  'שלום עולם',
  '한글과 🚀 👩‍👩‍👧‍👦 e\u0301',
  '| a | b |\n| --- | --- |\n| c | d |',
  '[click](javascript:alert(1)) ![x](https://evil.example/p.png)',
  '<https://evil.example> https://evil.example www.evil.example a@evil.example',
  '@octocat #123 org/repo#1 [^1] [x]: https://evil.example',
  '`unclosed ``code``` \\` \\| \\\\|',
  '# heading\n- list\n> quote\n```\nfence',
  '{0} {{x}} {name} [a](b)',
  '../../etc/passwd',
  'C:\\x:y,z',
  '$x$ $$y$$ ~~z~~ **b** _i_',
] as const;

/** Text as an enemy writes it: known attacks, any unit at all, and both mixed. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...attacks),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 }).map((units) => String.fromCharCode(...units)),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));

const place = fc.tuple(fc.nat(500), fc.nat(200), fc.nat(3), fc.nat(60)).map(([line, column, lines, length]) => ({
  start: { line: line + 1, column: column + 1 },
  end: { line: line + 1 + lines, column: lines === 0 ? column + 1 + length : length + 1 },
}));

const excerpt = fc.tuple(hostileText, fc.nat(40), fc.nat(40), fc.nat(5000)).map(([text, from, length, line]) => ({
  text,
  line: line + 1,
  from: Math.min(from, text.length),
  length: length + 1,
}));

const finding: fc.Arbitrary<Finding> = fc.record(
  {
    code: fc.constantFrom('placeholder', 'broken-link', 'too-short'),
    severity: fc.constantFrom(...severities),
    message: hostileText,
    why: hostileText,
    next: hostileText,
    place,
    evidence: fc.constant([]),
    fingerprint: fc.constant('0123456789abcdef01234567'),
    related: fc.array(fc.record({ path: hostileText, note: hostileText, place }, { requiredKeys: ['path', 'note'] }), {
      maxLength: 2,
    }),
    params: fc.dictionary(fc.constantFrom('text', 'count'), hostileText),
    excerpt,
  },
  { requiredKeys: ['code', 'severity', 'message', 'why', 'next', 'evidence', 'fingerprint', 'params'] },
);

const base = { version: 1, durationMs: 3, cached: false } as const;

const result: fc.Arbitrary<CheckResult> = fc.oneof(
  fc.array(finding, { maxLength: 3 }).map((findings): CheckResult => {
    const blocks = findings.some(({ severity }) => severity === 'blocker');
    return { check: 'completeness', ...base, status: blocks ? 'failed' : 'passed', findings };
  }),
  hostileText.map((reason): CheckResult => ({
    check: 'links',
    ...base,
    status: 'skipped',
    findings: [],
    reasonCode: reason,
    reason,
  })),
  fc.tuple(hostileText, hostileText).map(([code, message]): CheckResult => ({
    check: 'secrets',
    ...base,
    status: 'errored',
    findings: [],
    error: { code, message },
  })),
);

export const hostileReport: fc.Arbitrary<Report> = fc
  .tuple(hostileText, fc.array(result, { maxLength: 3 }))
  .map(([path, results]) => {
    const { id, ...plain } = reportOf('drafts/x.md', results.length === 0 ? [] : []);
    return { ...plain, id, draft: { ...plain.draft, path }, results };
  });

export const hostileRefusal: fc.Arbitrary<Refusal> = fc.record({
  path: hostileText,
  error: fc.record({ code: hostileText, message: hostileText }),
});

/** The same report with every word of the draft replaced: what must not change the shape of what is written. */
export function tamed<Value>(value: Value): Value {
  return tame(value) as Value;
}

const kept: ReadonlySet<string> = new Set([
  'severity',
  'status',
  'check',
  'id',
  'digest',
  'config',
  'schema',
  'startedAt',
]);

function tame(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return value === '' || kept.has(key) ? value : 'tame';
  if (Array.isArray(value)) return value.map((one) => tame(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, tame(one, name)]));
}
