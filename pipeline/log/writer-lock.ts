import { DatabaseSync } from 'node:sqlite';

const waitMs = 30_000;

/**
 * One writer at a time, over processes: SQLite's own lock on a file that holds nothing. The system takes it back when
 * the process ends, however it ends.
 */
export function withWriterLock<Result>(file: string, work: () => Result): Result {
  const database = new DatabaseSync(file, { timeout: waitMs });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return work();
  } finally {
    database.close();
  }
}
