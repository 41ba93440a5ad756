import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readPage, type Collection } from '#functions/platform/table/page.ts';
import { readPartition } from '#functions/platform/table/readPartition.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';

/** Users of whom this process knows that it is noted. Nobody stops being one of them. */
const known = new Set<string>();

/**
 * Notes that users are told something as one of the staff, before they are told it: whoever reads their notifications
 * then reads the shards too, whatever their role is by then. A process does it once for each user, so that a booking
 * costs no more.
 * @throws Refusal busy, outcomeUnknown
 */
export async function noteStaffRecipients(userIds: string[]): Promise<void> {
  await Promise.all(userIds.filter((userId) => !known.has(userId)).map(noteOne));
}

async function noteOne(userId: string): Promise<void> {
  const items = Object.values(keys.staffRecipient(userId)).map((key) => ({
    ...key,
    entity: 'staffRecipient',
    userId,
  }));
  const TableName = settings.tableName();
  await Promise.all(items.map((Item) => db.send(new PutCommand({ TableName, Item }))));
  known.add(userId);
}

/** The ids of all who were ever told something as one of the staff, whatever their role is now. */
export const listStaffRecipients = async (): Promise<string[]> =>
  (await readPartition(collections.staffRecipients)).map(({ userId }) => String(userId));

/** Forgets that a user was told anything as one of the staff, for the transaction that deletes the account. */
export const forgetStaffRecipient = (userId: string): NamedWrite<'staffRecipient'>[] =>
  Object.values(keys.staffRecipient(userId)).map((Key) => ({
    name: 'staffRecipient',
    write: { Delete: { TableName: settings.tableName(), Key } },
  }));

/** Where notifications are. */
export type Partitions = Pick<Collection, 'pk' | 'inShards' | 'beside'>;

/** Where the notifications are that a user has as one of the staff. */
export const asStaff = (userId: string): Partitions => ({
  pk: collections.staffNotifications(userId),
  inShards: true,
});

/** Where all notifications of a user are who was told something as one of the staff. */
export const ownAndAsStaff = (userId: string): Partitions => ({
  ...asStaff(userId),
  beside: keys.staffRecipient(userId).listed.pk,
});

/** Where all notifications of a user are: in their own partition, and maybe what they were told as one of the staff. */
export async function partitionsOf(userId: string): Promise<Partitions> {
  const { pk, sk } = keys.staffRecipient(userId).counted;
  const { items } = await readPage({ pk, order: 'ascending', from: sk, below: sk }, { limit: 1 });
  return items[0]?.sk === sk ? ownAndAsStaff(userId) : { pk };
}
