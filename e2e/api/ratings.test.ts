import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { expectErrorBody, expectRefusal } from '../support/backend.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// A stay ends tomorrow at the earliest: what a rating does then, the integration tests show.

test('a room that nobody has rated has no rating and an empty list', async ({ backend, rooms }) => {
  const { id } = await rooms.create();
  expect(await backend.ok(api.rooms.get, { path: { id } })).not.toHaveProperty('rating');
  expect(await backend.ok(api.rooms.ratings, { path: { id } })).toEqual([]);
});

test('a booking is not rated before it is completed', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  const rate = () =>
    backend.call(api.bookings.rate, { path: { id }, json: { stars: 5 }, token: customer.token });
  expectRefusal(await rate(), 'notCompleted');
  await bookings.move(id, 'approved');
  expectRefusal(await rate(), 'notCompleted');
});

test("nobody rates another's booking, an admin neither", async ({
  backend,
  rooms,
  bookings,
  customer,
  admin,
}) => {
  const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
  const stranger = await signUp(backend);
  for (const { token } of [stranger, admin]) {
    const answer = await backend.call(api.bookings.rate, {
      path: { id },
      json: { stars: 5 },
      token,
    });
    expectRefusal(answer, 'bookingNotFound');
  }
});

for (const [json, field, body] of [
  [{}, 'stars', errorBody('required')],
  [{ stars: 0 }, 'stars', errorBody('tooSmall', { min: 1 })],
  [{ stars: 6 }, 'stars', errorBody('tooLarge', { max: 5 })],
  [{ stars: 2.5 }, 'stars', errorBody('notWhole')],
  [{ stars: 5, comment: 'x'.repeat(301) }, 'comment', errorBody('tooLong', { max: 300 })],
] as const) {
  test(`a rating is not ${JSON.stringify(json).slice(0, 30)}`, async ({ backend, customer }) => {
    const sent = { path: { id: 'any' }, json, token: customer.token };
    expectErrorBody(await backend.call(api.bookings.rate, sent), { ...body, field });
  });
}
