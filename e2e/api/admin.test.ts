import { api } from '#shared/api.ts';
import { oneTimePasswordFor, runAdmin } from '../support/administration.ts';
import { expectRefusal } from '../support/backend.ts';
import { claimsOf, password } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// What the command does to an account is tried without starting it, in `tools/admin/`.

test('npm run admin makes a registered user an admin, from the next sign-in on', async ({
  backend,
  customer,
}) => {
  const { email, token } = customer;
  const promoted = await runAdmin(email.toUpperCase());
  expect(promoted.code).toBe(0);
  expect(promoted.output).toContain(`${email} is an admin now.`);
  expect(promoted.output).toContain('All their sessions have ended');
  await expect
    .poll(async () => (await backend.call(api.account.get, { token })).status, { timeout: 30_000 })
    .toBe(401);
  const login = await backend.ok(api.auth.login, { json: { email, password } });
  expect(claimsOf(login.token).role).toBe('admin');
  await backend.ok(api.bookings.pending, { token: login.token });
});

test('npm run admin fails and says how it is used where it is told nobody', async () => {
  const { code, errors, output } = await runAdmin();
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain('`npm run admin -- EMAIL`');
});

test('a one-time password ends every present sign-in, and opens the choice of a new one and nothing else', async ({
  backend,
  customer,
}) => {
  const { email } = customer;
  const oneTime = await oneTimePasswordFor(email);
  await expect
    .poll(async () => (await backend.call(api.account.get, { token: customer.token })).status, {
      timeout: 30_000,
    })
    .toBe(401);
  const { token } = await backend.ok(api.auth.login, { json: { email, password: oneTime } });
  expect(claimsOf(token).oneTimePassword).toBe(true);
  await backend.ok(api.account.get, { token });
  const closed = await backend.call(api.bookings.listMine, { token });
  expectRefusal(closed, 'passwordToChoose');

  const json = { password: oneTime, newPassword: 'Rusizi#2028' };
  const chosen = await backend.ok(api.account.changePassword, { json, token });
  expect(claimsOf(chosen.token)).not.toHaveProperty('oneTimePassword');
  expect(await backend.ok(api.bookings.listMine, { token: chosen.token })).toEqual([]);
});
