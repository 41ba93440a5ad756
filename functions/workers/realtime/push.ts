import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { logger } from '#functions/platform/logger.ts';
import { postToSocket } from '#functions/platform/push/socketsApi.ts';
import {
  connectionsOf,
  forgetConnection,
  type Connection,
} from '#functions/store/connections/connections.ts';
import { countUnread } from '#functions/store/notifications/notifications.ts';
import type { SocketEvent } from '#shared/notification.ts';

/**
 * Sends every open socket of a user the number of their unread notifications. Sockets that were opened
 * with a token which is revoked since, by a change of the password, get nothing.
 */
export async function pushCount(userId: string): Promise<void> {
  const connections = await validOnes(await connectionsOf(userId));
  if (connections.length === 0) return;
  const event: SocketEvent = { event: 'newNotification', count: await countUnread(userId) };
  const text = JSON.stringify(event);
  await Promise.all(connections.map((connection) => push(connection, text)));
}

/** The connections whose token is not revoked. */
async function validOnes(connections: Connection[]): Promise<Connection[]> {
  const revoked = await Promise.all(connections.map(isRevoked));
  return connections.filter((_, index) => !revoked[index]);
}

/**
 * Sends a text to one connection, and deletes a connection whose socket has closed. A failed push is
 * not repeated: the site reads the count whenever its socket opens, and the next push carries it too.
 */
async function push(connection: Connection, text: string): Promise<void> {
  let outcome: 'sent' | 'gone';
  try {
    outcome = await postToSocket(connection.connectionId, text);
  } catch (error) {
    logger.warn('a push failed', error instanceof Error ? error : String(error));
    return;
  }
  if (outcome === 'gone') await forgetConnection(connection);
}
