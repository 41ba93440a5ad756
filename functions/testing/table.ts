import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { createTableInput } from '#functions/platform/table/schema.ts';

/** How many writes DynamoDB takes in one request. */
const BATCH = 25;

/**
 * The access key and the region select the database of this worker in DynamoDB Local. In a shared one, each write
 * to a table with a stream looks through what was written to all older tables with one, also deleted ones.
 */
const database = {
  AWS_ACCESS_KEY_ID: `test${randomUUID().replaceAll('-', '')}`,
  // The region in the names of its streams, by which a tool may find them.
  AWS_REGION: 'ddblocal',
};

/**
 * Gives the tests of a file a table of their own in DynamoDB Local, whose address is in
 * `AWS_ENDPOINT_URL_DYNAMODB`, in a database of the worker. The table has a stream only where the tests read it.
 */
export function useTable({ stream = false } = {}): void {
  Object.assign(process.env, database);
  const client = new DynamoDBClient({});
  const tableName = `test-${randomUUID()}`;
  beforeAll(async () => {
    process.env.TABLE_NAME = tableName;
    const { StreamSpecification, ...table } = createTableInput(tableName);
    const input = stream ? { ...table, StreamSpecification } : table;
    await client.send(new CreateTableCommand(input));
  });
  afterAll(async () => {
    await client.send(new DeleteTableCommand({ TableName: tableName }));
    client.destroy();
  });
}

/** Deletes every item of the table. */
export async function emptyTable(): Promise<void> {
  const requests = (await everyItem()).map(({ pk, sk }) => ({
    DeleteRequest: { Key: { pk, sk } },
  }));
  for (let first = 0; first < requests.length; first += BATCH) {
    const batch = requests.slice(first, first + BATCH);
    await db.send(
      new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: batch } }),
    );
  }
}

/** Every item of the table, by a scan, which only tests may do. */
export async function everyItem(): Promise<Record<string, unknown>[]> {
  const client = new DynamoDBClient({});
  const pages = paginateScan(
    { client },
    { TableName: process.env.TABLE_NAME, ConsistentRead: true },
  );
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) items.push(...Items.map((item) => unmarshall(item)));
  return items;
}
