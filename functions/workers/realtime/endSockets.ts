import { logger } from '#functions/platform/logger.ts';
import { closeSocket } from '#functions/platform/push/socketsApi.ts';
import {
  connectionsOf,
  forgetConnection,
  type Connection,
} from '#functions/store/connections/connections.ts';

/** The end of one session of a user, or of all that began before a moment, as a revocation says it. */
export interface Ended {
  userId: string;
  /** Undefined where all sessions have ended. */
  session?: string | undefined;
  /** Tokens that were signed before this are rejected (seconds since 1970). */
  from: number;
}

/** Closes the sockets that were opened with the tokens of sessions that have ended. */
export async function endSockets(ended: Ended): Promise<void> {
  const open = await connectionsOf(ended.userId);
  await Promise.all(open.filter((one) => isEnded(one, ended)).map(end));
}

const isEnded = ({ session, iat }: Connection, ended: Ended): boolean =>
  ended.session === undefined ? iat < ended.from : session === ended.session;

/** A socket that cannot be closed is sent nothing, because its token is revoked, and closes by itself. */
async function end(connection: Connection): Promise<void> {
  try {
    await closeSocket(connection.connectionId);
  } catch (error) {
    logger.warn('a socket was not closed', error instanceof Error ? error : String(error));
    return;
  }
  await forgetConnection(connection);
}
