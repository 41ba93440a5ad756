import { routes } from '#shared/routes.ts';
import { readToken } from '#web/lib/session.ts';

/**
 * Tells the server that this session, or each of this person, has ended. It is sent while the page is
 * left, and nobody waits for it: without an answer the token ends by itself within a day.
 */
export function endSession(everywhere = false): void {
  const token = readToken();
  if (!token) return;
  const { method, path } = routes['auth.logout'];
  fetch(`/backend${path}`, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ everywhere }),
  }).catch(() => undefined);
}
