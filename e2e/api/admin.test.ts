import { api } from '#shared/api.ts';
import { oneTimePasswordFor, runAdmin } from '../support/administration.ts';
import { expectRefusal } from '../support/backend.ts';
import { claimsOf, newEmail, password } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'Rusizi#2028';

test.describe('npm run admin', () => {
  test('makes a registered user an admin, from the next sign-in on', async ({
    backend,
    customer,
  }) => {
    const { email, token } = customer;
    const promoted = await runAdmin(email.toUpperCase());
    expect(promoted.code).toBe(0);
    expect(promoted.output).toContain(`${email} is an admin now.`);
    expect(promoted.output).toContain('All their sessions have ended');
    await expect
      .poll(async () => (await backend.call(api.account.get, { token })).status, {
        timeout: 30_000,
      })
      .toBe(401);
    const login = await backend.ok(api.auth.login, { json: { email, password } });
    expect(claimsOf(login.token).role).toBe('admin');
    await backend.ok(api.bookings.pending, { token: login.token });

    const again = await runAdmin(email);
    expect(again).toMatchObject({ code: 0, output: `${email} is an admin already.\n` });
  });

  test('says so where nobody has registered as that', async () => {
    const email = newEmail();
    for (const args of [[email], [email, '--reset']]) {
      const { code, errors, output } = await runAdmin(...args);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(
        `Nobody has registered as ${email}: they sign up on the site first.`,
      );
    }
  });

  test('says how it is used where it is told nobody', async () => {
    const { code, errors } = await runAdmin();
    expect(code).toBe(1);
    expect(errors).toContain('`npm run admin -- EMAIL`');
  });
});

test.describe('a one-time password', () => {
  test('ends the forgotten one and every present sign-in', async ({ backend, customer }) => {
    const { email, token } = customer;
    await oneTimePasswordFor(email);
    const old = await backend.call(api.auth.login, { json: { email, password } });
    expectRefusal(old, 'invalidCredentials');
    await expect
      .poll(async () => (await backend.call(api.account.get, { token })).status, {
        timeout: 30_000,
      })
      .toBe(401);
  });

  test('opens the choice of a new password, and nothing else', async ({ backend, customer }) => {
    const { email } = customer;
    const oneTime = await oneTimePasswordFor(email);
    const { token } = await backend.ok(api.auth.login, { json: { email, password: oneTime } });
    expect(claimsOf(token).oneTimePassword).toBe(true);
    await backend.ok(api.account.get, { token });
    const closed = await backend.call(api.bookings.listMine, { token });
    expectRefusal(closed, 'passwordToChoose');
    const wrong = await backend.call(api.account.changePassword, {
      json: { password, newPassword },
      token,
    });
    expectRefusal(wrong, 'invalidCredentials');

    const chosen = await backend.ok(api.account.changePassword, {
      json: { password: oneTime, newPassword },
      token,
    });
    expect(claimsOf(chosen.token)).not.toHaveProperty('oneTimePassword');
    expect(await backend.ok(api.bookings.listMine, { token: chosen.token })).toEqual([]);
  });

  test('has had its time once a new one is chosen', async ({ backend, customer }) => {
    const { email } = customer;
    const oneTime = await oneTimePasswordFor(email);
    const login = (secret: string) =>
      backend.call(api.auth.login, { json: { email, password: secret } });
    const { token } = await backend.ok(api.auth.login, { json: { email, password: oneTime } });
    const json = { password: oneTime, newPassword };
    await backend.ok(api.account.changePassword, { json, token });
    expectRefusal(await login(oneTime), 'invalidCredentials');
    expect((await login(newPassword)).status).toBe(200);
  });

  test('has had its time once another is asked for', async ({ backend, customer }) => {
    const { email } = customer;
    const first = await oneTimePasswordFor(email);
    const second = await oneTimePasswordFor(email);
    const login = (secret: string) =>
      backend.call(api.auth.login, { json: { email, password: secret } });
    expectRefusal(await login(first), 'invalidCredentials');
    expect((await login(second)).status).toBe(200);
  });
});
