import { DeleteCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { partitionsIn } from '#functions/platform/table/page.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import { unlessConditionFails } from '#functions/platform/table/unlessConditionFails.ts';
import { listStaffIds } from '#functions/store/accounts/staff.ts';
import {
  asStaff,
  listStaffRecipients,
  partitionsOf,
} from '#functions/store/notifications/staffRecipients.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';

type StoredItem = Key & {
  entity: string;
  by?: string;
  bookingId?: string;
  messageId?: string;
  asked?: object;
  joined?: string;
};

/** The field in which an item of a booking names its customer; undefined where it names somebody else. */
function nameField({ entity, by }: StoredItem): string | undefined {
  if (entity === 'audit') return by === 'customer' ? 'name' : undefined;
  return entity === 'rating' ? 'firstName' : 'userName';
}

/** Bookings from which a name is taken at once, so that a customer of many years is forgotten within one request. */
const AT_ONCE = 16;

/** As {@link forgetNameIn} does, in each of these bookings. */
export async function forgetNameInBookings(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    await Promise.all(ids.slice(from, from + AT_ONCE).map(forgetNameIn));
  }
}

/**
 * Takes a customer's name out of a booking, its history and its rating, and out of all of them the words beside a
 * reason or a change request, which may name somebody. Repeating it changes nothing.
 */
async function forgetNameIn(bookingId: string): Promise<void> {
  for await (const items of pagesOf(keys.booking(bookingId).pk)) {
    await Promise.all(items.map((item) => writeName(item, nameField(item))));
  }
}

/**
 * Takes a customer's name out of what the staff were told of these bookings and messages, also those who are none of the
 * staff any more. It reads all that they were told in a year, of each of them at once.
 * @param userId the customer, where they may have been told something of these behind {@link deleteOwnItems}
 */
export async function forgetNameInNotifications(ids: Set<string>, userId?: string): Promise<void> {
  // Who is one of the staff may not have been told anything since there is a list of those who were.
  const everybody = new Set([...(await listStaffIds()), ...(await listStaffRecipients())]);
  if (userId !== undefined) everybody.add(userId);
  await Promise.all([...everybody].map((recipient) => forgetNameInThoseOf(recipient, ids)));
}

async function forgetNameInThoseOf(recipient: string, ids: Set<string>): Promise<void> {
  const { sk } = keys.notification(recipient, '');
  for (const pk of partitionsIn(await partitionsOf(recipient))) {
    for await (const items of pagesOf(pk, sk)) {
      const named = items.filter(({ bookingId, messageId }) =>
        ids.has(bookingId ?? messageId ?? ''),
      );
      await Promise.all(named.map((item) => writeName(item, 'names')));
    }
  }
}

/** Items of a user that are deleted with the account. */
const deletedWithAccount: string[] = [
  keys.customer('').sk,
  keys.listedCustomer('').sk,
  keys.staffRecipient('').listed.sk,
  keys.staffRecipient('').counted.sk,
];

/** Deletes a user's notifications, idempotency keys and figures. */
export async function deleteOwnItems(userId: string): Promise<void> {
  const partitions = [...partitionsIn(asStaff(userId)), keys.customer(userId).pk];
  await Promise.all(partitions.map(deleteItemsIn));
}

async function deleteItemsIn(partition: string): Promise<void> {
  for await (const items of pagesOf(partition)) {
    const own = items.filter(({ sk }) => !deletedWithAccount.includes(sk));
    await Promise.all(
      own.map(({ pk, sk }) =>
        db.send(new DeleteCommand({ TableName: settings.tableName(), Key: { pk, sk } })),
      ),
    );
  }
}

async function* pagesOf(pk: string, beginsWith?: string): AsyncGenerator<StoredItem[]> {
  const condition = beginsWith === undefined ? '' : ' AND begins_with(sk, :beginning)';
  const query = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    KeyConditionExpression: `pk = :pk${condition}`,
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(beginsWith !== undefined && { ':beginning': beginsWith }),
    },
  };
  for await (const page of paginateQuery({ client: db }, query)) {
    yield page.Items as StoredItem[];
  }
}

/**
 * Writes that nobody is named in a field, if there is one, and under which names somebody had booked by telephone, and
 * deletes a telephone number and the words beside a reason and a change request. An item that is gone by now stays so.
 */
async function writeName(
  { pk, sk, asked, joined }: StoredItem,
  field: string | undefined,
): Promise<void> {
  const renamed = [...(field === undefined ? [] : [field]), ...(joined ? ['joined'] : [])];
  const set = renamed.map((_, index) => `#name${index} = :nobody`).join(', ');
  await unlessConditionFails(
    db.send(
      new UpdateCommand({
        TableName: settings.tableName(),
        Key: { pk, sk },
        UpdateExpression: `${set && `SET ${set} `}REMOVE reasonText, phoneNumber${asked ? ', asked.words, asked.reasonText' : ''}`,
        ConditionExpression: 'attribute_exists(pk)',
        ...(renamed.length > 0 && {
          ExpressionAttributeNames: Object.fromEntries(
            renamed.map((name, index) => [`#name${index}`, name]),
          ),
          ExpressionAttributeValues: { ':nobody': FORMER_CUSTOMER },
        }),
      }),
    ),
  );
}
