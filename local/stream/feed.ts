import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { reasonOf } from '#infra/build/problem.ts';
import { Checkpoint } from './checkpoint.ts';
import { deliver } from './delivery.ts';
import { lanesOf } from './lanes.ts';
import type { StreamReader } from './reader.ts';
import { passesAny, type Pattern } from './records.ts';

interface FeedOptions {
  /** Reads the table's stream, also for other feeds. */
  reader: StreamReader;
  /** Only records that match one of them are delivered. */
  filters: readonly Pattern[];
  consume: (records: DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>;
  /** Batches that are consumed side by side; the records of one partition come in order. @default 1 */
  lanes?: number;
  /** Pause after a read that was not full, in ms. @default 100 */
  poll?: number;
  /** File of the checkpoint. @default - the stream is read from its beginning */
  checkpoint?: string | undefined;
  /** File for records that could not be delivered. @default - they are only logged */
  deadLetters?: string | undefined;
  log: (text: string) => void;
}

/** Default pause after a read that was not full: reading again at once would keep the database from those who book. */
const POLL_MS = 100;
const RETRY_MS = 1_000;
/**
 * Records that a call is given at most. It has 29 seconds, and a busy machine may take one for each record. What takes longer
 * would be done again while it goes on.
 */
const CALLED_WITH = 20;
/** Checkpoint of a shard that was read to its end. */
const END = 'end';

/**
 * Feeds a function from the table's stream, as Lambda's event source does: parent shards before their
 * children, beginning at the checkpoint.
 */
export class StreamFeed {
  readonly #options: FeedOptions;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const streamArn = await this.#options.reader.join();
    this.#running = this.#run(new Checkpoint(streamArn, this.#options.checkpoint));
  }

  /** Stops after the batch in progress. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#options.reader.leave();
  }

  async #run(checkpoint: Checkpoint): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        const more = await this.#look(checkpoint);
        if (!more) await this.#pause(this.#options.poll ?? POLL_MS);
      } catch (error) {
        this.#options.log(`The stream could not be read: ${reasonOf(error)}\n`);
        await this.#pause(RETRY_MS);
      }
    }
  }

  /** Reads every shard once whose parent is done. Returns whether more records are known to wait in any. */
  async #look(checkpoint: Checkpoint): Promise<boolean> {
    const shards = await this.#options.reader.shards();
    const unread = new Set(
      shards.map(({ ShardId = '' }) => ShardId).filter((id) => checkpoint.of(id) !== END),
    );
    let more = false;
    for (const { ShardId = '', ParentShardId = '' } of shards) {
      if (!unread.has(ShardId) || unread.has(ParentShardId)) continue;
      more = (await this.#read(ShardId, checkpoint)) || more;
    }
    return more;
  }

  /** Reads and delivers once from a shard. Returns whether more records are known to wait. */
  async #read(shardId: string, checkpoint: Checkpoint): Promise<boolean> {
    const { reader } = this.#options;
    const { records, ended, more } = await reader.page(shardId, checkpoint.of(shardId));
    await this.#deliver(records, (number) => checkpoint.set(shardId, number));
    if (this.#stop.signal.aborted) return true;
    if (ended) checkpoint.set(shardId, END);
    return more;
  }

  /** Delivers records, lane by lane at the same time. What was delivered of a batch that is not finished is delivered again. */
  async #deliver(records: DynamoDBRecord[], reached: (number: string) => void): Promise<void> {
    const { filters, consume, lanes = 1 } = this.#options;
    const passing = records.filter((record) => passesAny(filters, record));
    await Promise.all(
      lanesOf(passing, lanes).map((lane) =>
        deliver(lane, {
          consume,
          atOnce: CALLED_WITH,
          toDeadLetters: (record) => this.#toDeadLetters(record),
          signal: this.#stop.signal,
        }),
      ),
    );
    const last = records.at(-1)?.dynamodb?.SequenceNumber;
    if (last !== undefined && !this.#stop.signal.aborted) reached(last);
  }

  #toDeadLetters(record: DynamoDBRecord): void {
    const { deadLetters, log } = this.#options;
    log(`An event could not be delivered: ${record.eventID ?? ''}\n`);
    if (deadLetters !== undefined) appendFileSync(deadLetters, `${JSON.stringify(record)}\n`);
  }

  async #pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }
}
