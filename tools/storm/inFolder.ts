import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs work in a new folder, which is removed afterwards. */
export async function inFolder(work: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'coldroom-storm-'));
  try {
    return await work(folder);
  } finally {
    // Where the work failed, the product is still writing there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
