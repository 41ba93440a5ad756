import { DeleteCommand, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, untilUncontended } from '#functions/platform/table/transact.ts';

/** A socket lives two hours at most; its item a little longer. */
const LIFE_SECONDS = 2 * 60 * 60 + 15 * 60;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** An open socket: whose it is stands with the user, for pushes, and by its id, for its end. */
export interface Connection {
  connectionId: string;
  userId: string;
  /** When the token that it was opened with was signed, in seconds since 1970. */
  iat: number;
}

/**
 * Keeps a connection until its token ends (seconds since 1970), or 2 h 15 min, whichever is first.
 */
export async function openConnection(
  { connectionId, userId, iat }: Connection,
  tokenEnds: number,
): Promise<void> {
  const TableName = settings.tableName();
  const item = {
    entity: 'connection',
    connectionId,
    userId,
    iat,
    expiresAt: Math.min(tokenEnds, nowSeconds() + LIFE_SECONDS),
  };
  const put = (key: object) => ({
    name: 'connection',
    write: { Put: { TableName, Item: { ...key, ...item } } },
  });
  const writes = [put(keys.connectionOf(userId, connectionId)), put(keys.connection(connectionId))];
  await untilUncontended(async () => ((await transact(writes)).done ? true : undefined));
}

/** Forgets a connection that has ended; one that is forgotten already stays so. */
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

/** Forgets a connection whose user is known. */
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

/** A user's open connections. DynamoDB deletes ended ones late: they are passed over. */
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
