import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { logger } from '#functions/platform/logger.ts';
import { postToSocket } from '#functions/platform/push/socketsApi.ts';
import {
  connectionsOf,
  forgetConnection,
  type StoredConnection,
} from '#functions/store/connections/connections.ts';
import { countUnread } from '#functions/store/notifications/notifications.ts';
import type { SocketEvent } from '#shared/notification.ts';

/**
 * Sends every open socket of a user the number of their unread notifications, and in which rooms bookings have changed,
 * if any are named. Sockets that were opened with a token which is revoked since, by a change of the password, get
 * nothing.
 */
export async function pushNews(userId: string, rooms: string[] = []): Promise<void> {
  const connections = await validOnes(await connectionsOf(userId));
  if (connections.length === 0) return;
  const events: SocketEvent[] = [{ event: 'newNotification', count: await countUnread(userId) }];
  if (rooms.length > 0) events.push({ event: 'bookingsChanged', rooms });
  await Promise.all(connections.map((connection) => push(connection, events)));
}

/** The connections whose token is not revoked. */
async function validOnes(connections: StoredConnection[]): Promise<StoredConnection[]> {
  const revoked = await Promise.all(connections.map(isRevoked));
  return connections.filter((_, index) => !revoked[index]);
}

/**
 * Sends events to one connection, one after another, and deletes a connection whose socket has closed. A failed push is
 * not repeated: the site reads the count whenever its socket opens, and the next push carries it too.
 */
async function push(connection: StoredConnection, events: SocketEvent[]): Promise<void> {
  for (const event of events) {
    let outcome: 'sent' | 'gone';
    try {
      outcome = await postToSocket(connection.connectionId, JSON.stringify(event));
    } catch (error) {
      logger.warn('a push failed', error instanceof Error ? error : String(error));
      return;
    }
    if (outcome === 'gone') return isOpening(connection) ? undefined : forgetConnection(connection);
  }
}

/**
 * API Gateway knows a socket once `$connect` has answered, for which it waits 29 seconds at most. The connection is stored
 * before that: what is told to be gone may be about to open, and would hear nothing from then on.
 */
const OPENING_MS = 30_000;

const isOpening = ({ openedAt = 0 }: StoredConnection): boolean =>
  Date.now() - openedAt < OPENING_MS;
