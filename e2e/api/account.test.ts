import { api } from '#shared/api.ts';
import { expectRefusal } from '../support/backend.ts';
import { claimsOf, newEmail, password } from '../support/people.ts';
import { newPng } from '../support/pictures.ts';
import { roomForm } from '../support/rooms.ts';
import { expect, test } from '../support/test.ts';

const newPassword = 'Rusizi#2028';

test('customers see themselves, and nothing of their password [S3.15]', async ({
  backend,
  customer,
}) => {
  const account = await backend.ok(api.account.get, { token: customer.token });
  expect(account).toMatchObject({
    userId: customer.userId,
    email: customer.email,
    role: 'user',
    firstName: 'Keza',
    lastName: 'Test',
    phoneNumber: '+250788123456',
  });
});

test('customers change their names and phone, and their token says so', async ({
  backend,
  customer,
}) => {
  const form = roomForm({ firstName: ' Aline ', phoneNumber: '0788 999 111', role: 'admin' });
  const answer = await backend.ok(api.account.update, { form, token: customer.token });
  expect(answer).toMatchObject({
    firstName: 'Aline',
    lastName: 'Test',
    phoneNumber: '+250788999111',
    role: 'user',
  });
  expect(claimsOf(answer.token)).toMatchObject({ names: 'Aline Test', role: 'user' });
  const { token, ...account } = answer;
  expect(await backend.ok(api.account.get, { token })).toEqual(account);
});

test('a profile picture is shown, and its file goes where it is replaced or removed', async ({
  backend,
  customer,
}) => {
  const { token } = customer;
  const change = (fields: Record<string, string>, picture?: Buffer) =>
    backend.ok(api.account.update, { form: roomForm(fields, picture), token });
  const statusOf = async (path = '') => (await backend.fetch(path)).status;
  const first = await change({}, newPng());
  expect(first.profileImage).toMatch(new RegExp(`^/images/users/${customer.userId}/\\w+\\.png$`));
  expect(claimsOf(first.token).profileImage).toBe(first.profileImage);
  expect(await statusOf(first.profileImage)).toBe(200);
  // A new one stays, even where the old one is to be removed.
  const second = await change({ removeImage: 'true' }, newPng());
  expect(await statusOf(second.profileImage)).toBe(200);
  expect(await statusOf(first.profileImage)).toBe(404);

  const form = roomForm({ removeImage: 'perhaps' });
  const unsure = await backend.call(api.account.update, { form, token });
  expectRefusal(unsure, 'notBoolean', undefined, 'removeImage');
  expect((await change({ removeImage: 'false' })).profileImage).toBe(second.profileImage);
  expect(await statusOf(second.profileImage)).toBe(200);

  const removed = await change({ removeImage: 'true', firstName: 'Aline' });
  expect(removed).not.toHaveProperty('profileImage');
  expect(removed.firstName).toBe('Aline');
  expect(claimsOf(removed.token)).not.toHaveProperty('profileImage');
  expect(await statusOf(second.profileImage)).toBe(404);
  expect(await backend.ok(api.account.get, { token })).not.toHaveProperty('profileImage');
});

test.describe('a change of password', () => {
  test('needs the old one, and a new one that may be chosen', async ({ backend, customer }) => {
    const change = (json: Record<string, unknown>) =>
      backend.call(api.account.changePassword, { json, token: customer.token });
    const wrong = await change({ password: 'Guess#1', newPassword });
    expectRefusal(wrong, 'invalidCredentials');
    expectRefusal(
      await change({ password, newPassword: 'short' }),
      'passwordTooShort',
      undefined,
      'newPassword',
    );
    const json = { email: customer.email, password };
    expect((await backend.call(api.auth.login, { json })).status).toBe(200);
  });

  test('ends the old password at once, and older tokens soon', async ({ backend, customer }) => {
    const { token } = await backend.ok(api.account.changePassword, {
      json: { password, newPassword },
      token: customer.token,
    });
    const login = (secret: string) =>
      backend.call(api.auth.login, { json: { email: customer.email, password: secret } });
    expectRefusal(await login(password), 'invalidCredentials');
    expect((await login(newPassword)).status).toBe(200);
    await expect
      .poll(async () => (await backend.call(api.account.get, { token: customer.token })).status, {
        timeout: 30_000,
      })
      .toBe(401);
    const old = await backend.call(api.account.get, { token: customer.token });
    expectRefusal(old, 'tokenExpired');
    await backend.ok(api.account.get, { token });
  });
});

test('a calendar program reads a customer’s bookings at their private address, until it ends', async ({
  backend,
  customer,
  bookings,
  rooms,
}) => {
  const { token } = customer;
  const { path, since } = await backend.ok(api.account.renewCalendar, { json: {}, token });
  expect(await backend.ok(api.account.calendar, { token })).toEqual({ since });
  const booking = await bookings.create(customer, await rooms.create(), 5, 5);
  await expect
    .poll(async () => (await backend.fetch(path)).text())
    .toContain(`UID:${booking.id}@bookings.coldroom`);
  const { headers } = await backend.fetch(path);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, max-age=300');
  expect(await backend.ok(api.account.endCalendar, { token })).toEqual({});
  expect((await backend.fetch(path)).status).toBe(404);
});

test.describe('a change of the e-mail address', () => {
  test('needs the password, and an address that is nobody’s', async ({ backend, customer }) => {
    const change = (json: Record<string, unknown>) =>
      backend.call(api.account.changeEmail, { json, token: customer.token });
    const wrong = await change({ email: newEmail(), password: 'Guess#1' });
    expectRefusal(wrong, 'invalidCredentials');
    expectRefusal(await change({ email: customer.email, password }), 'sameEmail');
    expect((await backend.call(api.account.get, { token: customer.token })).status).toBe(200);
  });
});
