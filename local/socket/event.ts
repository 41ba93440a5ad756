import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { targetOf } from '#local/target.ts';

/** Name of the WebSocket API's stage, which is also its path. */
export const STAGE = 'realtime';

type EventType = 'CONNECT' | 'DISCONNECT' | 'MESSAGE';

const routeKeys = { CONNECT: '$connect', DISCONNECT: '$disconnect', MESSAGE: '$default' } as const;

/** The event that API Gateway sends when a socket opens, closes or sends a message. */
export function socketEvent(
  eventType: EventType,
  connectionId: string,
  request: IncomingMessage,
  body?: string,
): object {
  const query = Object.fromEntries(targetOf(request).query);
  return {
    ...(eventType === 'CONNECT' && {
      headers: request.headers,
      queryStringParameters: Object.keys(query).length > 0 ? query : null,
    }),
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
    requestContext: {
      routeKey: routeKeys[eventType],
      eventType,
      connectionId,
      requestId: randomUUID(),
      stage: STAGE,
      apiId: 'local',
      domainName: request.headers.host ?? 'localhost',
      requestTimeEpoch: Date.now(),
      identity: { sourceIp: request.socket.remoteAddress ?? '' },
    },
  };
}
