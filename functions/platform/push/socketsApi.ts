import {
  ApiGatewayManagementApiClient,
  ApiGatewayManagementApiServiceException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { settings } from '#functions/platform/settings.ts';

let client: ApiGatewayManagementApiClient | undefined;

/**
 * Sends a text to an open socket.
 * @returns 'gone' where the socket has closed, so that nothing was sent
 */
export async function postToSocket(connectionId: string, text: string): Promise<'sent' | 'gone'> {
  client ??= new ApiGatewayManagementApiClient({ endpoint: settings.socketsUrl() });
  try {
    await client.send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: Buffer.from(text) }),
    );
    return 'sent';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
}

/** Told by the status 410, because stand-ins for AWS do not all name the GoneException. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiGatewayManagementApiServiceException &&
  error.$metadata.httpStatusCode === 410;
