import { randomUUID } from 'node:crypto';
import { BatchWriteCommand, DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys, type Audience } from '#functions/platform/table/keys.ts';
import {
  partitionsIn,
  readPage,
  type Page,
  type PageRequest,
} from '#functions/platform/table/page.ts';
import type { Key } from '#functions/platform/table/readItems.ts';
import { type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { limits } from '#shared/limits.ts';
import type { Notification } from '#shared/notification.ts';
import { asStaff, ownAndAsStaff, partitionsOf, type Partitions } from './staffRecipients.ts';

/** A notification as it is stored. It is unread while a marker of its id exists. */
type StoredNotification = Omit<Notification, 'read'>;

/** An id for a notification that is created now; ids sort by time. */
export const newNotificationId = (): string => `${Date.now()}-${randomUUID().slice(0, 8)}`;

/**
 * The id of the notification of a new booking or message: made of the moment (ISO) at which that was
 * created and its id, so that the notification is found without a search.
 */
export const notificationIdOf = (made: string, id: string): string => `${Date.parse(made)}-${id}`;

const YEAR_SECONDS = 366 * 24 * 60 * 60;

/** When a notification of a moment (ISO) ends, in seconds since 1970: after a year. */
const endOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + YEAR_SECONDS;

/**
 * Puts a notification and its unread marker, which both end after a year. Reading it deletes the marker, and the unread
 * ones are counted by their markers, so that there is no sum that could be wrong.
 * @param as whether the user is a recipient as one of the staff
 */
export function putNotification(
  userId: string,
  note: StoredNotification,
  as: Audience = 'self',
): NamedWrite<'note'>[] {
  const expiresAt = endOf(note.at);
  const Item = { ...keys.notification(userId, note.id, as), entity: 'note', ...note, expiresAt };
  const Put = { TableName: settings.tableName(), Item };
  return [
    { name: 'note', write: { Put } },
    markUnread(keys.unread(userId, note.id, as), expiresAt),
  ];
}

/**
 * Counts one more in a bundle, which then says what the last one of it was, and marks it as unread.
 * The first one makes the bundle.
 * @param as whether the user is a recipient as one of the staff
 */
export function growBundle(
  userId: string,
  note: StoredNotification,
  as: Audience = 'self',
): NamedWrite<'note'>[] {
  const expiresAt = endOf(note.at);
  const TableName = settings.tableName();
  const fields = Object.entries({ entity: 'note', ...note, expiresAt });
  const Update = {
    TableName,
    Key: keys.notification(userId, note.id, as),
    UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')} ADD #count :one`,
    ExpressionAttributeNames: {
      '#count': 'count',
      ...Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':one': 1,
      ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
    },
  };
  return [
    { name: 'note', write: { Update } },
    markUnread(keys.unread(userId, note.id, as), expiresAt),
  ];
}

const markUnread = (key: Key, expiresAt: number): NamedWrite<'note'> => ({
  name: 'note',
  write: {
    Put: {
      TableName: settings.tableName(),
      Item: { ...key, entity: 'unread', expiresAt },
    },
  },
});

const UNREAD = keys.unread('', '').sk;
const NOTE = keys.notification('', '').sk;

/** A user's notifications, newest first, each with whether it is read. */
export async function listNotifications(
  userId: string,
  page: PageRequest,
): Promise<Page<Notification>> {
  const { partitions, items, next } = await readNotes(userId, page);
  const notes = items as unknown as StoredNotification[];
  const [newest, oldest] = [notes[0], notes.at(-1)];
  const marks = newest && oldest ? await marksBetween(partitions, oldest.id, newest.id) : [];
  const unread = new Set(marks.map(({ sk }) => sk.slice(UNREAD.length)));
  return { items: notes.map((note) => ({ ...note, read: !unread.has(note.id) })), next };
}

/** Sorts after every id. */
const LAST = '~';

/** Sorts after every id, and before what says that a user was told something as one of the staff. */
const LAST_NOTE = `${NOTE}}`;

/**
 * Reads a page of notifications, and says which partitions hold them. Only the first page can find the marker item of the
 * staff's shards; later pages know it from their cursor.
 */
async function readNotes(userId: string, page: PageRequest) {
  const order = 'descending';
  const { pk, sk } = keys.staffRecipient(userId).listed;
  if (page.after?.position === undefined) {
    const own = await readPage({ pk, order, beginsWith: NOTE }, page);
    if (own.items[0]?.sk !== sk) return { partitions: { pk }, ...own };
  }
  const partitions = ownAndAsStaff(userId);
  const range = { from: NOTE, below: LAST_NOTE };
  return { partitions, ...(await readPage({ ...partitions, order, ...range }, page)) };
}

/** The markers of the unread notifications from one id to another, both included, in any order. */
const marksBetween = async (partitions: Partitions, from: string, to: string): Promise<Key[]> =>
  (await Promise.all(partitionsIn(partitions).map((pk) => marksIn(pk, from, to)))).flat();

async function marksIn(pk: string, from: string, to: string): Promise<Key[]> {
  const query = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': `${UNREAD}${from}`, ':to': `${UNREAD}${to}` },
  };
  const keysFound: Key[] = [];
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) {
    keysFound.push(...Items.map(({ sk }) => ({ pk, sk: String(sk) })));
  }
  return keysFound;
}

/**
 * The number of a user's unread notifications, up to the most that is shown, strongly consistent. It costs one read unit
 * for about thirty markers, and four at most; who was told something as one of the staff costs one more of each shard.
 */
export async function countUnread(userId: string): Promise<number> {
  const [limit, order] = [limits.unreadCounted, 'ascending'] as const;
  const { pk, sk: mark } = keys.staffRecipient(userId).counted;
  const below = `${UNREAD}${LAST}`;
  const { items: own } = await readPage({ pk, order, from: mark, below }, { limit });
  if (own[0]?.sk !== mark) return own.length;
  const { items } = await readPage({ ...asStaff(userId), order, beginsWith: UNREAD }, { limit });
  return Math.min(own.length - 1 + items.length, limit);
}

/** Marks a notification as read; nothing happens where it is read already, or does not exist. */
export async function markRead(userId: string, id: string): Promise<void> {
  await Promise.all([removeMark(userId, id, 'self'), removeMark(userId, id, 'staff')]);
}

const removeMark = (userId: string, id: string, as: Audience): Promise<unknown> =>
  db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.unread(userId, id, as) }));

/** DynamoDB writes at most 25 items in a batch. */
const BATCH = 25;

/** Marks all present notifications as read; one that arrives meanwhile stays unread. */
export async function markAllRead(userId: string): Promise<void> {
  await removeMarks(await marksBetween(await partitionsOf(userId), '', LAST));
}

/**
 * Marks a notification as read that all of the staff have; nothing happens where it is read already, or does not exist.
 */
export const markReadByStaff = (userIds: string[], id: string): Promise<void> =>
  removeMarks(userIds.map((userId) => keys.unread(userId, id, 'staff')));

async function removeMarks(marks: Key[]): Promise<void> {
  for (let start = 0; start < marks.length; start += BATCH) {
    await removeBatch(marks.slice(start, start + BATCH));
  }
}

async function removeBatch(marks: Key[]): Promise<void> {
  const table = settings.tableName();
  let left: BatchWriteRequests = marks.map((Key) => ({ DeleteRequest: { Key } }));
  await untilUncontended(async () => {
    const { UnprocessedItems } = await db.send(
      new BatchWriteCommand({ RequestItems: { [table]: left } }),
    );
    left = UnprocessedItems?.[table] ?? [];
    return left.length === 0 ? true : undefined;
  });
}

type BatchWriteRequests = NonNullable<
  ConstructorParameters<typeof BatchWriteCommand>[0]['RequestItems']
>[string];
