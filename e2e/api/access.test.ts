import { decodeProtectedHeader, UnsecuredJWT, SignJWT } from 'jose';
import { endpoints } from '#shared/api.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorBody, errors } from '#shared/errors.ts';
import { anyPath as path } from '../support/anyPath.ts';
import type { Backend } from '../support/backend.ts';
import { claimsOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const closed = endpoints.filter(({ access }) => access !== 'public');
const adminOnly = endpoints.filter(({ access }) => access === 'admin');
const staffOnly = endpoints.filter(({ access }) => access === 'staff');
const stranger = new TextEncoder().encode('somebody else has made this secret up');

/** What each endpoint answers, by its name, so that one comparison shows all that are wrong. */
async function answersOf(
  rows: readonly Endpoint[],
  call: (row: Endpoint) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  const answered = rows.map(async (row) => [row.name, await call(row)] as const);
  return Object.fromEntries(await Promise.all(answered));
}

/** The same answer of each endpoint. */
const allOf = (rows: readonly Endpoint[], answer: unknown): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ name }) => [name, answer]));

/** An endpoint's refusal, as far as it is compared. */
async function refusalOf(backend: Backend, row: Endpoint, token?: string) {
  const { status, body } = await backend.call(row, { path, token });
  return { status, body };
}

const refusal = (code: 'noToken' | 'invalidToken' | 'adminOnly' | 'staffOnly') => ({
  status: errors[code].status,
  body: errorBody(code),
});

test('every endpoint that is not public asks for a token [S5.2, S6.3, S6.9]', async ({
  backend,
}) => {
  expect(closed.length).toBeGreaterThan(70);
  const answered = await answersOf(closed, (row) => refusalOf(backend, row));
  expect(answered).toEqual(allOf(closed, refusal('noToken')));
});

test('every endpoint that is not public believes no token but its own', async ({
  backend,
  admin,
}) => {
  const claims = { ...claimsOf(admin.token), exp: Math.floor(Date.now() / 1000) + 3_600 };
  const [header = '', payload = '', signature = ''] = admin.token.split('.');
  const { kid } = decodeProtectedHeader(admin.token);
  const ofAlgorithm = { alg: 'HS256', kid };
  const forged = await new SignJWT(claims).setProtectedHeader(ofAlgorithm).sign(stranger);
  const unnamed = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(stranger);
  const changed = Buffer.from(JSON.stringify({ ...claims, userId: 'other' })).toString('base64url');
  const tokens = {
    forged,
    unnamed,
    unsigned: new UnsecuredJWT(claims).encode(),
    changed: [header, changed, signature].join('.'),
    truncated: admin.token.slice(0, -5),
    headless: [payload, signature].join('.'),
    word: 'token',
  };
  for (const [kind, token] of Object.entries(tokens)) {
    const answered = await answersOf(closed, (row) => refusalOf(backend, row, token));
    expect(answered, kind).toEqual(allOf(closed, refusal('invalidToken')));
  }
});

test('endpoints of admins are for admins only, those of the staff for the staff only [S6.6, S6.7]', async ({
  backend,
  lasting,
}) => {
  for (const [rows, code] of [
    [adminOnly, 'adminOnly'],
    [staffOnly, 'staffOnly'],
  ] as const) {
    expect(rows.length).toBeGreaterThan(0);
    const answered = await answersOf(rows, (row) => refusalOf(backend, row, lasting.token));
    expect(answered).toEqual(allOf(rows, refusal(code)));
  }
});
