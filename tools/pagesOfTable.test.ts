import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { pagesOfTable } from './pagesOfTable.ts';

test('each page of a table says how much it looks at, as a database may read all the rest otherwise', async () => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const send = vi.spyOn(client, 'send') as ReturnType<typeof vi.fn>;
  send
    .mockResolvedValueOnce({ Items: [{ id: 'a' }], LastEvaluatedKey: { pk: 'a' } })
    .mockResolvedValueOnce({ Items: [{ id: 'b' }] });
  const items: unknown[] = [];
  for await (const { Items = [] } of pagesOfTable(client, { TableName: 'table' })) {
    items.push(...Items);
  }
  expect(items).toEqual([{ id: 'a' }, { id: 'b' }]);
  const page = { TableName: 'table', Limit: 4_000, ConsistentRead: true };
  expect(send).toHaveBeenNthCalledWith(
    1,
    expect.objectContaining({ input: expect.objectContaining(page) as object }),
  );
  const next = { ...page, ExclusiveStartKey: { pk: 'a' } };
  expect(send).toHaveBeenNthCalledWith(
    2,
    expect.objectContaining({ input: expect.objectContaining(next) as object }),
  );
});
