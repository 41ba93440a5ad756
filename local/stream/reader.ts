import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { isFresh } from '#functions/platform/isFresh.ts';
import { unsigned } from '#functions/testing/unsigned.ts';
import { localAccess } from '#local/aws.ts';
import { lambdaRecord } from './records.ts';

/** The records that follow a place in a shard. */
interface Page {
  records: DynamoDBRecord[];
  /** Whether the shard has ended, so that nothing follows them. */
  ended: boolean;
}

export interface ReaderOptions {
  /** Endpoint of DynamoDB Local. */
  endpoint: string;
  tableName: string;
  /** Records that are kept for other feeds at most. @default 5000 */
  kept?: number;
  /**
   * How long it holds that nothing follows a place, in ms: less than the feed waits that looks most often. That one reads
   * anew each time, and the others hear from it. @default 90
   */
  nothingFor?: number;
}

/** Records that are read at once; most of them match no filter. It is the most that a read answers. */
const AT_ONCE = 1_000;
const SHARDS_MS = 2_000;

/**
 * Reads a table's stream for several feeds, each of which goes on at its own place. What one of them has read is kept for
 * the others for a while, because each read keeps the database from those who book.
 */
export class StreamReader {
  readonly #options: Required<ReaderOptions>;
  readonly #streams: DynamoDBStreamsClient;
  /** Pages by the place that they follow: those that are being read, and those that were, the oldest first. */
  readonly #reading = new Map<string, Promise<Page>>();
  readonly #kept = new Map<string, Page>();
  readonly #iterators = new Map<string, string>();
  /** When nothing followed a place, in milliseconds since 1970. */
  readonly #nothing = new Map<string, number>();
  #arn: Promise<string> | undefined;
  #shards: Promise<Shard[]> | undefined;
  #shardsAt = 0;
  #feeds = 0;

  constructor(options: ReaderOptions) {
    this.#options = { kept: 5_000, nothingFor: 90, ...options };
    const access = local(options.endpoint);
    this.#streams = new DynamoDBStreamsClient({ ...access, signer: unsigned(access) });
    // It copies every record for a log that is not kept.
    this.#streams.middlewareStack.remove('loggerMiddleware');
  }

  /** Begins to read for one more feed, and returns the stream's ARN. */
  async join(): Promise<string> {
    this.#feeds += 1;
    this.#arn ??= this.#findStream();
    return this.#arn;
  }

  /** Reads no longer for a feed. The last one ends all connections. */
  leave(): void {
    this.#feeds -= 1;
    if (this.#feeds === 0) this.#streams.destroy();
  }

  /** The shards, cached for two seconds, because they change only every few hours. */
  async shards(): Promise<Shard[]> {
    if (this.#shards === undefined || Date.now() - this.#shardsAt > SHARDS_MS) {
      this.#shardsAt = Date.now();
      this.#shards = this.#readShards();
      this.#shards.catch(() => (this.#shards = undefined));
    }
    return this.#shards;
  }

  /**
   * The records of a shard after a sequence number, or from its beginning.
   * @returns with them whether more are known to follow, so that they can be read at once
   */
  async page(shardId: string, after: string | undefined): Promise<Page & { more: boolean }> {
    const key = keyOf(shardId, after);
    const lookedAt = this.#nothing.get(key) ?? 0;
    if (isFresh(lookedAt, Date.now(), this.#options.nothingFor)) {
      return { records: [], ended: false, more: false };
    }
    const page = this.#kept.get(key) ?? (await this.#readOnce(shardId, after));
    const last = lastOf(page);
    const known = last !== undefined && this.#kept.has(keyOf(shardId, last));
    return { ...page, more: known || page.records.length === AT_ONCE };
  }

  /** Reads a page, together with all who ask for it meanwhile. */
  #readOnce(shardId: string, after: string | undefined): Promise<Page> {
    const key = keyOf(shardId, after);
    const begun = this.#reading.get(key);
    if (begun) return begun;
    const reading = this.#read(shardId, after).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #read(shardId: string, after: string | undefined): Promise<Page> {
    const key = keyOf(shardId, after);
    const iterator = this.#iterators.get(key) ?? (await this.#iterator(shardId, after));
    this.#iterators.delete(key);
    const { Records = [], NextShardIterator: next } = await this.#records(iterator, shardId);
    const page = { records: Records.map(lambdaRecord), ended: next === undefined };
    if (next !== undefined) this.#iterators.set(keyOf(shardId, lastOf(page) ?? after), next);
    this.#nothing.delete(key);
    if (page.records.length > 0) this.#keep(key, page);
    else if (!page.ended) this.#nothing.set(key, Date.now());
    return page;
  }

  #keep(key: string, page: Page): void {
    this.#kept.set(key, page);
    let records = [...this.#kept.values()].reduce((sum, one) => sum + one.records.length, 0);
    for (const [oldest, one] of this.#kept) {
      if (records <= this.#options.kept) return;
      this.#kept.delete(oldest);
      records -= one.records.length;
    }
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

  async #readShards(): Promise<Shard[]> {
    const shards: Shard[] = [];
    let ExclusiveStartShardId: string | undefined;
    do {
      const { StreamDescription } = await this.#streams.send(
        new DescribeStreamCommand({ StreamArn: await this.#arn, ExclusiveStartShardId }),
      );
      shards.push(...(StreamDescription?.Shards ?? []));
      ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
    } while (ExclusiveStartShardId !== undefined);
    return shards;
  }

  async #iterator(ShardId: string, after: string | undefined): Promise<string> {
    const { ShardIterator = '' } = await this.#streams.send(
      new GetShardIteratorCommand({
        StreamArn: await this.#arn,
        ShardId,
        ...(after === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }),
      }),
    );
    return ShardIterator;
  }

  /** Reads records. If the iterator's records were trimmed after a day, it continues with the oldest ones left. */
  async #records(ShardIterator: string, shardId: string) {
    try {
      return await this.#streams.send(new GetRecordsCommand({ ShardIterator, Limit: AT_ONCE }));
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException)) throw error;
      const oldest = await this.#iterator(shardId, undefined);
      return this.#streams.send(new GetRecordsCommand({ ShardIterator: oldest, Limit: AT_ONCE }));
    }
  }
}

const keyOf = (shardId: string, after = ''): string => `${shardId} ${after}`;

/** The sequence number of a page's last record. */
const lastOf = ({ records }: Page): string | undefined => records.at(-1)?.dynamodb?.SequenceNumber;

/** Region and access key are those of the table: DynamoDB Local may have a database for each. */
const local = (endpoint: string) => ({
  endpoint,
  region: process.env.AWS_REGION ?? localAccess.region,
  credentials: {
    ...localAccess.credentials,
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? localAccess.credentials.accessKeyId,
  },
});
