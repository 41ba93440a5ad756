import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { createTableInput } from '#functions/platform/table/schema.ts';
import { unsigned } from './unsigned.ts';

/**
 * The access key and the region select the database of this worker in DynamoDB Local. In a shared one, each write
 * to a table with a stream looks through what was written to all older tables with one, also deleted ones.
 */
const database = {
  AWS_ACCESS_KEY_ID: `test${randomUUID().replaceAll('-', '')}`,
  // The region in the names of its streams, by which a tool may find them.
  AWS_REGION: 'ddblocal',
};

const signer = unsigned({
  region: database.AWS_REGION,
  credentials: { accessKeyId: database.AWS_ACCESS_KEY_ID },
});

/** One for all that the tests ask of the table: to make a client takes longer than most requests. */
const client = new DynamoDBClient({ signer });

/**
 * Gives the tests of a file a table of their own in DynamoDB Local, whose address is in
 * `AWS_ENDPOINT_URL_DYNAMODB`, in a database of the worker. The table has a stream only where the tests read it.
 */
export function useTable({ stream = false } = {}): void {
  Object.assign(process.env, database);
  db.config.signer = () => Promise.resolve(signer);
  const tableName = `test-${randomUUID()}`;
  beforeAll(async () => {
    process.env.TABLE_NAME = tableName;
    await client.send(new CreateTableCommand(tableInput(tableName, stream)));
  });
  afterAll(async () => {
    await client.send(new DeleteTableCommand({ TableName: tableName }));
  });
}

function tableInput(tableName: string, stream: boolean): CreateTableCommandInput {
  const { StreamSpecification, ...input } = createTableInput(tableName);
  return stream ? { ...input, StreamSpecification } : input;
}

/** Deletes the table and makes it anew, with a stream where it had one: its items one by one take a hundred times as long. */
export async function emptyTable(): Promise<void> {
  const tableName = process.env.TABLE_NAME ?? '';
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
  await client.send(new DeleteTableCommand({ TableName: tableName }));
  const stream = Table?.StreamSpecification !== undefined;
  await client.send(new CreateTableCommand(tableInput(tableName, stream)));
}

/** Every item of the table, by a scan, which only tests may do. */
export async function everyItem(): Promise<Record<string, unknown>[]> {
  const pages = paginateScan(
    { client },
    { TableName: process.env.TABLE_NAME, ConsistentRead: true },
  );
  const items: Record<string, unknown>[] = [];
  for await (const { Items = [] } of pages) items.push(...Items.map((item) => unmarshall(item)));
  return items;
}
