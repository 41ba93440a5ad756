import { hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { finished } from 'node:stream/promises';
import { tableSchema } from '#functions/platform/table/schema.ts';
import type { CopiedRow } from './itemCopies.ts';

/** The file of DynamoDB Local with the option `sharedDb`. */
const FILE = 'shared-local-instance.db';
/** Without this, SQLite keeps a journal whatever it is told. The types do not know the option yet. */
const UNGUARDED = { open: true, defensive: false };
/** Rows of one commit. */
const COMMIT = 200_000;
/** Memory for pages, in kB. */
const CACHE_KB = 2_000_000;

const hashed = (...parts: (string | Buffer)[]): Buffer =>
  hash('sha1', Buffer.concat(['LocalDdb', ...parts].map((part) => Buffer.from(part))), 'buffer');

const columns = [
  'hashKey',
  'rangeKey',
  'hashValue',
  'rangeValue',
  'itemSize',
  'ObjectJSON',
  'hashRangeValue',
  ...tableSchema.indexes.flatMap((_, index) => [
    `indexKey_${index * 2}`,
    `indexKey_${index * 2 + 1}`,
  ]),
];

/**
 * The file of DynamoDB Local while that is stopped. It commits each request by itself, so that a million bookings would take
 * it a day; here they are written without it, in its own form, and without any care for a loss of power.
 */
export class TableFile {
  readonly #db: DatabaseSync;
  readonly #inserts = new Map<string, StatementSync>();
  #indexes: string[] = [];
  #written = 0;

  constructor(folder: string) {
    this.#db = new DatabaseSync(join(folder, FILE), UNGUARDED);
    for (const pragma of [
      'journal_mode = DELETE',
      'journal_mode = OFF',
      'synchronous = OFF',
      `cache_size = -${CACHE_KB}`,
      'threads = 2',
    ]) {
      this.#db.exec(`PRAGMA ${pragma}`);
    }
  }

  /** Takes the indexes of a table away, which are made faster when all rows are there. */
  begin(): void {
    const made = this.#db
      .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL`)
      .all();
    this.#indexes = made.map(({ sql }) => String(sql));
    for (const { name } of made) this.#db.exec(`DROP INDEX "${String(name)}"`);
    this.#db.exec('BEGIN');
  }

  put(table: string, { pk, sk, indexKeys, json, bytes }: CopiedRow): void {
    const [hashValue, rangeValue] = [hashed(pk), hashed(sk)];
    this.#insertInto(table).run(
      Buffer.from(pk),
      Buffer.from(sk),
      hashValue,
      rangeValue,
      bytes,
      Buffer.from(json),
      hashed(hashValue, rangeValue),
      ...indexKeys.map((key) => (key === null ? null : Buffer.from(key))),
    );
    this.#written += 1;
    if (this.#written % COMMIT === 0) this.#db.exec('COMMIT; BEGIN');
  }

  /** Makes the indexes again, and closes the file. */
  end(log: (line: string) => void): void {
    this.#db.exec('COMMIT');
    for (const sql of this.#indexes) {
      this.#db.exec(sql);
      log(`made: ${sql.slice(0, 60)}`);
    }
    this.#db.close();
  }

  #insertInto(table: string): StatementSync {
    const known = this.#inserts.get(table);
    if (known) return known;
    const values = columns.map(() => '?').join(', ');
    const insert = this.#db.prepare(
      `INSERT INTO "${table}" (${columns.join(', ')}) VALUES (${values})`,
    );
    this.#inserts.set(table, insert);
    return insert;
  }
}

/** Bytes that are read at once. */
const READ = 8_000_000;

/** Reads the file, so that the machine keeps it in its memory where that suffices: the disk is no part of what is measured. */
export async function readThrough(folder: string): Promise<void> {
  const file = createReadStream(join(folder, FILE), { highWaterMark: READ });
  file.resume();
  await finished(file);
}
