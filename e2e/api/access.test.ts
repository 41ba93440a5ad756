import { decodeProtectedHeader, UnsecuredJWT, SignJWT } from 'jose';
import { endpoints } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { anyPath as path } from '../support/anyPath.ts';
import { expectRefusal } from '../support/backend.ts';
import { claimsOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const closed = endpoints.filter(({ access }) => access !== 'public');
const adminOnly = endpoints.filter(({ access }) => access === 'admin');
const staffOnly = endpoints.filter(({ access }) => access === 'staff');
const stranger = new TextEncoder().encode('somebody else has made this secret up');

for (const row of closed) {
  test.describe(row.name, () => {
    test('asks for a token [S5.2, S6.3, S6.9]', async ({ backend }) => {
      expectRefusal(await backend.call(row, { path }), 'noToken');
    });

    test('believes no token but its own', async ({ backend, admin }) => {
      const claims = { ...claimsOf(admin.token), exp: Math.floor(Date.now() / 1000) + 3_600 };
      const [header = '', payload = '', signature = ''] = admin.token.split('.');
      const { kid } = decodeProtectedHeader(admin.token);
      const ofAlgorithm = { alg: 'HS256', kid };
      const forged = await new SignJWT(claims).setProtectedHeader(ofAlgorithm).sign(stranger);
      const unnamed = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(stranger);
      const changed = Buffer.from(JSON.stringify({ ...claims, userId: 'other' })).toString(
        'base64url',
      );
      const tokens = {
        forged,
        unnamed,
        unsigned: new UnsecuredJWT(claims).encode(),
        changed: [header, changed, signature].join('.'),
        truncated: admin.token.slice(0, -5),
        headless: [payload, signature].join('.'),
        word: 'token',
      };
      const answered: Record<string, unknown> = {};
      for (const [kind, token] of Object.entries(tokens)) {
        const { status, body } = await backend.call(row, { path, token });
        answered[kind] = { status, body };
      }
      const refused = { status: 401, body: errorBody('invalidToken') };
      // One comparison for all kinds: each is reported to the runner, which takes longer than a call.
      expect(answered).toEqual(
        Object.fromEntries(Object.keys(tokens).map((kind) => [kind, refused])),
      );
    });
  });
}

for (const row of adminOnly) {
  test(`${row.name} is for admins only [S6.6, S6.7]`, async ({ backend, lasting }) => {
    const answer = await backend.call(row, { path, token: lasting.token });
    expectRefusal(answer, 'adminOnly');
  });
}

for (const row of staffOnly) {
  test(`${row.name} is for the staff only [S6.6, S6.7]`, async ({ backend, lasting }) => {
    const answer = await backend.call(row, { path, token: lasting.token });
    expectRefusal(answer, 'staffOnly');
  });
}
