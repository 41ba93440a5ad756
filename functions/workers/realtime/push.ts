import {
  ApiGatewayManagementApiClient,
  ApiGatewayManagementApiServiceException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { isRevoked } from '#functions/platform/auth/revoked.ts';
import { logger } from '#functions/platform/http/logger.ts';
import { settings } from '#functions/platform/settings.ts';
import {
  connectionsOf,
  forgetConnection,
  type Connection,
} from '#functions/store/connections/connections.ts';
import { countUnread } from '#functions/store/notifications/notifications.ts';
import type { SocketEvent } from '#shared/notification.ts';

let client: ApiGatewayManagementApiClient | undefined;

/**
 * Tells every open socket of a user how many notifications are unread now; none that was opened before
 * the user's last change of password.
 */
export async function pushCount(userId: string): Promise<void> {
  const connections = await believed(await connectionsOf(userId));
  if (connections.length === 0) return;
  const event: SocketEvent = { event: 'newNotification', count: await countUnread(userId) };
  await Promise.all(connections.map((connection) => post(connection, JSON.stringify(event))));
}

async function believed(connections: Connection[]): Promise<Connection[]> {
  const revoked = await Promise.all(connections.map(isRevoked));
  return connections.filter((_, index) => !revoked[index]);
}

/**
 * Sends a text to a socket; one that is gone is forgotten. A push that fails is not tried again: the
 * site reads the count anew whenever its socket comes back, and the next push says it again.
 */
async function post(connection: Connection, text: string): Promise<void> {
  client ??= new ApiGatewayManagementApiClient({ endpoint: settings.socketsUrl() });
  const { connectionId } = connection;
  try {
    await client.send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: Buffer.from(text) }),
    );
  } catch (error) {
    if (isGone(error)) await forgetConnection(connection);
    else logger.warn('a push failed', error instanceof Error ? error : String(error));
  }
}

/** A GoneException, or what is known by its status alone: not everything that plays AWS names it. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiGatewayManagementApiServiceException &&
  error.$metadata.httpStatusCode === 410;
