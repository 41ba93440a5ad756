import { describe, expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import type { AskedChange } from '#shared/askedChange.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { totalPrice } from '#shared/price.ts';
import { bookingStatuses } from '#shared/transitions.ts';
import { decideAsk, decideRefusal, decideWithdrawal } from './decideAsk.ts';
import type { BookableRoom } from './decideBooking.ts';
import { decideChange, type ChangeableBooking } from './decideChange.ts';
import type { Mover } from './decideMove.ts';

const now = Date.parse('2027-03-10T09:00:00.000Z');
const at = '2027-03-10T09:00:00.000Z';
const today = todayInKigali(now);
const customer: Mover = { actor: 'customer', userId: 'u', names: 'Aline Uwase' };
const clerk: Mover = { actor: 'admin', userId: 'a', names: 'Test Admin' };
const room: BookableRoom = {
  name: 'North room',
  location: 'Musanze',
  roomType: 'Ware House',
  status: 'available',
  price: 10,
  capacity: 3,
  unit: 'tons',
};

const bookingOf = (fields: Partial<ChangeableBooking> = {}): ChangeableBooking => ({
  id: 'b',
  bookingId: 'b',
  coldRoomId: 'r',
  coldRoomName: 'North room',
  coldRoomLocation: 'Musanze',
  roomType: 'Ware House',
  userId: 'u',
  userName: 'Aline Uwase',
  customerName: 'Aline Uwase',
  startDate: addDays(today, 2),
  endDate: addDays(today, 4),
  status: 'approved',
  totalPrice: 30,
  date: '2027-03-09T08:00:00.000Z',
  ...fields,
});

const daysOf = (from: number, to: number) => {
  const [startDate, endDate] = [addDays(today, from), addDays(today, to)];
  return { startDate, endDate, totalPrice: totalPrice(startDate, endDate, room.price) };
};
const askedFor = (fields: Partial<AskedChange> = {}): AskedChange => ({
  at: '2027-03-10T08:00:00.000Z',
  ...daysOf(2, 6),
  state: 'waiting',
  ...fields,
});

const ask = (booking: ChangeableBooking, request = daysOf(2, 6), found = room) =>
  decideAsk(booking, request, customer, { room: found, now });
const refusal = (...asked: Parameters<typeof ask>) => refusalOf(() => ask(...asked));

describe('a change request', () => {
  test('waits, with its words, and is told in the history', () => {
    const booking = bookingOf();
    const days = daysOf(2, 6);
    const asked = { at, ...days, words: 'More beans.', state: 'waiting' } as const;
    const step = decideAsk(booking, { ...days, words: 'More beans.' }, customer, { room, now });
    expect(step).toEqual({
      booking,
      asked,
      change: {
        at,
        by: 'customer',
        name: 'Aline Uwase',
        from: 'approved',
        to: 'approved',
        asked,
      },
      actorId: 'u',
    });
    expect(ask(booking)?.asked).toEqual({ at, ...days, state: 'waiting' });
  });

  test('for the days that there are, or that are asked for already, is none', () => {
    expect(ask(bookingOf(), daysOf(2, 4))).toBeUndefined();
    expect(ask(bookingOf({ asked: askedFor() }))).toBeUndefined();
  });

  test('is one at a time, and a few of a booking together with its changes', () => {
    expect(refusal(bookingOf({ asked: askedFor({ ...daysOf(2, 5) }) }))).toBe('askedAlready');
    expect(refusal(bookingOf({ asked: askedFor({ ...daysOf(1, 6) }) }))).toBe('askedAlready');
    for (const state of ['accepted', 'declined', 'withdrawn'] as const) {
      expect(refusal(bookingOf({ asked: askedFor({ state }) }))).toBeUndefined();
    }
    expect(refusal(bookingOf({ ownChanges: limits.ownChanges }))).toBe('tooManyChanges');
  });

  test.each(bookingStatuses)('of a booking that is %s', (status) => {
    const expected = { approved: undefined, pending: 'changeYourself' } as const;
    expect(refusal(bookingOf({ status }))).toBe(
      status in expected ? expected[status as 'approved'] : 'changeRefused',
    );
  });

  test('is refused where the staff could not give the days', () => {
    expect(refusal(bookingOf(), { ...daysOf(2, 6), totalPrice: 1 })).toBe('priceChanged');
    expect(refusal(bookingOf(), daysOf(-3, 6))).toBe('pastDate');
    expect(refusal(bookingOf({ startDate: addDays(today, -1) }), daysOf(2, 6))).toBe('stayBegun');
    const closed = { ...room, status: 'unavailable' as const };
    expect(refusal(bookingOf(), daysOf(2, 6), closed)).toBe('roomUnavailable');
    expect(refusal(bookingOf(), daysOf(2, 3), closed)).toBeUndefined();
  });
});

describe('an answer to a change request', () => {
  const booking = bookingOf({ asked: askedFor() });
  const { at: askedAt } = askedFor();
  const refuse = (one: ChangeableBooking, of = askedAt) =>
    decideRefusal(one, { askedAt: of, reasonText: 'The room is taken.' }, clerk, now);

  test('declines it with words', () => {
    const asked = {
      ...askedFor(),
      state: 'declined',
      answeredAt: at,
      answeredBy: 'Test Admin',
      reasonText: 'The room is taken.',
    } as const;
    expect(refuse(booking)).toMatchObject({ asked, change: { by: 'admin', asked }, actorId: 'a' });
    expect(refuse(bookingOf({ asked }))).toBeUndefined();
  });

  test('is its customer’s who takes it back', () => {
    const step = decideWithdrawal(booking, askedAt, customer, now);
    expect(step).toMatchObject({ asked: { state: 'withdrawn' }, change: { by: 'customer' } });
    expect(decideWithdrawal(bookingOf({ asked: step?.asked }), askedAt, customer, now)).toBe(
      undefined,
    );
  });

  test('is given once, to the request that was seen', () => {
    const answered = (one: ChangeableBooking, of = askedAt) => [
      refusalOf(() => refuse(one, of)),
      refusalOf(() => decideWithdrawal(one, of, customer, now)),
    ];
    const both = ['askedAnswered', 'askedAnswered'];
    expect(answered(bookingOf())).toEqual(both);
    expect(answered(booking, at)).toEqual(both);
    expect(answered(bookingOf({ asked: askedFor({ state: 'accepted' }) }))).toEqual(both);
  });

  test('is the days themselves where it is accepted, also by whoever gives them otherwise', () => {
    const situation = { room, pendingDays: 0, mostDays: 10, now };
    const request = { coldRoomId: 'r', ...daysOf(2, 6) };
    const asked = { ...askedFor(), state: 'accepted', answeredAt: at, answeredBy: 'Test Admin' };
    const accepted = decideChange(booking, { ...request, askedAt }, clerk, situation);
    expect(accepted).toMatchObject({ asked, change: { asked, moved: { to: daysOf(2, 6) } } });
    expect(decideChange(booking, request, clerk, situation)).toEqual(accepted);
    const others = [daysOf(2, 5), daysOf(1, 6)].map((days) =>
      decideChange(booking, { coldRoomId: 'r', ...days }, clerk, situation),
    );
    for (const other of others) expect(other).not.toHaveProperty('asked');
  });

  test('is not given where it was withdrawn, asked anew, or is for another room by now', () => {
    const situation = { room, pendingDays: 0, mostDays: 10, now };
    const accept = (one: ChangeableBooking, coldRoomId = 'r') =>
      refusalOf(() =>
        decideChange(one, { coldRoomId, ...daysOf(2, 6), askedAt }, clerk, situation),
      );
    expect(accept(bookingOf({ asked: askedFor({ state: 'withdrawn' }) }))).toBe('askedAnswered');
    expect(accept(bookingOf({ asked: askedFor({ at }) }))).toBe('askedAnswered');
    expect(accept(bookingOf({ asked: askedFor(), coldRoomId: 'other' }))).toBe('askedAnswered');
    expect(accept(booking)).toBeUndefined();
  });
});
