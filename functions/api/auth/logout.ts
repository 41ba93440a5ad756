import { tokensFromAfter } from '#functions/domain/password.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { endAllSessions, endSession } from '#functions/store/accounts/endSessions.ts';
import * as contract from '#shared/contract/auth.ts';

/**
 * Ends the caller's session, or all of them; the outbox closes their sockets. A token from before sessions
 * had names ends with all of them.
 */
export const handler = endpoint(contract.logout, async ({ input, caller }) => {
  const { userId, email, session, exp } = caller();
  const ended = input.everywhere ? undefined : session;
  if (ended === undefined) await endAllSessions(email, userId, tokensFromAfter(Date.now() / 1000));
  else await endSession(userId, ended, exp);
  return { message: 'Logged out' };
});
