import type { APIGatewayProxyResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';

/** Answers what keeps a socket open; the product takes no other message. */
export const handler = ({
  body,
}: Pick<APIGatewayProxyWebsocketEventV2, 'body'>): Promise<APIGatewayProxyResultV2> =>
  Promise.resolve(body === 'ping' ? { statusCode: 200, body: 'pong' } : { statusCode: 400 });
