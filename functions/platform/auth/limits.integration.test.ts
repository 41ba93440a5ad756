import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { handler as login } from '#functions/api/auth/login.ts';
import { handler as register } from '#functions/api/auth/register.ts';
import { handler as sendMessage } from '#functions/api/contact/submitQuery.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { invokeWithJson, type Answered } from '#functions/testing/calls.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { resetPassword } from '#functions/usecases/passwords.ts';
import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { hashPassword } from './passwords.ts';

const HOUR_SECONDS = 60 * 60;
const password = 'Kigali#2024';
const newEmail = () => `${randomUUID()}@example.com`;

const registerFrom = (address: string, change: Record<string, unknown> = {}) =>
  invokeWithJson(
    register,
    api.auth.register,
    {
      firstName: 'Aline',
      lastName: 'Uwase',
      phoneNumber: '0788123456',
      email: newEmail(),
      password,
      ...change,
    },
    { address },
  );

const writeFrom = (address: string) =>
  invokeWithJson(
    sendMessage,
    api.contact.submitQuery,
    { names: 'Aline', email: 'aline@example.com', question: 'Call me, please.' },
    { address },
  );

const loginFrom = (address: string, email: string, guess = 'wrong') =>
  invokeWithJson(login, api.auth.login, { email, password: guess }, { address });

const expectTooMany = ({ status, body, headers }: Answered, seconds: number): void => {
  const retryAfter = Number(headers['retry-after']);
  expect({ status, body }).toEqual({
    status: 429,
    body: errorBody('tooManyAttempts', { retryAfter }),
  });
  expect(retryAfter).toBeGreaterThan(seconds - 60);
  expect(retryAfter).toBeLessThanOrEqual(seconds);
};

useTable();
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an address may', () => {
  test('register a few customers an hour, and then each with a proof of work', async () => {
    vi.stubEnv('LIMIT_REGISTER', '2');
    vi.stubEnv('LIMIT_PROOF_BITS', '0');
    expect((await registerFrom('192.0.2.1')).status).toBe(201);
    expect((await registerFrom('192.0.2.1')).status).toBe(201);
    const { status, body } = await registerFrom('192.0.2.1');
    const { challenge } = body.params as { challenge: string };
    expect({ status, body }).toEqual({
      status: 429,
      body: errorBody('proofNeeded', { challenge, difficulty: 0 }),
    });
    const proof = `${challenge}:any`;
    expect((await registerFrom('192.0.2.1', { proof })).status).toBe(201);
    expect((await registerFrom('192.0.2.1', { proof })).status).toBe(429);
    expect((await registerFrom('192.0.2.2')).status).toBe(201);
  });

  test('not register more by doing so all at once', async () => {
    vi.stubEnv('LIMIT_REGISTER', '2');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => registerFrom('192.0.2.3')));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeLessThanOrEqual(2);
    expect(answers.filter(({ status }) => ![201, 429, 503].includes(status))).toEqual([]);
  });

  test('write a few messages an hour', async () => {
    vi.stubEnv('LIMIT_CONTACT', '2');
    expect((await writeFrom('192.0.2.4')).status).toBe(201);
    expect((await writeFrom('192.0.2.4')).status).toBe(201);
    expectTooMany(await writeFrom('192.0.2.4'), HOUR_SECONDS);
    expect((await writeFrom('192.0.2.5')).status).toBe(201);
  });

  test('write 20 messages an hour where nothing else is set', async () => {
    for (let count = 1; count <= 20; count += 1) {
      expect((await writeFrom('192.0.2.6')).status, `message ${count}`).toBe(201);
    }
    expectTooMany(await writeFrom('192.0.2.6'), HOUR_SECONDS);
  });

  test('begin again when the hour is over', async () => {
    vi.stubEnv('LIMIT_CONTACT', '1');
    await writeFrom('192.0.2.7');
    expect((await writeFrom('192.0.2.7')).status).toBe(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (HOUR_SECONDS + 1) * 1000 });
    const later = await writeFrom('192.0.2.7');
    vi.useRealTimers();
    expect(later.status).toBe(201);
  });
});

describe('guesses are counted', () => {
  const QUARTER_HOUR_SECONDS = 15 * 60;

  test('for an account from one address, and leave other addresses alone', async () => {
    vi.stubEnv('LIMIT_LOGIN_PAIR', '2');
    const email = newEmail();
    await registerFrom('192.0.2.10', { email });
    await loginFrom('192.0.2.11', email);
    await loginFrom('192.0.2.11', email);
    expectTooMany(await loginFrom('192.0.2.11', email, password), QUARTER_HOUR_SECONDS);
    expect((await loginFrom('192.0.2.10', email, password)).status).toBe(200);
  });

  test('for an account from all addresses', async () => {
    vi.stubEnv('LIMIT_LOGIN_ACCOUNT', '3');
    const email = newEmail();
    for (const address of ['192.0.2.20', '192.0.2.21', '192.0.2.22']) {
      expect((await loginFrom(address, email)).status).toBe(401);
    }
    expectTooMany(await loginFrom('192.0.2.23', email), QUARTER_HOUR_SECONDS);
  });

  test('for an address and all its accounts', async () => {
    vi.stubEnv('LIMIT_LOGIN_ADDRESS', '3');
    for (let count = 0; count < 3; count += 1) {
      expect((await loginFrom('192.0.2.30', newEmail())).status).toBe(401);
    }
    expectTooMany(await loginFrom('192.0.2.30', newEmail()), QUARTER_HOUR_SECONDS);
    expect((await loginFrom('192.0.2.31', newEmail())).status).toBe(401);
  });

  test('but not those that were right', async () => {
    vi.stubEnv('LIMIT_LOGIN_PAIR', '2');
    const email = newEmail();
    await registerFrom('192.0.2.40', { email });
    for (let count = 1; count <= 5; count += 1) {
      const { status } = await loginFrom('192.0.2.40', email, password);
      expect(status, `login ${count}`).toBe(200);
    }
  });
});

test('guesses from before a reset count no longer for the account, but for the address', async () => {
  vi.stubEnv('LIMIT_LOGIN_PAIR', '2');
  vi.stubEnv('LIMIT_LOGIN_ADDRESS', '5');
  const [email, address] = [newEmail(), '192.0.2.45'];
  await registerFrom(address, { email });
  await loginFrom(address, email);
  await loginFrom(address, email);
  expect((await loginFrom(address, email, password)).status).toBe(429);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    await resetPassword(await getAccount(email), await hashPassword('one time'));
    expect((await loginFrom(address, email, 'one time')).status).toBe(200);
    for (const count of [1, 2]) {
      expect((await loginFrom(address, email)).status, `guess ${count}`).toBe(401);
    }
    expectTooMany(await loginFrom(address, email, 'one time'), 15 * 60);
    await loginFrom(address, newEmail());
    expect((await loginFrom(address, newEmail())).status).toBe(429);
  } finally {
    vi.useRealTimers();
  }
});

describe('robots', () => {
  test('are refused before they count or cost anything', async () => {
    vi.stubEnv('LIMIT_REGISTER', '1');
    const before = await everyItem();
    const { status } = await registerFrom('192.0.2.50', { website: 'https://example.com' });
    expect(status).toBe(400);
    expect(await everyItem()).toEqual(before);
    expect((await registerFrom('192.0.2.50')).status).toBe(201);
  });
});

test('counters hold neither addresses nor e-mails', async () => {
  const email = newEmail();
  await loginFrom('192.0.2.60', email);
  const counters = (await everyItem()).filter(({ entity }) => entity === 'attempts');
  expect(counters.length).toBeGreaterThan(0);
  expect(JSON.stringify(counters)).not.toContain('192.0.2.');
  expect(JSON.stringify(counters)).not.toContain(email);
});
