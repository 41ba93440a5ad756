import {
  ApiGatewayManagementApiClient,
  ApiGatewayManagementApiServiceException,
  DeleteConnectionCommand,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { settings } from '#functions/platform/settings.ts';

let client: ApiGatewayManagementApiClient | undefined;

const api = (): ApiGatewayManagementApiClient =>
  (client ??= new ApiGatewayManagementApiClient({ endpoint: settings.socketsUrl() }));

/**
 * Sends a text to an open socket.
 * @returns 'gone' where the socket has closed, so that nothing was sent
 */
export async function postToSocket(connectionId: string, text: string): Promise<'sent' | 'gone'> {
  const command = new PostToConnectionCommand({
    ConnectionId: connectionId,
    Data: Buffer.from(text),
  });
  return (await unlessGone(api().send(command))) ? 'sent' : 'gone';
}

/** Closes a socket, if it is open. */
export async function closeSocket(connectionId: string): Promise<void> {
  await unlessGone(api().send(new DeleteConnectionCommand({ ConnectionId: connectionId })));
}

/** Whether the socket was open still. */
async function unlessGone(sent: Promise<unknown>): Promise<boolean> {
  try {
    await sent;
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** Told by the status 410, because stand-ins for AWS do not all name the GoneException. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiGatewayManagementApiServiceException &&
  error.$metadata.httpStatusCode === 410;
