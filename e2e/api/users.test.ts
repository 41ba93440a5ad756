import { api } from '#shared/api.ts';
import type { ListedCustomer } from '#shared/user.ts';
import type { Backend } from '../support/backend.ts';
import { newDigits } from '../support/callers.ts';
import { expect, test } from '../support/test.ts';

const search = (backend: Backend, token: string, words: string): Promise<ListedCustomer[]> =>
  backend.ok(api.users.list, { token, query: { search: words } });

test('admins find whoever has registered, by what their address begins with', async ({
  backend,
  customer,
  admin: { token },
}) => {
  const found = async () => search(backend, token, customer.email.slice(0, 20).toUpperCase());
  await expect.poll(found).toMatchObject([
    {
      userId: customer.userId,
      email: customer.email,
      role: 'user',
      firstName: 'Keza',
      lastName: 'Test',
      phoneNumber: '+250788123456',
      bookings: 0,
    },
  ]);
});

test('admins find whoever has a telephone number, in any spelling of it', async ({
  backend,
  customer,
  admin: { token },
}) => {
  const digits = newDigits();
  const form = new FormData();
  form.set('phoneNumber', `+250${digits}`);
  await backend.ok(api.account.update, { form, token: customer.token });
  for (const typed of [`+250${digits}`, `0${digits}`, digits]) {
    const found = async () => (await search(backend, token, typed)).map(({ userId }) => userId);
    await expect.poll(found, typed).toEqual([customer.userId]);
  }
});

test('each user comes with the number of their bookings, whatever became of them', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin: { token },
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 5, 6);
  await bookings.cancel(customer, (await bookings.create(customer, room, 8, 9)).id);
  await expect
    .poll(async () => (await search(backend, token, customer.email))[0]?.bookings)
    .toBe(2);
});

test('nobody is found who is not there', async ({ backend, admin: { token } }) => {
  expect(await search(backend, token, 'nobody-has-this-name')).toEqual([]);
});

test('a new name is found, and the old one is not', async ({
  backend,
  customer,
  admin: { token },
}) => {
  const lastName = `N${customer.userId}`;
  const form = new FormData();
  form.set('lastName', lastName);
  await backend.ok(api.account.update, { form, token: customer.token });
  await expect
    .poll(async () =>
      (await search(backend, token, lastName.toLowerCase())).map((one) => one.userId),
    )
    .toEqual([customer.userId]);
});
