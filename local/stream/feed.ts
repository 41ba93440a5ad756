import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { reasonOf } from '#infra/build/problem.ts';
import { Checkpoint } from './checkpoint.ts';
import { deliver } from './delivery.ts';
import { lanesOf } from './lanes.ts';
import { lambdaRecord, passesAny, type Pattern } from './records.ts';

interface FeedOptions {
  /** Endpoint of DynamoDB Local. */
  endpoint: string;
  tableName: string;
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
const SHARDS_MS = 2_000;
/** Records that are read at once; most of them match no filter. It is the most that a read answers. */
const READ_AT_ONCE = 1_000;
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
  readonly #streams: DynamoDBStreamsClient;
  readonly #stop = new AbortController();
  readonly #iterators = new Map<string, string>();
  #running: Promise<void> = Promise.resolve();
  #known: Shard[] = [];
  #shardsAt = 0;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#streams = new DynamoDBStreamsClient(local(options.endpoint));
  }

  async start(): Promise<void> {
    const streamArn = await this.#findStream();
    const checkpoint = new Checkpoint(streamArn, this.#options.checkpoint);
    this.#running = this.#run(streamArn, checkpoint);
  }

  /** Stops after the batch in progress. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    this.#streams.destroy();
  }

  async #findStream(): Promise<string> {
    const client = new DynamoDBClient(local(this.#options.endpoint));
    const { Table } = await client.send(
      new DescribeTableCommand({ TableName: this.#options.tableName }),
    );
    client.destroy();
    if (!Table?.LatestStreamArn) throw new Error('The table has no stream');
    return Table.LatestStreamArn;
  }

  async #run(streamArn: string, checkpoint: Checkpoint): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        const isFull = await this.#look(streamArn, checkpoint);
        if (!isFull) await this.#pause(this.#options.poll ?? POLL_MS);
      } catch (error) {
        this.#options.log(`The stream could not be read: ${reasonOf(error)}\n`);
        await this.#pause(RETRY_MS);
      }
    }
  }

  /** Reads every shard once whose parent is done. Returns whether any had as many records as are read at once, so that more wait. */
  async #look(streamArn: string, checkpoint: Checkpoint): Promise<boolean> {
    const shards = await this.#shards(streamArn);
    const unread = new Set(
      shards.map(({ ShardId = '' }) => ShardId).filter((id) => checkpoint.of(id) !== END),
    );
    let isFull = false;
    for (const { ShardId = '', ParentShardId = '' } of shards) {
      if (!unread.has(ShardId) || unread.has(ParentShardId)) continue;
      isFull = (await this.#read(streamArn, ShardId, checkpoint)) || isFull;
    }
    return isFull;
  }

  /** The shards, cached for two seconds, because they change only every few hours. */
  async #shards(streamArn: string): Promise<Shard[]> {
    if (Date.now() - this.#shardsAt > SHARDS_MS) {
      this.#known = await this.#readShards(streamArn);
      this.#shardsAt = Date.now();
    }
    return this.#known;
  }

  async #readShards(streamArn: string): Promise<Shard[]> {
    const shards: Shard[] = [];
    let ExclusiveStartShardId: string | undefined;
    do {
      const { StreamDescription } = await this.#streams.send(
        new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId }),
      );
      shards.push(...(StreamDescription?.Shards ?? []));
      ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
    } while (ExclusiveStartShardId !== undefined);
    return shards;
  }

  /** Reads and delivers once from a shard. Returns whether more records wait. */
  async #read(streamArn: string, shardId: string, checkpoint: Checkpoint): Promise<boolean> {
    const iterator =
      this.#iterators.get(shardId) ??
      (await this.#iterator(streamArn, shardId, checkpoint.of(shardId)));
    this.#iterators.delete(shardId);
    const { Records = [], NextShardIterator } = await this.#records(iterator, streamArn, shardId);
    const records = Records.map(lambdaRecord);
    await this.#deliver(records, (number) => checkpoint.set(shardId, number));
    if (this.#stop.signal.aborted) return true;
    if (NextShardIterator === undefined) checkpoint.set(shardId, END);
    else this.#iterators.set(shardId, NextShardIterator);
    return records.length === READ_AT_ONCE;
  }

  async #iterator(StreamArn: string, ShardId: string, after: string | undefined): Promise<string> {
    const { ShardIterator = '' } = await this.#streams.send(
      new GetShardIteratorCommand({
        StreamArn,
        ShardId,
        ...(after === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }),
      }),
    );
    return ShardIterator;
  }

  /** Reads records. If the iterator's records were trimmed after a day, it continues with the oldest ones left. */
  async #records(ShardIterator: string, streamArn: string, shardId: string) {
    try {
      return await this.#streams.send(
        new GetRecordsCommand({ ShardIterator, Limit: READ_AT_ONCE }),
      );
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      const oldest = await this.#iterator(streamArn, shardId, undefined);
      return this.#streams.send(
        new GetRecordsCommand({ ShardIterator: oldest, Limit: READ_AT_ONCE }),
      );
    }
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

/** Region and access key are those of the table: DynamoDB Local may have a database for each. */
const local = (endpoint: string) => ({
  endpoint,
  region: process.env.AWS_REGION ?? 'local',
  credentials: {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? 'local',
    secretAccessKey: 'local',
  },
});
