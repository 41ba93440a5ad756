import { chmodSync, closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** The file of DynamoDB Local where all credentials share one database. */
const DATABASE = 'shared-local-instance.db';
/** Where the header of SQLite's files says how they are written, and its value for a write-ahead log. */
const WRITTEN_AT = 18;
const WRITE_AHEAD = 2;

/**
 * Has the database keep a write-ahead log, which takes one flush a commit instead of several. DynamoDB Local sets no
 * journal mode, and SQLite keeps the one that the file names, so a new file is made and an older one is changed before
 * DynamoDB Local opens it. A commit is as safe as before, because it waits for the flush of the log.
 *
 * Where a file cannot be changed, everything works as well but slower.
 */
export function keepWriteAheadLog(folder: string): void {
  const file = join(folder, DATABASE);
  if (isWriteAhead(file)) return;
  try {
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const database = new DatabaseSync(file);
    try {
      database.exec('PRAGMA journal_mode = WAL');
    } finally {
      database.close();
    }
    chmodSync(file, 0o600);
  } catch {
    // DynamoDB Local opens the file as it is, and says what is wrong with it.
  }
}

function isWriteAhead(file: string): boolean {
  if (!existsSync(file)) return false;
  const header = Buffer.alloc(WRITTEN_AT + 1);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, header);
  } finally {
    closeSync(opened);
  }
  return header[WRITTEN_AT] === WRITE_AHEAD;
}
