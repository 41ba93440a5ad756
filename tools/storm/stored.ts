import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Stack } from './stack.ts';
import type { Told } from './told.ts';

type Item = Record<string, unknown>;

/** All items of an entity, read from the table itself and not from what the product makes of it. */
export async function storedItems({ table, environment }: Stack, entity: string): Promise<Item[]> {
  const db = new DynamoDBClient({
    endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: environment.AWS_REGION ?? '',
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  const items: Item[] = [];
  const pages = paginateScan(
    { client: DynamoDBDocumentClient.from(db) },
    {
      TableName: table,
      ConsistentRead: true,
      FilterExpression: 'entity = :entity',
      ExpressionAttributeValues: { ':entity': entity },
    },
  );
  for await (const { Items = [] } of pages) items.push(...Items);
  db.destroy();
  return items;
}

/** What was answered as kept, and is not in the table. */
export async function lostItems(stack: Stack, told: Told): Promise<string[]> {
  const lost = async (entity: string, field: string, kept: string[]) => {
    const stored = new Set((await storedItems(stack, entity)).map((item) => item[field]));
    return kept.filter((one) => !stored.has(one)).map((one) => `the ${entity} ${one} is lost`);
  };
  return [
    ...(await lost(
      'payment',
      'id',
      told.payments.map(({ id }) => id),
    )),
    ...(await lost('closure', 'id', told.closures)),
    ...(await lost('message', 'questions', told.messages)),
  ];
}
