import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import type { LocalAws } from './aws.ts';
import { fullDisk } from './disk.ts';

/** Paths in the data folder. */
interface DataFolder {
  /** The folder itself. */
  folder: string;
  dynamoDb: string;
  s3: string;
  secret: string;
  /** Exists once the sample rooms were created. */
  seeded: string;
  /** Checkpoint of the table's stream. */
  stream: string;
  /** Checkpoint of the e-mails in the table's stream, and those that could not be sent. */
  mailStream: string;
  deadMails: string;
  /** Checkpoint of the rooms in the table's stream, and pictures whose widths could not be made. */
  pictureStream: string;
  deadPictures: string;
  /** Events of the stream that could not be delivered. */
  deadLetters: string;
  /** Log of the functions. */
  log: string;
}

/** The process that uses a data folder, as the folder's `running.json` describes it. */
interface Running {
  pid: number;
  url: string;
  /** Its table and bucket, once they are ready. The commands of `tools/` use them. */
  table?: { name: string; bucket: string; endpoints: LocalAws };
}

const inFolder = (folder: string) => ({
  dynamoDb: join(folder, 'dynamodb'),
  s3: join(folder, 's3'),
  secret: join(folder, 'token-secret.json'),
  seeded: join(folder, 'seeded'),
  stream: join(folder, 'stream.json'),
  mailStream: join(folder, 'mail-stream.json'),
  deadMails: join(folder, 'dead-mails.jsonl'),
  pictureStream: join(folder, 'picture-stream.json'),
  deadPictures: join(folder, 'dead-pictures.jsonl'),
  deadLetters: join(folder, 'dead-letters.jsonl'),
  log: join(folder, 'functions.log'),
  earlierLog: join(folder, 'functions.log.1'),
  running: join(folder, 'running.json'),
});

export interface OpenDataFolder extends DataFolder {
  /** Publishes the table and bucket in `running.json`. */
  publish(table: Running['table']): void;
  close(): void;
}

/**
 * Opens the data folder, which one process at a time can use. `fresh` deletes our files in it, and no
 * others.
 * @throws Problem if it is in use or cannot be written
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
    keepPrivate(paths.dynamoDb);
    write({ pid: process.pid, url });
  } catch (error) {
    throw new Problem(
      `The data folder ${folder} cannot be used (${reasonOf(error)}): correct that, or set DATA_DIR to another folder.`,
    );
  }
  const words = fullDisk(folder);
  if (words !== undefined)
    throw new Problem(`${words} Make room, or set DATA_DIR to another folder.`);
  return {
    folder,
    ...paths,
    publish: (table) => write({ pid: process.pid, url, ...(table && { table }) }),
    close: () => rmSync(paths.running, { force: true }),
  };
}

/** Lets only the owner read a folder and its files, which hold what customers have entrusted to us. */
function keepPrivate(folder: string): void {
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o600);
}

/** The process that uses a data folder, if it still exists and its site answers. */
export async function findRunning(folder: string): Promise<Running | undefined> {
  try {
    const running = JSON.parse(readFileSync(inFolder(folder).running, 'utf8')) as Running;
    process.kill(running.pid, 0);
    await fetch(`${running.url}/config.json`, { signal: AbortSignal.timeout(2_000) });
    return running;
  } catch {
    return undefined; // Not running: there is no file, or a crash left it behind.
  }
}
