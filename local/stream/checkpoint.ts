import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** How far a stream was read: the sequence number of each shard's last delivered record. */
interface Progress {
  streamArn: string;
  shards: Record<string, string>;
}

/** Stores how far a stream was read, in a file if one is given, so that a restart continues there. */
export class Checkpoint {
  readonly #file: string | undefined;
  #progress: Progress;

  /** Ignores the progress of another stream, such as that of a deleted table. */
  constructor(streamArn: string, file?: string) {
    this.#file = file;
    const known = file === undefined ? undefined : read(file);
    this.#progress = known?.streamArn === streamArn ? known : { streamArn, shards: {} };
  }

  /** Sequence number of the shard's last delivered record; undefined if none was. */
  of(shardId: string): string | undefined {
    return this.#progress.shards[shardId];
  }

  /** Writes to a new file and renames it, so that a crash never leaves half a file. */
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
    return undefined; // There is no valid checkpoint: begin at the start.
  }
}
