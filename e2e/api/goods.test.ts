import { api } from '#shared/api.ts';
import { expectRefusal } from '../support/backend.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('what a booking stores is said, changed and taken away again', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  const say = (json: object) =>
    backend.ok(api.bookings.updateGoods, { path: { id }, json, token: customer.token });
  expect(await say({ productType: 'Beans', weight: 1_500.5 })).toMatchObject({
    id,
    productType: 'Beans',
    weight: 1_500.5,
  });
  expect(await say({ weight: 900 })).toMatchObject({ productType: 'Beans', weight: 900 });
  // The table holds no number so near to zero, which no scales show either.
  expect(await say({ weight: 1.6e-249 })).toMatchObject({ weight: 0 });
  const emptied = await say({ productType: '', weight: null });
  expect(emptied).not.toHaveProperty('productType');
  expect(emptied).not.toHaveProperty('weight');
  expect(await say({})).toEqual(emptied);
});

test('what a booking stores is not changed by others, or once it has ended', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  const say = (token: string) =>
    backend.call(api.bookings.updateGoods, { path: { id }, json: { weight: 1 }, token });
  const stranger = await signUp(backend);
  expectRefusal(await say(stranger.token), 'bookingNotFound');
  await bookings.cancel(customer, id);
  expectRefusal(await say(customer.token), 'bookingEnded');
});
