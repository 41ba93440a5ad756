import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import type { Booking } from '#shared/booking.ts';
import { bookingStatuses, isLive } from '#shared/transitions.ts';
import { decideGoods } from './decideGoods.ts';

const bookingIn = (status: Booking['status']) => ({ id: 'b', status }) as Booking;
const approved = bookingIn('approved');

test('a value is set, null is removed, undefined stays', () => {
  expect(decideGoods(approved, { productType: 'Milk', weight: null })).toEqual({
    booking: approved,
    set: [['productType', 'Milk']],
    remove: ['weight'],
  });
  expect(decideGoods(approved, { weight: 0 })).toEqual({
    booking: approved,
    set: [['weight', 0]],
    remove: [],
  });
});

test('nothing to change is no change', () => {
  expect(decideGoods(approved, {})).toBeUndefined();
  expect(decideGoods(approved, { productType: undefined })).toBeUndefined();
});

test('only a booking that holds its days can change what it stores', () => {
  for (const status of bookingStatuses) {
    const refused = refusalOf(() => decideGoods(bookingIn(status), { weight: 1 }));
    expect(refused, status).toBe(isLive(status) ? undefined : 'bookingEnded');
  }
});

test('whatever is given: each field is set, removed or left alone', () => {
  const goods = fc.record(
    {
      productType: fc.option(fc.string(), { nil: null }),
      weight: fc.option(fc.nat(), { nil: null }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(goods, (given) => {
      const { set = [], remove = [] } = decideGoods(approved, given) ?? {};
      const written = {
        ...Object.fromEntries(set),
        ...Object.fromEntries(remove.map((name) => [name, null])),
      };
      expect(written).toEqual({ ...given });
    }),
  );
});
