import type middy from '@middy/core';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { Refusal } from '#functions/errors.ts';
import { refuseRevoked } from '#functions/platform/auth/revoked.ts';
import { verifyToken } from '#functions/platform/auth/tokens.ts';
import { admits } from '#shared/access.ts';
import type { Route } from '#shared/endpoint.ts';
import { header, type CallEvent } from './call.ts';

const BEARER = /^Bearer (\S+)$/i;

/**
 * Refuses callers whom the contract does not admit. A public endpoint ignores tokens.
 * @throws Refusal noToken, invalidToken, tokenExpired, passwordToChoose, staffOnly, adminOnly from its `before`
 */
export const authenticate = ({
  access,
  oneTimePassword,
}: Route): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: async ({ event }) => {
    if (access === 'public') return;
    const given = header(event, 'authorization');
    if (!given) throw new Refusal('noToken');
    const token = BEARER.exec(given)?.[1];
    if (!token) throw new Refusal('invalidToken');
    const claims = await verifyToken(token);
    await refuseRevoked(claims);
    if (claims.oneTimePassword && !oneTimePassword) throw new Refusal('passwordToChoose');
    if (!admits(access, claims.role)) {
      throw new Refusal(access === 'admin' ? 'adminOnly' : 'staffOnly');
    }
    event.call.claims = claims;
  },
});
