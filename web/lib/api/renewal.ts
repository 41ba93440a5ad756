import { decodeToken, readToken } from '#web/lib/session.ts';
import type { CallName } from './answers.ts';
import { ApiFailure, isSignedOut } from './failure.ts';

/** The last call whose answer brings another token; it is done when that token is kept. */
let renewal: { name: CallName; done: Promise<unknown> } | undefined;

/** Notes a call whose answer brings another token: the server may refuse the present one before the answer is there. */
export function renewing<T>(name: CallName, work: Promise<T>): Promise<T> {
  renewal = { name, done: work.catch(() => undefined) };
  return work;
}

const userOf = (token: string | undefined): string | undefined =>
  token === undefined ? undefined : decodeToken(token)?.userId;

/**
 * Sends a call, and again where its token is refused and the same person has got another one meanwhile: a refused
 * call has changed nothing.
 * @throws what the last try threw
 */
export async function withPresentToken<T>(name: CallName, send: () => Promise<T>): Promise<T> {
  const token = readToken();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiFailure) || !isSignedOut(error.failure)) throw error;
    // What brings the token must not wait for itself.
    if (renewal?.name !== name) await renewal?.done;
    const present = readToken();
    const user = userOf(present);
    if (present === token || user === undefined) throw error;
    if (user === userOf(token)) return send();
    // Somebody else has signed in meanwhile, whose session does not end with that of the one before.
    throw new ApiFailure({ ...error.failure, code: 'unknownError' }, error);
  }
}
