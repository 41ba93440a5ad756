import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepWriteAheadLog } from './journal.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coldroom-journal-'));
  file = join(folder, 'shared-local-instance.db');
});

afterEach(() => rmSync(folder, { recursive: true }));

const journalOf = (path: string) => {
  const database = new DatabaseSync(path);
  const mode = database.prepare('PRAGMA journal_mode').get()?.journal_mode;
  database.close();
  return mode;
};

/** A database as DynamoDB Local made it before, with one line in it. */
function earlier(): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA page_size = 1024; CREATE TABLE kept (line TEXT);');
  database.exec("INSERT INTO kept VALUES ('booked')");
  database.close();
}

it('a new database keeps a write-ahead log, and only its owner can read it', () => {
  keepWriteAheadLog(folder);
  expect(journalOf(file)).toBe('wal');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('a database made before keeps one from now on, and what is in it', () => {
  earlier();
  expect(journalOf(file)).toBe('delete');
  keepWriteAheadLog(folder);
  expect(journalOf(file)).toBe('wal');
  const database = new DatabaseSync(file);
  expect(database.prepare('SELECT line FROM kept').all()).toMatchObject([{ line: 'booked' }]);
  database.close();
});

it('one that keeps it already is not touched', () => {
  keepWriteAheadLog(folder);
  const changed = statSync(file).mtimeMs;
  keepWriteAheadLog(folder);
  expect(statSync(file).mtimeMs).toBe(changed);
});

it('a file that is no database is left for DynamoDB Local to refuse', () => {
  writeFileSync(file, 'no database');
  keepWriteAheadLog(folder);
  expect(readFileSync(file, 'utf8')).toBe('no database');
});

it('a database that somebody else has open stays as it is', () => {
  earlier();
  const other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  keepWriteAheadLog(folder);
  other.exec('COMMIT');
  other.close();
  expect(journalOf(file)).toBe('delete');
});
