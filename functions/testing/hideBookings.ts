import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { collections } from '#functions/platform/table/keys.ts';

/**
 * Lets the index of a customer's bookings show none, or these, as one that is late, until what is returned is called.
 * @returns shows them again
 */
export function hideBookings(userId: string, Items: object[] = []): () => void {
  const send = db.send.bind(db);
  const spy = vi.spyOn(db, 'send').mockImplementation(((command: object) => {
    const isOfTheirs =
      command instanceof QueryCommand &&
      command.input.IndexName !== undefined &&
      command.input.ExpressionAttributeValues?.[':pk'] === collections.bookingsOf(userId);
    return isOfTheirs ? Promise.resolve({ Items }) : send(command as never);
  }) as never);
  return () => {
    spy.mockRestore();
  };
}
