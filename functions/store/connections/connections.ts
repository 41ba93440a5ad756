import { DeleteCommand, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';

/** API Gateway closes a socket after two hours at most; its items expire a little later. */
const LIFE_SECONDS = 2 * 60 * 60 + 15 * 60;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** An open socket. It is stored under its user, for pushes, and under its id, for disconnecting. */
export interface Connection {
  connectionId: string;
  userId: string;
  /** When the token that it was opened with was signed, in seconds since 1970. */
  iat: number;
}

/**
 * Stores a connection, which expires with its token (seconds since 1970), and after 2 h 15 min at most.
 */
export async function openConnection(
  { connectionId, userId, iat }: Connection,
  tokenExpires: number,
): Promise<void> {
  const TableName = settings.tableName();
  const item = {
    entity: 'connection',
    connectionId,
    userId,
    iat,
    expiresAt: Math.min(tokenExpires, nowSeconds() + LIFE_SECONDS),
  };
  const put = (key: object) => ({
    name: 'connection',
    write: { Put: { TableName, Item: { ...key, ...item } } },
  });
  const writes = [put(keys.connectionOf(userId, connectionId)), put(keys.connection(connectionId))];
  await untilUncontended(async () => ((await transact(writes)).done ? true : undefined));
}

/** Deletes a connection that has ended, if it is stored. */
export async function closeConnection(connectionId: string): Promise<void> {
  const { Item } = await db.send(
    new GetCommand({
      TableName: settings.tableName(),
      Key: keys.connection(connectionId),
      ConsistentRead: true,
    }),
  );
  if (Item) await forgetConnection(Item as Connection);
}

/** Deletes a connection whose user is known. */
export async function forgetConnection({
  connectionId,
  userId,
}: Pick<Connection, 'connectionId' | 'userId'>): Promise<void> {
  const TableName = settings.tableName();
  await Promise.all(
    [keys.connectionOf(userId, connectionId), keys.connection(connectionId)].map((Key) =>
      db.send(new DeleteCommand({ TableName, Key })),
    ),
  );
}

/** A user's open connections. Expired ones are filtered out, because DynamoDB deletes them late. */
export async function connectionsOf(userId: string): Promise<Connection[]> {
  const { pk, sk } = keys.connectionOf(userId, '');
  const pages = paginateQuery(
    { client: db },
    {
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :connection)',
      FilterExpression: 'expiresAt > :now',
      ExpressionAttributeValues: { ':user': pk, ':connection': sk, ':now': nowSeconds() },
    },
  );
  const found: Connection[] = [];
  for await (const { Items = [] } of pages) found.push(...(Items as Connection[]));
  return found;
}
