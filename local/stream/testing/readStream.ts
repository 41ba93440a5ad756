import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { outboxFilters } from '#functions/workers/outbox/filter.ts';
import { lambdaRecord, passesAny } from '#local/stream/records.ts';

/** Whether the outbox hears of a record. */
export const isForOutbox = (record: DynamoDBRecord): boolean => passesAny(outboxFilters, record);

/** All records of the table's stream that match a filter of the outbox, in order. For tests. */
export const readStream = async (): Promise<DynamoDBRecord[]> =>
  (await readWholeStream()).filter(isForOutbox);

/** What was read of a stream so far, and where each of its shards goes on; an end has no iterator. */
interface Reading {
  arn: string | undefined;
  records: DynamoDBRecord[];
  iterators: Map<string, string | undefined>;
}

function makeClients() {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  return {
    tables: new DynamoDBClient({ endpoint }),
    streams: new DynamoDBStreamsClient({ endpoint }),
  };
}

/** Those of all readings: to make a client takes longer than most requests. */
let clients: ReturnType<typeof makeClients> | undefined;

let reading: Reading = { arn: undefined, records: [], iterators: new Map() };

/** All records of the table's stream, in order; each is fetched once. For tests. */
export async function readWholeStream(): Promise<DynamoDBRecord[]> {
  const { tables, streams } = (clients ??= makeClients());
  const { Table } = await tables.send(
    new DescribeTableCommand({ TableName: process.env.TABLE_NAME }),
  );
  const StreamArn = Table?.LatestStreamArn;
  if (reading.arn !== StreamArn) reading = { arn: StreamArn, records: [], iterators: new Map() };
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  for (const { ShardId = '' } of StreamDescription?.Shards ?? []) {
    if (!reading.iterators.has(ShardId)) {
      const { ShardIterator } = await streams.send(
        new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
      );
      reading.iterators.set(ShardId, ShardIterator);
    }
    await readOn(streams, ShardId);
  }
  return [...reading.records];
}

/** Reads a shard from where its reading left off, until nothing follows. */
async function readOn(streams: DynamoDBStreamsClient, shardId: string): Promise<void> {
  let next = reading.iterators.get(shardId);
  for (let found = 1; next !== undefined && found > 0;) {
    const page = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
    reading.records.push(...(page.Records ?? []).map(lambdaRecord));
    found = page.Records?.length ?? 0;
    next = page.NextShardIterator;
    reading.iterators.set(shardId, next);
  }
}
