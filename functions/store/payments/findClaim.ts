import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';

/** Reads a claim as it is now; undefined where there is none. */
export async function findClaim(bookingId: string, id: string): Promise<PaymentClaim | undefined> {
  const { Item } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.claim(bookingId, id),
      ConsistentRead: true,
    }),
  );
  return Item as PaymentClaim | undefined;
}
