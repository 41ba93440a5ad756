import { api } from '#shared/api.ts';
import { errorBody, type ErrorBody } from '#shared/errors.ts';
import { expectErrorBody, expectRefusal } from '../support/backend.ts';
import { claimsOf, newEmail, password, registration } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const DAY_SECONDS = 24 * 60 * 60;

test.describe('registration', () => {
  test('signs a new customer in for a day [S7.3]', async ({ backend }) => {
    const person = registration();
    const { token } = await backend.ok(api.auth.register, { json: person });
    const claims = claimsOf(token);
    expect(claims).toMatchObject({ role: 'user', names: 'Keza Test', email: person.email });
    expect(Math.abs(claims.exp - Date.now() / 1000 - DAY_SECONDS)).toBeLessThan(300);
  });

  test('takes the address trimmed and in small letters', async ({ backend }) => {
    const person = registration();
    const written = `  ${person.email.toUpperCase()} `;
    const { token } = await backend.ok(api.auth.register, { json: { ...person, email: written } });
    expect(claimsOf(token).email).toBe(person.email);
  });

  test('makes nobody an admin [S6.1]', async ({ backend }) => {
    const json = { ...registration(), role: 'admin', userId: 'chosen' };
    const { token } = await backend.ok(api.auth.register, { json });
    expect(claimsOf(token).role).toBe('user');
    expect(claimsOf(token).userId).not.toBe('chosen');
    const answer = await backend.call(api.bookings.pending, { token });
    expectRefusal(answer, 'staffOnly');
  });

  test('refuses an address that is in use, in any case', async ({ backend, customer }) => {
    const json = { ...registration(), email: ` ${customer.email.toUpperCase()}` };
    const answer = await backend.call(api.auth.register, { json });
    expectRefusal(answer, 'emailTaken');
  });

  test('lets one of many who race for an address have it', async ({ backend }) => {
    const json = registration();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => backend.call(api.auth.register, { json })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  const wrong: [string, Record<string, unknown>, string, ErrorBody][] = [
    ['a short password', { password: 'seven77' }, 'password', errorBody('passwordTooShort')],
    [
      'a password of 73 bytes',
      { password: 'é'.repeat(36) + 'x' },
      'password',
      errorBody('passwordTooLong'),
    ],
    ['no password', { password: undefined }, 'password', errorBody('required')],
    [
      'a phone number that cannot be',
      { phoneNumber: '12345' },
      'phoneNumber',
      errorBody('notPhone'),
    ],
    ['no email address', { email: 'keza' }, 'email', errorBody('notEmail')],
    ['no first name', { firstName: '  ' }, 'firstName', errorBody('required')],
    ['a last name that is a number', { lastName: 7 }, 'lastName', errorBody('notText')],
  ];
  test('refuses what cannot be, and names the field', async ({ backend }) => {
    for (const [what, change, field, body] of wrong) {
      const answer = await backend.call(api.auth.register, {
        json: { ...registration(), ...change },
      });
      expect(answer, what).toMatchObject({ body: { field } });
      expectErrorBody(answer, { ...body, field });
    }
  });

  test('refuses robots, who fill in what nobody sees', async ({ backend }) => {
    const json = { ...registration(), website: 'https://example.com' };
    expectRefusal(await backend.call(api.auth.register, { json }), 'unknownError');
    const { status } = await backend.call(api.auth.register, { json: { ...json, website: '' } });
    expect(status).toBe(201);
  });
});

test.describe('login', () => {
  test('signs a customer in, however the address is written [S3.17, S7.2]', async ({
    backend,
    customer,
  }) => {
    const email = ` ${customer.email.toUpperCase()} `;
    const { token } = await backend.ok(api.auth.login, { json: { email, password } });
    expect(claimsOf(token)).toMatchObject({ userId: customer.userId, role: 'user' });
  });

  test('answers the same for a wrong password and an unknown address', async ({
    backend,
    customer,
  }) => {
    for (const email of [customer.email, newEmail()]) {
      const answer = await backend.call(api.auth.login, {
        json: { email, password: 'Wrong#2027' },
      });
      expectRefusal(answer, 'invalidCredentials');
    }
  });

  test('takes the password exactly as it was chosen', async ({ backend, customer }) => {
    for (const other of [` ${password}`, `${password} `, password.toLowerCase()]) {
      const json = { email: customer.email, password: other };
      const answer = await backend.call(api.auth.login, { json });
      expectRefusal(answer, 'invalidCredentials');
    }
  });

  test('refuses to look without address or password [S3.17]', async ({ backend }) => {
    const cases: [Record<string, unknown>, string][] = [
      [{ password }, 'email'],
      [{ email: newEmail() }, 'password'],
      [{ email: newEmail(), password: '' }, 'password'],
    ];
    for (const [json, field] of cases) {
      const answer = await backend.call(api.auth.login, { json });
      expectRefusal(answer, 'required', undefined, field);
    }
  });
});

test.describe('guessing a password', () => {
  test('ends after ten failures, for the right one too [S9.17]', async ({ backend, customer }) => {
    const { email } = customer;
    const login = (guess: string) =>
      backend.call(api.auth.login, { json: { email, password: guess } });
    for (let count = 1; count <= 9; count += 1) {
      expect((await login(`Guess#${count}`)).status, `guess ${count}`).toBe(401);
    }
    expect((await login(password)).status, 'a success counts as none').toBe(200);
    expect((await login('Guess#10')).status).toBe(401);

    for (const guess of ['Guess#11', password]) {
      const answer = await login(guess);
      const seconds = Number(answer.headers.get('retry-after'));
      expectRefusal(answer, 'tooManyAttempts', { retryAfter: seconds });
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
  });

  test('does not slip through by guessing all at once', async ({ backend }) => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, count) =>
        backend.call(api.auth.login, { json: { email, password: `Guess#${count}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(401);
  });
});
