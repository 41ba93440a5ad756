import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { isStaff, type StaffRole } from '#shared/access.ts';
import type { StoredAccount } from './storedAccount.ts';

/** Somebody of the staff, as the list of the staff has them. */
export interface StaffEntry {
  userId: string;
  role: StaffRole;
  /** When they got the role, as ISO text. */
  since: string;
}

/** Writes what the list of the staff has of an account: an entry by its role, or none of a customer's. */
export function writeStaff({
  userId,
  role,
  roleSince,
  createdAt,
}: Pick<StoredAccount, 'userId' | 'role' | 'roleSince' | 'createdAt'>): NamedWrite<'staff'> {
  if (!isStaff(role)) return removeStaff(userId);
  const entry: StaffEntry = { userId, role, since: roleSince ?? createdAt };
  const Item = { ...keys.staff(userId), entity: 'staff', ...entry };
  return { name: 'staff', write: { Put: { TableName: settings.tableName(), Item } } };
}

/** Takes a user off the list of the staff. */
export const removeStaff = (userId: string): NamedWrite<'staff'> => ({
  name: 'staff',
  write: { Delete: { TableName: settings.tableName(), Key: keys.staff(userId) } },
});

/** All operators and admins, in the order in which they got their role: who is new is last. */
export const listStaff = (): Promise<StaffEntry[]> => readStaff({ consistent: true });

/**
 * The ids of all operators and admins, in the order of `listStaff`, as recipients. The read is eventually consistent, at
 * half the price, because every event reads this partition. A new member may miss one notification; the lists show them
 * the booking all the same.
 */
export const listStaffIds = async (): Promise<string[]> =>
  (await readStaff({ consistent: false })).map(({ userId }) => userId);

async function readStaff({ consistent }: { consistent: boolean }): Promise<StaffEntry[]> {
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: consistent,
      KeyConditionExpression: 'pk = :staff',
      ExpressionAttributeValues: { ':staff': collections.staff },
    },
  );
  const found: (Omit<StaffEntry, 'role'> & Partial<StaffEntry>)[] = [];
  for await (const { Items = [] } of pages) found.push(...(Items as typeof found));
  return (
    found
      // An entry from before there were operators names no role.
      .map(({ userId, role = 'admin', since }) => ({ userId, role, since }))
      .toSorted((a, b) => `${a.since}${a.userId}`.localeCompare(`${b.since}${b.userId}`))
  );
}
