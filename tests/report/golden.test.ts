import { describe, expect, test } from 'vitest';
import { renderers } from '../../pipeline/report/index.ts';
import type { Format } from '../../pipeline/core/types.ts';
import { broken, failed, good, passed, refusal, render, reportOf, type Run, skipped, unknown } from './sample.ts';

async function written(format: Format, run: Run, options: Parameters<typeof render>[2] = {}): Promise<string> {
  const { createRenderer } = await renderers[format]();
  return render(createRenderer, run, options);
}

const mixed: Run = { reports: [good, broken, unknown], refusals: [refusal] };

describe('terminal', () => {
  test('a run with everything in it', async () => {
    expect(await written('terminal', mixed)).toMatchInlineSnapshot(`
      "✔ drafts/good.md  2 checks passed  reports/good/9bb2976e29c2/report.html

      ✖ drafts/broken.md  1 blocker, 1 warning

        ▲ warning  whole draft  completeness/too-short
          The draft has 40 words; a guide needs 300.
          Why   A short guide leaves its reader alone.
          Next  Say how it is done, step by step.
          See   content/long.md:12:14 (says more)

        ✖ blocker  12:14  completeness/placeholder
          \`TODO\` is still in the text.
          12 │ Install with TODO and run it.
             │              ^^^^
          Why   Readers meet an unfinished sentence.
          Next  Write what belongs there.

          Passed   secrets
          Skipped  links (an earlier stage blocks, and --fail-fast was given)
          Report   reports/broken/a590a7dfa9d6/report.html

      ! drafts/unknown.md

        ! could not look  links/timeout
          The check \`links\` did not end within 30 s.

          Passed  secrets
          Report  reports/unknown/908e53a86756/report.html

      ! drafts/huge.md  not taken  too-large
          drafts/huge.md has 3000000 bytes; the limit is 2097152.

      ✖ 1 of 4 drafts blocked · 2 not fully checked · 1 blocker, 1 warning · 1.2 s
        Blocked. Mend what blocks, then run the check again. (exit 1)
      "
    `);
  });

  test('the same in Korean', async () => {
    expect(await written('terminal', mixed, { language: 'ko' })).toMatchInlineSnapshot(`
      "✔ drafts/good.md  검사 2개 통과  reports/good/9bb2976e29c2/report.html

      ✖ drafts/broken.md  차단 1건, 경고 1건

        ▲ 경고  초안 전체  completeness/too-short
          The draft has 40 words; a guide needs 300.
          이유   A short guide leaves its reader alone.
          할 일  Say how it is done, step by step.
          참조   content/long.md:12:14 (says more)

        ✖ 차단  12:14  completeness/placeholder
          \`TODO\` is still in the text.
          12 │ Install with TODO and run it.
             │              ^^^^
          이유   Readers meet an unfinished sentence.
          할 일  Write what belongs there.

          통과    secrets
          건너뜀  links (앞 단계에서 막혔고 --fail-fast를 지정함)
          보고서  reports/broken/a590a7dfa9d6/report.html

      ! drafts/unknown.md

        ! 확인 불가  links/timeout
          제한 시간 안에 검사를 끝내지 못했습니다. (The check \`links\` did not end
          within 30 s.)

          통과    secrets
          보고서  reports/unknown/908e53a86756/report.html

      ! drafts/huge.md  제외  too-large
          파일이 허용 크기보다 큽니다. (drafts/huge.md has 3000000 bytes; the limit is
          2097152.)

      ✖ 초안 4개 중 1개 발행 불가 · 2개는 끝까지 확인하지 못함 · 차단 1건, 경고 1건 · 1.2초
        발행 불가. 차단 항목을 고친 뒤 다시 검사하세요. (종료 코드 1)
      "
    `);
  });

  test('quiet says only what needs a hand', async () => {
    expect(await written('terminal', mixed, { quiet: true })).toMatchInlineSnapshot(`
      "✖ drafts/broken.md  1 blocker, 1 warning

        ✖ blocker  12:14  completeness/placeholder
          \`TODO\` is still in the text.
          12 │ Install with TODO and run it.
             │              ^^^^
          Why   Readers meet an unfinished sentence.
          Next  Write what belongs there.

          Report  reports/broken/a590a7dfa9d6/report.html

      ! drafts/unknown.md

        ! could not look  links/timeout
          The check \`links\` did not end within 30 s.

          Report  reports/unknown/908e53a86756/report.html

      ! drafts/huge.md  not taken  too-large
          drafts/huge.md has 3000000 bytes; the limit is 2097152.

      ✖ 1 of 4 drafts blocked · 2 not fully checked · 1 blocker, 1 warning · 1.2 s
        Blocked. Mend what blocks, then run the check again. (exit 1)
      "
    `);
  });

  test('quiet says nothing when all is well', async () => {
    expect(await written('terminal', { reports: [good, good] }, { quiet: true })).toBe('');
  });

  test('clean drafts take a line each, and what was left out is said once', async () => {
    const notAsked = { ...skipped, reasonCode: 'not-asked', reason: 'Left out.' } as const;
    const draft = reportOf('drafts/good.md', [passed, notAsked]);
    expect(await written('terminal', { reports: [draft, draft] })).toMatchInlineSnapshot(`
      "✔ drafts/good.md  1 check passed  reports/good/e5de72f87dbd/report.html
      ✔ drafts/good.md  1 check passed  reports/good/e5de72f87dbd/report.html

      ○ left out by --only or --skip: links
      ✔ 2 drafts checked · no findings · 1.2 s
        Nothing blocks. A person may now read the report and decide. (exit 0)
      "
    `);
  });

  test('a draft at which no check looked is not called fine', async () => {
    const disabled = { ...skipped, reasonCode: 'disabled', reason: 'Off.' } as const;
    expect(await written('terminal', { reports: [reportOf('drafts/x.md', [disabled])] })).toMatchInlineSnapshot(`
      "○ drafts/x.md  nothing was checked  reports/x/76121d291c0d/report.html

      ○ switched off in the config: links
      ○ 1 draft checked · no findings · 1.2 s
        Nothing checked. No check has looked here. (exit 0)
      "
    `);
  });

  test('no draft at all', async () => {
    expect(await written('terminal', {})).toMatchInlineSnapshot(`
      "○ 0 drafts checked · no findings · 1.2 s
        No draft was found, so nothing was checked. (exit 0)
      "
    `);
  });
});

describe('markdown', () => {
  test('a run with everything in it', async () => {
    expect(await written('markdown', mixed)).toMatchInlineSnapshot(`
      "## ⛔ Imprimatur: Blocked

      1 of 4 drafts blocked · 2 not fully checked · 1 blocker, 1 warning · 1.2 s

      Mend what blocks, then run the check again.

      ### ⛔ \`drafts/broken.md\`

      | Severity | Line:column | Finding |
      | --- | --- | --- |
      | ⚠️ warning | whole draft | The draft has 40 words; a guide needs 300.<br>**Why:** A short guide leaves its reader alone.<br>**Next:** Say how it is done, step by step.<br>\`completeness/too-short\` |
      | ⛔ blocker | 12:14 | \`TODO\` is still in the text.<br>**Why:** Readers meet an unfinished sentence.<br>**Next:** Write what belongs there.<br>\`completeness/placeholder\` |

      Passed: \`secrets\` · Skipped: \`links\` (an earlier stage blocks, and --fail-fast was given) · Report: \`reports/broken/a590a7dfa9d6/report.html\`

      ### ❓ \`drafts/unknown.md\`

      **could not look:** \`links/timeout\` The check \`links\` did not end within 30 s.

      Passed: \`secrets\` · Report: \`reports/unknown/908e53a86756/report.html\`

      ### ❓ \`drafts/huge.md\`

      **not taken:** drafts/huge.md has 3000000 bytes; the limit is 2097152.

      <details><summary>1 draft without findings</summary>

      - ✅ \`drafts/good.md\` 2 checks passed

      </details>
      "
    `);
  });

  test('fits into a comment, and says how much it leaves out', async () => {
    const reports = Array.from({ length: 500 }, (_, index) => reportOf(`drafts/${index}.md`, [failed]));
    const text = await written('markdown', { reports });
    expect(text.length).toBeLessThan(65_536);
    const shown = text.match(/^### /gm)?.length ?? 0;
    expect(shown).toBeGreaterThan(100);
    expect(text).toContain(`${500 - shown} more drafts are left out here`);
  });

  test('quiet says nothing when all is well', async () => {
    expect(await written('markdown', { reports: [good] }, { quiet: true })).toBe('');
  });
});

describe('sarif', () => {
  test('a run with everything in it', async () => {
    const [run] = (JSON.parse(await written('sarif', mixed)) as { runs: unknown[] }).runs;
    expect(run).toMatchInlineSnapshot(`
      {
        "columnKind": "utf16CodeUnits",
        "invocations": [
          {
            "endTimeUtc": "2026-12-01T09:30:01.234Z",
            "executionSuccessful": false,
            "exitCode": 1,
            "startTimeUtc": "2026-12-01T09:30:00.000Z",
            "toolExecutionNotifications": [
              {
                "descriptor": {
                  "id": "links/timeout",
                },
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "drafts/unknown.md",
                        "uriBaseId": "SRCROOT",
                      },
                    },
                  },
                ],
                "message": {
                  "text": "The check \`links\` did not end within 30 s.",
                },
              },
              {
                "descriptor": {
                  "id": "too-large",
                },
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "drafts/huge.md",
                        "uriBaseId": "SRCROOT",
                      },
                    },
                  },
                ],
                "message": {
                  "text": "drafts/huge.md has 3000000 bytes; the limit is 2097152.",
                },
              },
            ],
          },
        ],
        "language": "en",
        "originalUriBaseIds": {
          "SRCROOT": {
            "description": {
              "text": "The root of the repository.",
            },
          },
        },
        "results": [
          {
            "level": "warning",
            "locations": [
              {
                "physicalLocation": {
                  "artifactLocation": {
                    "uri": "drafts/broken.md",
                    "uriBaseId": "SRCROOT",
                  },
                },
              },
            ],
            "message": {
              "text": "The draft has 40 words; a guide needs 300. Next: Say how it is done, step by step.",
            },
            "partialFingerprints": {
              "imprimatur/v1": "000000000000000000000000",
            },
            "properties": {
              "next": "Say how it is done, step by step.",
              "severity": "warning",
              "why": "A short guide leaves its reader alone.",
            },
            "relatedLocations": [
              {
                "id": 1,
                "message": {
                  "text": "says more",
                },
                "physicalLocation": {
                  "artifactLocation": {
                    "uri": "content/long.md",
                    "uriBaseId": "SRCROOT",
                  },
                  "region": {
                    "endColumn": 18,
                    "endLine": 12,
                    "startColumn": 14,
                    "startLine": 12,
                  },
                },
              },
            ],
            "ruleId": "completeness/too-short",
            "ruleIndex": 0,
          },
          {
            "level": "error",
            "locations": [
              {
                "physicalLocation": {
                  "artifactLocation": {
                    "uri": "drafts/broken.md",
                    "uriBaseId": "SRCROOT",
                  },
                  "region": {
                    "endColumn": 18,
                    "endLine": 12,
                    "snippet": {
                      "text": "TODO",
                    },
                    "startColumn": 14,
                    "startLine": 12,
                  },
                },
              },
            ],
            "message": {
              "text": "\`TODO\` is still in the text. Next: Write what belongs there.",
            },
            "partialFingerprints": {
              "imprimatur/v1": "a1b2c3d4e5f6a1b2c3d4e5f6",
            },
            "properties": {
              "next": "Write what belongs there.",
              "severity": "blocker",
              "why": "Readers meet an unfinished sentence.",
            },
            "ruleId": "completeness/placeholder",
            "ruleIndex": 1,
          },
        ],
        "tool": {
          "driver": {
            "language": "en",
            "name": "Imprimatur",
            "properties": {
              "node": "26.10.0",
            },
            "rules": [
              {
                "fullDescription": {
                  "text": "A short guide leaves its reader alone.",
                },
                "help": {
                  "text": "Say how it is done, step by step.",
                },
                "id": "completeness/too-short",
                "properties": {
                  "check": "completeness",
                  "holdsWhen": "The draft is complete",
                },
                "shortDescription": {
                  "text": "The draft has 40 words; a guide needs 300.",
                },
              },
              {
                "fullDescription": {
                  "text": "Readers meet an unfinished sentence.",
                },
                "help": {
                  "text": "Write what belongs there.",
                },
                "id": "completeness/placeholder",
                "properties": {
                  "check": "completeness",
                  "holdsWhen": "The draft is complete",
                },
                "shortDescription": {
                  "text": "\`…\` is still in the text.",
                },
              },
            ],
            "semanticVersion": "1.2.3",
            "version": "1.2.3",
          },
        },
      }
    `);
  });
});

describe('junit', () => {
  test('a run with everything in it', async () => {
    expect(await written('junit', mixed)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="imprimatur">
      <testsuite name="drafts/good.md" tests="2" failures="0" errors="0" skipped="0" time="0.024" timestamp="2026-12-01T09:30:00">
      <testcase name="completeness: The draft is complete" classname="drafts/good.md" file="drafts/good.md" time="0.012"></testcase>
      <testcase name="secrets: Nothing secret is in it" classname="drafts/good.md" file="drafts/good.md" time="0.012"></testcase>
      </testsuite>
      <testsuite name="drafts/broken.md" tests="3" failures="1" errors="0" skipped="1" time="0.036" timestamp="2026-12-01T09:30:00">
      <testcase name="completeness: The draft is complete" classname="drafts/broken.md" file="drafts/broken.md" time="0.012"><failure type="placeholder" message="\`TODO\` is still in the text.">drafts/broken.md:12:14 blocker placeholder
        \`TODO\` is still in the text.
        Why: Readers meet an unfinished sentence.
        Next: Write what belongs there.
      </failure><system-out>drafts/broken.md warning too-short
        The draft has 40 words; a guide needs 300.
        Why: A short guide leaves its reader alone.
        Next: Say how it is done, step by step.
      </system-out></testcase>
      <testcase name="secrets: Nothing secret is in it" classname="drafts/broken.md" file="drafts/broken.md" time="0.012"></testcase>
      <testcase name="links: Every link resolves" classname="drafts/broken.md" file="drafts/broken.md" time="0.012"><skipped message="an earlier stage blocks, and --fail-fast was given"/></testcase>
      </testsuite>
      <testsuite name="drafts/unknown.md" tests="2" failures="0" errors="1" skipped="0" time="0.024" timestamp="2026-12-01T09:30:00">
      <testcase name="secrets: Nothing secret is in it" classname="drafts/unknown.md" file="drafts/unknown.md" time="0.012"></testcase>
      <testcase name="links: Every link resolves" classname="drafts/unknown.md" file="drafts/unknown.md" time="0.012"><error type="timeout" message="The check \`links\` did not end within 30 s.">The check \`links\` did not end within 30 s.</error></testcase>
      </testsuite>
      <testsuite name="drafts/huge.md" tests="1" failures="0" errors="1" skipped="0" time="0">
      <testcase name="Draft" classname="drafts/huge.md" file="drafts/huge.md" time="0"><error type="too-large" message="drafts/huge.md has 3000000 bytes; the limit is 2097152.">drafts/huge.md has 3000000 bytes; the limit is 2097152.</error></testcase>
      </testsuite>
      </testsuites>
      "
    `);
  });
});

describe('github', () => {
  test('a run with everything in it', async () => {
    expect(await written('github', mixed)).toMatchInlineSnapshot(`
      "::error file=drafts/broken.md,line=12,endLine=12,col=14,endColumn=18,title=completeness/placeholder::\`TODO\` is still in the text.%0AReaders meet an unfinished sentence.%0ANext: Write what belongs there.
      ::warning file=drafts/broken.md,title=completeness/too-short::The draft has 40 words; a guide needs 300.%0AA short guide leaves its reader alone.%0ANext: Say how it is done, step by step.
      ::error file=drafts/unknown.md,title=links%3A could not look::The check \`links\` did not end within 30 s.
      ::error file=drafts/huge.md,title=not taken::drafts/huge.md has 3000000 bytes; the limit is 2097152.
      Blocked: 4 drafts checked, 1 blocker, 1 warning
      "
    `);
  });

  test('quiet leaves warnings out', async () => {
    expect(await written('github', { reports: [broken] }, { quiet: true })).not.toContain('::warning');
  });

  test('a place over several lines has no columns', async () => {
    const place = { start: { line: 2, column: 9 }, end: { line: 4, column: 3 } };
    const [finding] = failed.findings;
    const findings = finding === undefined ? [] : [{ ...finding, place }];
    const report = reportOf('drafts/a:b,c.md', [{ ...failed, findings } as typeof failed]);
    expect(await written('github', { reports: [report] })).toMatch(
      /^::error file=drafts\/a%3Ab%2Cc\.md,line=2,endLine=4,title=completeness\/placeholder::/,
    );
  });
});

describe('json', () => {
  test('has the keys of run/1', async () => {
    const run = JSON.parse(await written('json', mixed)) as Record<string, unknown>;
    expect(run).toEqual({
      schema: 'run/1',
      tool: { name: 'imprimatur', version: '1.2.3', node: '26.10.0' },
      startedAt: '2026-12-01T09:30:00.000Z',
      reports: mixed.reports,
      refusals: mixed.refusals,
      durationMs: 1234,
      summary: { drafts: 4, blocked: 1, errored: 2, findings: { blocker: 1, warning: 1, note: 0 } },
    });
  });

  test('a run over nothing is JSON too', async () => {
    expect(JSON.parse(await written('json', {}))).toMatchObject({ reports: [], summary: { drafts: 0 } });
  });
});
