import { existsSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blobPath } from '../../pipeline/core/blob-path.ts';
import { digestOf } from '../../pipeline/core/digest.ts';
import { reportFolder } from '../../pipeline/core/report-folder.ts';
import { sealReport } from '../../pipeline/core/report.ts';
import type { Report } from '../../pipeline/core/types.ts';
import { ReportFiles } from '../../pipeline/store/report-files.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const draft = { path: 'drafts/x.md', slug: 'x', digest: digestOf('x') };

/** A report that shows these pictures, whose bytes are at hand. */
function reportWith(
  repository: TemporaryRepository,
  pictures: readonly string[],
  startedAt: string,
  of = draft,
): Report {
  const attachments = pictures.map((content) => {
    const digest = digestOf(content);
    repository.write({ [blobPath(digest)]: content });
    return { digest, mediaType: 'image/jpeg', label: 'Phone', name: 'phone-390-page' };
  });
  return sealReport({ draft: of, config: digestOf(''), startedAt, results: [], attachments });
}

function keep(files: ReportFiles, report: Report): void {
  expect(files.write(report, { 'report.json': JSON.stringify(report) })).toBe(true);
  files.removeSuperseded(report);
}

const [before, after] = ['2026-11-30T12:00:00.000Z', '2026-11-30T13:00:00.000Z'];

describe('attachments', () => {
  test('lie beside the reports of the draft, under a name that their bytes give', () => {
    using repository = temporaryRepository();
    const files = new ReportFiles(repository.root, () => {});
    const report = reportWith(repository, ['one'], before);
    keep(files, report);
    const path = `reports/x/attachments/phone-390-page-${digestOf('one').slice(7, 19)}.jpg`;
    expect(report.attachments.map((one) => one.path)).toEqual([path]);
    expect(readFileSync(repository.at(path), 'utf8')).toBe('one');
    expect(files.has(report)).toBe(true);
  });

  test('go with the report that shows them, unless another one shows them, too', () => {
    using repository = temporaryRepository();
    const files = new ReportFiles(repository.root, () => {});
    const first = reportWith(repository, ['one', 'two'], before);
    const second = reportWith(repository, ['two', 'three'], after);
    keep(files, first);
    keep(files, second);
    const there = [...first.attachments, ...second.attachments].filter(({ path }) => existsSync(repository.at(path)));
    expect(there).toEqual([first.attachments[1], ...second.attachments]);
  });

  test('of a report that somebody decided on stay', () => {
    using repository = temporaryRepository();
    const files = new ReportFiles(repository.root, () => {});
    const first = reportWith(repository, ['one'], before);
    keep(files, first);
    repository.write({ [`${reportFolder(first)}/approval.json`]: '{}' });
    keep(files, reportWith(repository, ['two'], after));
    expect(files.has(first)).toBe(true);
  });

  test('of another draft of the same name stay', () => {
    using repository = temporaryRepository();
    const files = new ReportFiles(repository.root, () => {});
    const other = reportWith(repository, ['one'], before, { ...draft, path: 'docs/x.md' });
    keep(files, other);
    keep(files, reportWith(repository, ['one'], before));
    keep(files, reportWith(repository, ['two'], after));
    expect(files.has(other)).toBe(true);
  });

  test('that are gone are missed, and put back from where they were made', () => {
    using repository = temporaryRepository();
    const files = new ReportFiles(repository.root, () => {});
    const report = reportWith(repository, ['one'], before);
    keep(files, report);
    const { path } = report.attachments[0]!;
    rmSync(repository.at(path));
    expect(files.has(report)).toBe(false);
    files.restore(report);
    expect(files.has(report)).toBe(true);
  });

  test('that a forged report names elsewhere are left alone', () => {
    using repository = temporaryRepository({ 'keep.jpg': 'mine' });
    const files = new ReportFiles(repository.root, () => {});
    const first = reportWith(repository, ['one'], before);
    keep(files, first);
    const forged = { ...first, attachments: [{ ...first.attachments[0]!, path: 'keep.jpg' }] };
    repository.write({ [`${reportFolder(first)}/report.json`]: JSON.stringify(forged) });
    keep(files, reportWith(repository, ['two'], after));
    expect(readFileSync(repository.at('keep.jpg'), 'utf8')).toBe('mine');
  });
});
