import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { isRefusal, Refusal } from '#functions/errors.ts';
import { refuseRevoked } from '#functions/platform/auth/revoked.ts';
import { verifyToken } from '#functions/platform/auth/tokens.ts';
import { openConnection } from '#functions/store/connections/connections.ts';

type ConnectEvent = Pick<APIGatewayProxyWebsocketEventV2, 'requestContext'> & {
  queryStringParameters?: Record<string, string | undefined> | null;
};

/**
 * Opens a socket for the bearer of a token. Browsers cannot send headers with a socket, so the token is in
 * the query, which is never logged. Beyond 20 sockets of one person the newest is refused with 429: who
 * closes one may open another, and no tab that works falls silent.
 */
export async function handler({
  queryStringParameters,
  requestContext: { connectionId },
}: ConnectEvent): Promise<APIGatewayProxyResultV2> {
  try {
    const claims = await verifyToken(queryStringParameters?.token ?? '');
    await refuseRevoked(claims);
    if (claims.oneTimePassword) throw new Refusal('invalidToken');
    const { userId, iat, session, exp } = claims;
    const isOpen = await openConnection({ connectionId, userId, iat, session }, exp);
    return { statusCode: isOpen ? 200 : 429 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { statusCode: isRefusal(error, 'busy', 'outcomeUnknown') ? 503 : 401 };
  }
}
