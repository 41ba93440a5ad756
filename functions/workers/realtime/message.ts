import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';

/** Answers the pings that keep a socket open. Other messages are refused. */
export const handler = ({
  body,
}: Pick<APIGatewayProxyWebsocketEventV2, 'body'>): Promise<APIGatewayProxyResultV2> =>
  Promise.resolve(body === 'ping' ? { statusCode: 200, body: 'pong' } : { statusCode: 400 });
