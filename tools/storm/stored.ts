import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { pagesOfTable } from '#tools/pagesOfTable.ts';
import type { AnswerRecord } from './answerRecord.ts';
import type { LocalProduct } from './localProduct.ts';

type Item = Record<string, unknown>;

/** The entities whose items a storm looks for. */
const entities = ['room', 'booking', 'payment', 'closure', 'message'] as const;

/** Items of the table by their entity. */
type StoredItems = Record<(typeof entities)[number], Item[]>;

/** A client of the table of a stack, past the way that fails. */
export function clientOf({ environment }: LocalProduct): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment.AWS_ENDPOINT_URL_DYNAMODB ?? '',
      region: environment.AWS_REGION ?? '',
      credentials: {
        accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
      },
    }),
  );
}

/** All that a storm looks for, read once, from the table itself and not from what the product makes of it. */
export async function readStored(stack: LocalProduct): Promise<StoredItems> {
  const client = clientOf(stack);
  const values = Object.fromEntries(entities.map((entity) => [`:${entity}`, entity]));
  const pages = pagesOfTable(client, {
    TableName: stack.table,
    FilterExpression: `entity IN (${Object.keys(values).join(', ')})`,
    ExpressionAttributeValues: values,
  });
  const stored: StoredItems = { room: [], booking: [], payment: [], closure: [], message: [] };
  for await (const { Items = [] } of pages) {
    for (const item of Items) stored[item.entity as keyof StoredItems].push(item);
  }
  client.destroy();
  return stored;
}

/** What was answered as kept, and is not in the table. */
export function lostItems(
  stored: StoredItems,
  { promised, payments, closures, messages }: AnswerRecord,
) {
  const lost = (entity: keyof StoredItems, field: string, kept: string[]): string[] => {
    const there = new Set(stored[entity].map((item) => item[field]));
    return kept.filter((one) => !there.has(one)).map((one) => `the ${entity} ${one} is lost`);
  };
  return [
    ...lost(
      'booking',
      'id',
      promised.map(({ booking }) => booking.id),
    ),
    ...lost(
      'payment',
      'id',
      payments.map(({ payment }) => payment.id),
    ),
    ...lost('closure', 'id', closures),
    ...lost('message', 'questions', messages),
  ];
}
