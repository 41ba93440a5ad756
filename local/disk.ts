import { statfsSync } from 'node:fs';
import { codeOf } from '#infra/build/problem.ts';

/** With less than this the database cannot write its journal, in bytes. */
const SMALLEST_FREE = 32 * 1024 * 1024;

/** The free bytes of the disk that holds a folder; no end of them where the folder is gone, as no disk is full then. */
function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return Infinity;
  }
}

/** What to say if the disk that holds a folder is full; undefined if it is not. */
export function fullDisk(folder: string, free = freeIn): string | undefined {
  const bytes = free(folder);
  if (bytes >= SMALLEST_FREE) return undefined;
  const megabytes = Math.floor(bytes / 1024 / 1024);
  return `The disk that holds ${folder} is full (${megabytes} MB are free): nothing can be saved until there is room on it.`;
}

/**
 * Says that the disk is full, once for each time that it fills up. Call it whenever something failed.
 * @param say gets the words
 */
export function watchDisk(folder: string, say: (words: string) => void, free = freeIn): () => void {
  let said = false;
  return () => {
    const words = fullDisk(folder, free);
    if (words !== undefined && !said) say(words);
    said = words !== undefined;
  };
}

/** Whether an error of the operating system means that the disk is full. */
export const isFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC';

/** The disk has no room to save something. */
export class DiskFull extends Error {
  /** Whether nothing was done; otherwise it is not known whether it was saved. */
  readonly nothingDone: boolean;

  constructor(words: string, { nothingDone }: { nothingDone: boolean }) {
    super(nothingDone ? words : `It is not known whether it was saved. ${words}`);
    this.nothingDone = nothingDone;
  }
}
