import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { refuseRevoked } from '#functions/platform/auth/revoked.ts';
import { verifyToken } from '#functions/platform/auth/tokens.ts';
import { isRefusal, Refusal } from '#functions/errors.ts';
import { openConnection } from '#functions/store/connections/connections.ts';

type ConnectEvent = Pick<APIGatewayProxyWebsocketEventV2, 'requestContext'> & {
  queryStringParameters?: Record<string, string | undefined> | null;
};

/**
 * Opens a socket for the bearer of a token. Browsers cannot send headers with a socket, so the token is in
 * the query, which is never logged.
 */
export async function handler({
  queryStringParameters,
  requestContext: { connectionId },
}: ConnectEvent): Promise<APIGatewayProxyResultV2> {
  try {
    const claims = await verifyToken(queryStringParameters?.token ?? '');
    await refuseRevoked(claims);
    if (claims.oneTimePassword) throw new Refusal('invalidToken');
    const { userId, iat, exp } = claims;
    await openConnection({ connectionId, userId, iat }, exp);
    return { statusCode: 200 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { statusCode: isRefusal(error, 'busy', 'outcomeUnknown') ? 503 : 401 };
  }
}
