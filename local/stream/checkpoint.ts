import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** How far a stream has been read: the last number of each shard that is done with. */
interface Progress {
  streamArn: string;
  shards: Record<string, string>;
}

/** Remembers how far a stream has been read, in a file where there is one, so that a restart goes on there. */
export class Checkpoint {
  readonly #file: string | undefined;
  #progress: Progress;

  /** What is known of another stream, as of a table that was begun anew, counts for nothing. */
  constructor(streamArn: string, file?: string) {
    this.#file = file;
    const known = file === undefined ? undefined : read(file);
    this.#progress = known?.streamArn === streamArn ? known : { streamArn, shards: {} };
  }

  /** The number behind which a shard goes on; undefined where it was never read. */
  of(shardId: string): string | undefined {
    return this.#progress.shards[shardId];
  }

  /** Written under another name first: a crash leaves the old state or the new one. */
  set(shardId: string, sequenceNumber: string): void {
    this.#progress.shards[shardId] = sequenceNumber;
    if (this.#file === undefined) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#progress));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function read(file: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    return undefined; // Nothing was read before.
  }
}
