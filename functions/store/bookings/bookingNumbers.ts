import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';

/** The id of the booking that has a number; undefined where none has it. */
export async function findByNumber(number: string): Promise<string | undefined> {
  const { Item } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.number(number),
      ConsistentRead: true,
    }),
  );
  return Item?.bookingId as string | undefined;
}
