import type { Context } from 'aws-lambda';
import { SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '#functions/errors.ts';
import { keyId } from '#functions/platform/auth/signingKeys.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { eventOf, invoke, type Answered, type TestCall } from '#functions/testing/calls.ts';
import { secrets } from '#functions/testing/secrets.ts';
import type { Access } from '#shared/access.ts';
import type { Role } from '#shared/claims.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorBody } from '#shared/errors.ts';
import { problem } from '#shared/inputErrors.ts';
import { endpoint, type Request } from './endpoint.ts';
import { PagedAnswer } from './paging.ts';

/** Whose tokens are revoked is a matter of the table, which these tests do without. */
vi.mock('#functions/platform/auth/revocations.ts', () => ({
  readRevocations: () => Promise.resolve(new Map([['u-gone', 4_000_000_000]])),
}));

const row = (access: Access = 'public') =>
  ({
    name: 'bookings.get',
    method: 'GET',
    path: '/book/{id}',
    access,
    status: 200,
    input: z.object({ id: z.string({ error: problem('required') }) }),
    output: z.object({ said: z.string() }),
    errors: [],
  }) satisfies Endpoint;

type Row = ReturnType<typeof row>;

/** Calls an endpoint that does what `run` does. */
const call = (
  run: (request: Request<Row>) => Promise<{ said: string }>,
  { access = 'public', ...rest }: TestCall & { access?: Access } = {},
): Promise<Answered> =>
  invoke(endpoint(row(access), run), row(access), { path: { id: 'b-1' }, ...rest });

const greet = () => Promise.resolve({ said: 'Muraho' });
const fail = (error: unknown) => async (): Promise<never> => {
  await Promise.resolve();
  throw error;
};

const named = (name: string): Error => Object.assign(new Error('secret detail'), { name });

const person = { userId: 'u-1', names: 'Aline Uwase', email: 'aline@example.com' };
const bearer = async (role: Role) => ({
  Authorization: `Bearer ${await signToken({ ...person, role })}`,
});

describe('an endpoint', () => {
  test('answers what the contract lists, and no other field [S9.19]', async () => {
    const { status, body } = await call(() =>
      Promise.resolve({ said: 'Muraho', passwordHash: 'secret' }),
    );
    expect(status).toBe(200);
    expect(body).toEqual({ said: 'Muraho' });
  });

  test('is given the validated input, the caller, the address and the headers', async () => {
    const headers = { ...(await bearer('user')), 'X-Word': 'yes' };
    const { body } = await call(
      ({ input, caller, address, header }) =>
        Promise.resolve({
          said: [input.id, caller().userId, address, header('x-word')].join(' '),
        }),
      { access: 'user', headers, address: '192.0.2.9' },
    );
    expect(body).toEqual({ said: 'b-1 u-1 192.0.2.9 yes' });
  });

  test('answers a page with the way to the next', async () => {
    const list = { ...row(), output: z.array(z.object({ said: z.string() })) };
    const paged = (link?: string) =>
      invoke(
        endpoint(list, () => Promise.resolve(new PagedAnswer([{ said: 'one', more: 1 }], link))),
        list,
        { path: { id: 'b-1' } },
      );
    const first = await paged('<?cursor=x>; rel="next"');
    expect(first.body).toEqual([{ said: 'one' }]);
    expect(first.headers.link).toBe('<?cursor=x>; rel="next"');
    expect((await paged()).headers).not.toHaveProperty('link');
  });
});

describe('who may call', () => {
  test.each<[Access, Role | 'nobody', number]>([
    ['public', 'nobody', 200],
    ['user', 'nobody', 401],
    ['user', 'user', 200],
    ['user', 'admin', 200],
    ['user', 'operator', 200],
    ['staff', 'nobody', 401],
    ['staff', 'user', 403],
    ['staff', 'operator', 200],
    ['staff', 'admin', 200],
    ['admin', 'nobody', 401],
    ['admin', 'operator', 403],
    ['admin', 'user', 403],
    ['admin', 'admin', 200],
  ])('%s: %s is answered %d [S8.48]', async (access, role, status) => {
    const headers = role === 'nobody' ? {} : await bearer(role);
    expect((await call(greet, { access, headers })).status).toBe(status);
  });

  test('nobody with a one-time password, but where they choose their own', async () => {
    const token = await signToken({ ...person, role: 'admin', oneTimePassword: true });
    const headers = { Authorization: `Bearer ${token}` };
    for (const access of ['user', 'staff', 'admin'] as const) {
      const { status, body } = await call(greet, { access, headers });
      expect({ status, body }).toEqual({
        status: 403,
        body: errorBody('passwordToChoose'),
      });
    }
    const open = { ...row('user'), oneTimePassword: true as const };
    const { status } = await invoke(endpoint(open, greet), open, { path: { id: 'b-1' }, headers });
    expect(status).toBe(200);
  });

  test('is not asked in public, whatever token is sent', async () => {
    expect((await call(greet, { headers: { Authorization: 'Bearer x' } })).status).toBe(200);
  });

  test('without a token is told so [S8.4]', async () => {
    for (const headers of [{}, { Authorization: '' }] as Record<string, string>[]) {
      const { body } = await call(greet, { access: 'user', headers });
      expect(body).toEqual(errorBody('noToken'));
    }
  });

  test('with an expired token is told so [S8.2]', async () => {
    const token = await new SignJWT({ ...person, role: 'user' })
      .setProtectedHeader({ alg: 'HS256', kid: keyId(secrets.current) })
      .setExpirationTime(1)
      .sign(new TextEncoder().encode(secrets.current));
    const headers = { Authorization: `Bearer ${token}` };
    expect(await call(greet, { access: 'user', headers })).toMatchObject({
      status: 401,
      body: errorBody('tokenExpired'),
    });
  });

  test.each(['Bearer', 'Bearer ', 'Bearer a b', 'Basic YTpi', 'token', 'Bearer undefined'])(
    'with %j is told that the token is invalid [S6.8, S8.3]',
    async (Authorization) => {
      expect(await call(greet, { access: 'user', headers: { Authorization } })).toMatchObject({
        status: 401,
        body: errorBody('invalidToken'),
      });
    },
  );

  test('may write header and scheme in any case', async () => {
    const { Authorization } = await bearer('user');
    const headers = { AUTHORIZATION: Authorization.replace('Bearer', 'bearer') };
    expect((await call(greet, { access: 'user', headers })).status).toBe(200);
  });

  test('is known before anything is read', async () => {
    const { status } = await call(greet, { access: 'user', path: {} });
    expect(status).toBe(401);
  });

  test('is nobody in public: an endpoint that asks is answered 401', async () => {
    const { status } = await call(({ caller }) => Promise.resolve({ said: caller().names }));
    expect(status).toBe(401);
  });
});

describe('what is thrown', () => {
  test.each<[string, Refusal, number, Record<string, unknown>]>([
    [
      'pastDate',
      new Refusal('pastDate'),
      400,
      { message: 'You cannot select a past date.', field: 'startDate' },
    ],
    [
      'daysTaken',
      new Refusal('daysTaken'),
      409,
      { message: 'Cold room is not available for the selected dates.' },
    ],
    [
      'transitionRefused',
      new Refusal('transitionRefused', { from: 'rejected', to: 'approved' }),
      409,
      {
        message: 'This booking is rejected, so it cannot be approved. Please load the page again.',
        params: { from: 'rejected', to: 'approved' },
      },
    ],
    [
      'tooManyAttempts',
      new Refusal('tooManyAttempts', { retryAfter: 60 }),
      429,
      { message: 'Too many attempts. Please try again later.', params: { retryAfter: 60 } },
    ],
  ])(
    'as %s is answered with its code and all that the table says [S7.8, S8.48]',
    async (code, error, status, body) => {
      const answered = await call(fail(error));
      expect(answered.status).toBe(status);
      expect(answered.body).toEqual({ code, ...body });
    },
  );

  test('says in seconds when it is worth trying again', async () => {
    const { headers } = await call(fail(new Refusal('tooManyAttempts', { retryAfter: 60 })));
    expect(headers['retry-after']).toBe('60');
  });

  test.each([
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
    'TimeoutError',
  ])('by a database that is asked too much (%s) is answered 503', async (name) => {
    const answered = await call(fail(named(name)));
    expect(answered).toMatchObject({ status: 503, body: errorBody('busy') });
    expect(answered.headers['retry-after']).toBe('1');
  });

  test('of a write whose answer was lost is answered 503, and that nobody knows', async () => {
    const write = { ...row(), method: 'PUT' as const };
    const answered = await invoke(endpoint(write, fail(named('TimeoutError'))), write, {
      path: { id: 'b-1' },
    });
    expect(answered).toMatchObject({ status: 503, body: errorBody('outcomeUnknown') });
    expect(answered.headers['retry-after']).toBe('5');
  });

  test.each([
    ['GET', 'busy'],
    ['PUT', 'outcomeUnknown'],
  ] as const)(
    'of a %s that its function has no time left for is answered %s',
    async (method, code) => {
      const slow = { ...row(), method };
      const handler = endpoint(slow, () => new Promise(() => undefined));
      const context = { getRemainingTimeInMillis: () => 500 } as Context;
      const { statusCode, body } = await handler(eventOf(slow, { path: { id: 'b-1' } }), context);
      expect(statusCode).toBe(503);
      expect(JSON.parse(body)).toEqual(errorBody(code));
    },
  );

  test.each([
    ['an error', new Error('secret detail')],
    ['an error of the database', named('ValidationException')],
    ['text', 'secret detail'],
    ['nothing', undefined],
  ])(
    'without a reason for the caller (%s) is answered 500, and no detail [S8.20]',
    async (_, error) => {
      const answered = await call(fail(error));
      expect(answered.status).toBe(500);
      expect(answered.body).toEqual(errorBody('serverError'));
      expect(JSON.stringify(answered)).not.toContain('secret');
    },
  );

  test('where the answer is not what the contract says, is answered 500', async () => {
    const wrong = () => Promise.resolve({ word: 'Muraho' } as unknown as { said: string });
    expect(await call(wrong)).toMatchObject({ status: 500 });
  });

  test('where the input is wrong, names the field', async () => {
    expect(await call(greet, { path: {} })).toMatchObject({
      status: 400,
      body: { code: 'required', message: 'Required.', field: 'id' },
    });
  });
});

describe('every answer', () => {
  const answers: [string, () => Promise<Answered>][] = [
    ['200', () => call(greet)],
    ['400', () => call(greet, { path: {} })],
    ['401', () => call(greet, { access: 'user' })],
    ['409', () => call(fail(new Refusal('daysTaken')))],
    ['500', () => call(fail(new Error('secret detail')))],
    ['503', () => call(fail(named('ThrottlingException')))],
  ];

  test.each(answers)('of %s carries the number of its request', async (status, answered) => {
    const { headers, status: given } = await answered();
    expect(String(given)).toBe(status);
    expect(headers['x-request-id']).toBe('request-1');
  });

  test.each(answers)('of %s is JSON that nobody keeps', async (_, answered) => {
    const { headers } = await answered();
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(answers)('of %s carries the security headers', async (_, answered) => {
    const headers = new Headers((await answered()).headers);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
