import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';

/** Items of one request, and requests at once. */
const BATCH = 25;
const AT_ONCE = 8;

type Item = Record<string, unknown>;

/**
 * Puts any number of items as they are. For tests and measurements of large tables.
 * @param client @default - that of the functions
 */
export async function putItems(
  items: readonly Item[],
  client: DynamoDBDocumentClient = db,
): Promise<void> {
  const step = BATCH * AT_ONCE;
  for (let from = 0; from < items.length; from += step) {
    const starts = Array.from({ length: AT_ONCE }, (_, index) => from + index * BATCH);
    await Promise.all(starts.map((start) => putBatch(items.slice(start, start + BATCH), client)));
  }
}

/** What DynamoDB leaves unwritten under load is sent again. */
async function putBatch(items: readonly Item[], client: DynamoDBDocumentClient): Promise<void> {
  if (items.length === 0) return;
  const table = settings.tableName();
  const { UnprocessedItems } = await client.send(
    new BatchWriteCommand({
      RequestItems: { [table]: items.map((Item) => ({ PutRequest: { Item } })) },
    }),
  );
  const left = UnprocessedItems?.[table] ?? [];
  const unwritten = left.flatMap(({ PutRequest }) => (PutRequest ? [PutRequest.Item as Item] : []));
  await putBatch(unwritten, client);
}
