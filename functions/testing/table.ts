import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { createTableInput } from '#functions/platform/table/schema.ts';

/**
 * Gives the tests of a file a table of their own in DynamoDB Local, whose address is in
 * `AWS_ENDPOINT_URL_DYNAMODB`. It has a stream only where the tests read it: with one, DynamoDB Local
 * looks through everything that was written before at each write.
 */
export function useTable({ stream = false } = {}): void {
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
