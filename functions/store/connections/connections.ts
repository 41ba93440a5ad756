import { randomUUID } from 'node:crypto';
import { DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { nowSeconds } from '#functions/platform/nowSeconds.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { limits } from '#shared/limits.ts';

/** API Gateway closes a socket after two hours at most; its items expire a little later. */
const LIFE_SECONDS = 2 * 60 * 60 + 15 * 60;

/** Sorts connections by when they were opened; those of one millisecond in any fixed order. */
const sortKey = ({
  openedAt = 0,
  connectionId,
}: Pick<StoredConnection, 'openedAt' | 'connectionId'>) =>
  `${String(openedAt).padStart(15, '0')} ${connectionId}`;

/** An open socket. It is stored under its user, in several copies, for pushes, and under its id, for disconnecting. */
export interface Connection {
  connectionId: string;
  userId: string;
  /** When the token that it was opened with was signed, in seconds since 1970. */
  iat: number;
  /** The session of that token. */
  session?: string | undefined;
}

/** A connection as it is stored. */
export interface StoredConnection extends Connection {
  /** In milliseconds since 1970. */
  openedAt?: number;
}

/**
 * Stores a connection, which expires with its token (seconds since 1970), and after 2 h 15 min at most.
 * It is stored before the others are counted, so that of many that open at once not all are let in.
 * @returns false where the user has as many already: it is then not stored
 */
export async function openConnection(
  { connectionId, userId, iat, session }: Connection,
  tokenExpires: number,
): Promise<boolean> {
  const TableName = settings.tableName();
  const item = {
    entity: 'connection',
    connectionId,
    userId,
    iat,
    session,
    openedAt: Date.now(),
    expiresAt: Math.min(tokenExpires, nowSeconds() + LIFE_SECONDS),
  };
  const put = (key: object) => ({
    name: 'connection',
    write: { Put: { TableName, Item: { ...key, ...item } } },
  });
  const writes = keysOf(item).map(put);
  await untilUncontended(async () => ((await transact(writes)).done ? true : undefined));
  const open = await connectionsOf(userId);
  if (open.length <= limits.sockets) return true;
  const earlier = open.filter((one) => sortKey(one) < sortKey(item));
  if (earlier.length < limits.sockets) return true;
  await forgetConnection(item);
  return false;
}

/** Deletes a connection that has ended, if it is stored. */
export async function closeConnection(connectionId: string): Promise<void> {
  const item = await readItem(keys.connection(connectionId));
  if (item) await forgetConnection(item as unknown as Connection);
}

/** How the sort keys of a user's connections begin. */
const SOCKET = 'CONN#';

/** Where a connection is stored. */
const keysOf = ({ connectionId, userId }: Pick<Connection, 'connectionId' | 'userId'>) => [
  ...keys.connectionsOf(userId, connectionId),
  keys.connection(connectionId),
];

/** Deletes a connection whose user is known. */
export async function forgetConnection({
  connectionId,
  userId,
}: Pick<Connection, 'connectionId' | 'userId'>): Promise<void> {
  const TableName = settings.tableName();
  await Promise.all(
    keysOf({ connectionId, userId }).map((Key) => db.send(new DeleteCommand({ TableName, Key }))),
  );
}

/**
 * A user's open connections. Expired ones are filtered out, because DynamoDB deletes them late. Any copy is as good as
 * the others, because one transaction writes them; a random one is read, so that each is asked as often.
 */
export async function connectionsOf(userId: string): Promise<StoredConnection[]> {
  const copy = inShard(collections.socketsOf(userId), randomUUID());
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :connection)',
      FilterExpression: 'expiresAt > :now',
      ExpressionAttributeValues: { ':user': copy, ':connection': SOCKET, ':now': nowSeconds() },
    },
  );
  const found: StoredConnection[] = [];
  for await (const { Items = [] } of pages) found.push(...(Items as StoredConnection[]));
  return found;
}
