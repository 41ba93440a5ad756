import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalAws } from './aws.ts';
import { Problem, reasonOf } from '#infra/build/problem.ts';

/** What we keep in the data folder, by what it is. */
export interface DataFolder {
  dynamoDb: string;
  s3: string;
  secret: string;
  /** Says that the catalogue was made. */
  seeded: string;
  /** Says how far the table's stream was read. */
  stream: string;
  /** Events of the stream that could not be delivered. */
  deadLetters: string;
  /** The functions' log. */
  log: string;
}

/** What is written down of the process that has a data folder open. */
export interface Running {
  pid: number;
  url: string;
  /** Where its table and pictures are, once those stand: tools beside it work on the same ones. */
  table?: { name: string; bucket: string; endpoints: LocalAws };
}

const inFolder = (folder: string) => ({
  dynamoDb: join(folder, 'dynamodb'),
  s3: join(folder, 's3'),
  secret: join(folder, 'token-secret.json'),
  seeded: join(folder, 'seeded'),
  stream: join(folder, 'stream.json'),
  deadLetters: join(folder, 'dead-letters.jsonl'),
  log: join(folder, 'functions.log'),
  running: join(folder, 'running.json'),
});

export interface OpenDataFolder extends DataFolder {
  /** Writes down where the table is. */
  tell(table: Running['table']): void;
  close(): void;
}

/**
 * Opens the data folder, for one process at a time. `fresh` empties it of what we put there, and of
 * nothing else.
 * @throws Problem where it cannot be used
 */
export async function openDataFolder(
  folder: string,
  { fresh = false, url }: { fresh?: boolean | undefined; url: string },
): Promise<OpenDataFolder> {
  const paths = inFolder(folder);
  const other = await findRunning(folder);
  if (other && other.pid !== process.pid) {
    throw new Problem(
      `The data folder ${folder} is in use by process ${other.pid} (${other.url}): stop that first, or set DATA_DIR to another folder.`,
    );
  }
  const write = (running: Running) => writeFileSync(paths.running, JSON.stringify(running));
  try {
    if (fresh)
      for (const path of Object.values(paths)) rmSync(path, { recursive: true, force: true });
    for (const path of [folder, paths.dynamoDb, paths.s3]) mkdirSync(path, { recursive: true });
    write({ pid: process.pid, url });
  } catch (error) {
    throw new Problem(
      `The data folder ${folder} cannot be used (${reasonOf(error)}): mend it, or set DATA_DIR to another folder.`,
    );
  }
  return {
    ...paths,
    tell: (table) => write({ pid: process.pid, url, ...(table && { table }) }),
    close: () => rmSync(paths.running, { force: true }),
  };
}

/** Whoever has a data folder open: the process is there and its site answers. */
export async function findRunning(folder: string): Promise<Running | undefined> {
  try {
    const running = JSON.parse(readFileSync(inFolder(folder).running, 'utf8')) as Running;
    process.kill(running.pid, 0);
    await fetch(`${running.url}/config.json`, { signal: AbortSignal.timeout(2_000) });
    return running;
  } catch {
    return undefined; // Nobody, or only what a crash left behind.
  }
}
