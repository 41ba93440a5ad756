import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#functions/errors.ts';
import { findKey, signingKey } from '#functions/platform/auth/signingKeys.ts';
import type { PageKey } from '#functions/platform/table/page.ts';

/** Where a cursor is valid: at one endpoint, with one filter, for one user. */
export interface CursorScope {
  endpoint: string;
  userId: string | undefined;
  filter?: string | undefined;
}

const signature = (secret: string, payload: string, scope: CursorScope): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['cursor', scope.endpoint, scope.userId, scope.filter, payload]))
    .digest('base64url');

/** The key of where a page ended, signed so that no caller can make one. */
export async function writeCursor(key: PageKey, scope: CursorScope): Promise<string> {
  const { secret } = await signingKey();
  const payload = Buffer.from(JSON.stringify(key)).toString('base64url');
  return `${payload}.${signature(secret, payload, scope)}`;
}

/**
 * The key in a cursor that was written for the same endpoint, filter and user.
 * @throws Refusal invalidCursor
 */
export async function readCursor(cursor: string, scope: CursorScope): Promise<PageKey> {
  const [payload = '', ...rest] = cursor.split('.');
  // Compared as text, because different base64 texts can decode to the same bytes.
  const given = Buffer.from(rest.join('.'));
  const signedBy = await findKey(({ secret }) => {
    const expected = Buffer.from(signature(secret, payload, scope));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!signedBy) throw new Refusal('invalidCursor');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as PageKey;
}
