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

/** All records of the table's stream, in order. For tests. */
export async function readWholeStream(): Promise<DynamoDBRecord[]> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const tables = new DynamoDBClient({ endpoint });
  const streams = new DynamoDBStreamsClient({ endpoint });
  const { Table } = await tables.send(
    new DescribeTableCommand({ TableName: process.env.TABLE_NAME }),
  );
  const StreamArn = Table?.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const records: DynamoDBRecord[] = [];
  for (const { ShardId } of StreamDescription?.Shards ?? []) {
    const { ShardIterator } = await streams.send(
      new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    let next = ShardIterator;
    for (let told = 1; next !== undefined && told > 0;) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
      records.push(...(page.Records ?? []).map(lambdaRecord));
      told = page.Records?.length ?? 0;
      next = page.NextShardIterator;
    }
  }
  tables.destroy();
  streams.destroy();
  return records;
}
