import { keys } from '#functions/platform/table/keys.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import type { StoredListedCustomer } from './listedCustomers.ts';

/** Reads the telephone numbers of users, as far as the list of customers has them: user id → number. */
export async function readPhones(userIds: string[]): Promise<Map<string, string>> {
  const items = await readMany([...new Set(userIds)].map(keys.listedCustomer));
  const listed = items as unknown as Partial<StoredListedCustomer>[];
  return new Map(
    // The sums of somebody's bookings may have been written before their profile.
    listed.flatMap(({ userId, phoneNumber }) =>
      userId && phoneNumber ? [[userId, phoneNumber] as const] : [],
    ),
  );
}
