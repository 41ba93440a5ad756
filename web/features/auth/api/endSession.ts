import { logoutRoute } from '#shared/logoutRoute.ts';
import { readToken } from '#web/lib/session.ts';

/**
 * Tells the server that this session has ended. It is sent while the page is left, and nobody waits for it:
 * without an answer the token ends by itself within a day.
 */
export function endSession(): void {
  const token = readToken();
  if (!token) return;
  const { method, path } = logoutRoute;
  fetch(`/backend${path}`, {
    method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{}',
  }).catch(() => undefined);
}
