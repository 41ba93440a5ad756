import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, reasonOf } from './problem.ts';

/** What we keep in the data folder, by what it is. */
export interface DataFolder {
  dynamoDb: string;
  s3: string;
  secret: string;
  /** Says that the catalogue was made. */
  seeded: string;
  /** The functions' log. */
  log: string;
}

interface Running {
  pid: number;
  url: string;
}

const inFolder = (folder: string) => ({
  dynamoDb: join(folder, 'dynamodb'),
  s3: join(folder, 's3'),
  secret: join(folder, 'token-secret.json'),
  seeded: join(folder, 'seeded'),
  log: join(folder, 'functions.log'),
  running: join(folder, 'running.json'),
});

/**
 * Opens the data folder, for one process at a time. `fresh` empties it of what we put there, and of
 * nothing else.
 * @throws Problem where it cannot be used
 */
export async function openDataFolder(
  folder: string,
  { fresh = false, url }: { fresh?: boolean | undefined; url: string },
): Promise<DataFolder & { close(): void }> {
  const paths = inFolder(folder);
  const other = await otherProcess(paths.running);
  if (other) {
    throw new Problem(
      `The data folder ${folder} is in use by process ${other.pid} (${other.url}): stop that first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    if (fresh)
      for (const path of Object.values(paths)) rmSync(path, { recursive: true, force: true });
    for (const path of [folder, paths.dynamoDb, paths.s3]) mkdirSync(path, { recursive: true });
    writeFileSync(paths.running, JSON.stringify({ pid: process.pid, url } satisfies Running));
  } catch (error) {
    throw new Problem(
      `The data folder ${folder} cannot be used (${reasonOf(error)}): mend it, or set DATA_DIR to another folder.`,
    );
  }
  return { ...paths, close: () => rmSync(paths.running, { force: true }) };
}

/** Whoever has the folder open: the process is there and its site answers. */
async function otherProcess(file: string): Promise<Running | undefined> {
  try {
    const running = JSON.parse(readFileSync(file, 'utf8')) as Running;
    process.kill(running.pid, 0);
    await fetch(`${running.url}/config.json`, { signal: AbortSignal.timeout(2_000) });
    return running.pid === process.pid ? undefined : running;
  } catch {
    return undefined; // Nobody, or only what a crash left behind.
  }
}
