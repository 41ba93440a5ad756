import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { closeConnection } from '#functions/store/connections/connections.ts';

/** Deletes the connection of a socket that has closed. */
export async function handler({
  requestContext,
}: Pick<APIGatewayProxyWebsocketEventV2, 'requestContext'>): Promise<APIGatewayProxyResultV2> {
  await closeConnection(requestContext.connectionId);
  return { statusCode: 200 };
}
