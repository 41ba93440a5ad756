import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import type { Why } from '#shared/reasons.ts';
import { dueStatus } from '#shared/schedule.ts';
import { bookingStatuses, isLive, mayMove, type BookingStatus } from '#shared/transitions.ts';
import { decideMove, movableBy, type Mover, type MoveDetails, schedule } from './decideMove.ts';

const now = Date.parse('2027-03-10T09:00:00Z');
const today = todayInKigali(now);
const HOUR = 60 * 60 * 1000;

const pending = bookingOf({
  startDate: addDays(today, 2),
  endDate: addDays(today, 4),
  status: 'pending',
  totalPrice: 30,
  date: new Date(now - HOUR).toISOString(),
});

const admin: Mover = { actor: 'admin', userId: 'a', names: 'Admin' };
const customer: Mover = { actor: 'customer', userId: 'u', names: 'Aline Uwase' };

const refusal = (booking: Booking, to: BookingStatus, mover: Mover) =>
  refusalOf(() => decideMove(booking, to, mover, now));

test('a customer moves their own bookings, others anybody’s', () => {
  expect([customer, admin, schedule].map(movableBy)).toEqual([
    { userId: 'u' },
    'anybody',
    'anybody',
  ]);
});

describe('a move', () => {
  test('that keeps the days frees none of them', () => {
    const change = { at: new Date(now).toISOString(), by: 'admin', name: 'Admin' };
    expect(decideMove(pending, 'approved', admin, now)).toEqual({
      booking: pending,
      to: 'approved',
      mover: admin,
      why: {},
      fee: undefined,
      change: { ...change, from: 'pending', to: 'approved' },
      freeFrom: undefined,
    });
  });

  test('says why, in its history too', () => {
    const why = { reason: 'roomNotReady', reasonText: 'The door is broken.' } as const;
    const move = decideMove(pending, 'rejected', admin, now, { ...why });
    expect([move?.why, move?.change]).toMatchObject([why, why]);
    const words = { reason: undefined, reasonText: 'A wedding.' };
    const own = decideMove(pending, 'cancelled', customer, now, words);
    expect(own?.why).toEqual({ reasonText: 'A wedding.' });
    const none = decideMove(pending, 'rejected', admin, now, { reasonText: '' });
    expect(none?.why).toEqual({});
  });

  test('has only reasons of whoever makes it', () => {
    for (const [to, mover, why] of [
      ['rejected', admin, { reason: 'tooExpensive' }],
      ['cancelled', customer, { reason: 'roomNotReady' }],
      ['approved', admin, { reason: 'other' }],
      ['approved', admin, { reasonText: 'Welcome.' }],
    ] as const) {
      expect(refusalOf(() => decideMove(pending, to, mover, now, why))).toBe('wrongReason');
    }
  });

  test('has a customer’s reasons where the staff cancel a booking of their own', () => {
    const owner: Mover = { ...admin, userId: pending.userId };
    const refused = (to: BookingStatus, why: Why) =>
      refusalOf(() => decideMove(pending, to, owner, now, why));
    expect(refused('cancelled', { reason: 'plansChanged' })).toBeUndefined();
    expect(refused('cancelled', { reason: 'roomNotReady' })).toBe('wrongReason');
    expect(refused('rejected', { reason: 'roomNotReady' })).toBeUndefined();
  });

  test('needs a reason where it is asked for: a cancellation of somebody else’s booking', () => {
    const asked = (to: BookingStatus, mover: Mover, why: Why) =>
      refusalOf(() => decideMove(pending, to, mover, now, { isAsked: true, ...why }));
    expect(asked('cancelled', admin, {})).toBe('reasonNeeded');
    expect(asked('cancelled', admin, { reasonText: 'Just so.' })).toBe('reasonNeeded');
    expect(asked('cancelled', admin, { reason: 'roomNotReady' })).toBeUndefined();
    expect(asked('rejected', admin, {})).toBeUndefined();
    expect(asked('cancelled', { ...admin, userId: pending.userId }, {})).toBeUndefined();
  });

  test('without a reason says that none was given, where it is a rejection that asks for one', () => {
    const whyOf = (why: Why, isAsked = true) =>
      decideMove(pending, 'rejected', admin, now, { isAsked, ...why })?.why;
    expect(whyOf({})).toEqual({ reason: 'notGiven' });
    expect(whyOf({ reasonText: 'Full.' })).toEqual({ reasonText: 'Full.' });
    expect(whyOf({ reason: 'daysNotFree' })).toEqual({ reason: 'daysNotFree' });
    expect(whyOf({}, false)).toEqual({});
    expect(refusalOf(() => whyOf({ reason: 'notGiven' }))).toBe('wrongReason');
  });

  test('that ends the hold frees the days from today on', () => {
    expect(decideMove(pending, 'rejected', admin, now)?.freeFrom).toBe(today);
  });

  test('to the status that the booking has is none, whoever asks', () => {
    expect(decideMove(pending, 'pending', schedule, now)).toBeUndefined();
  });
});

describe('a move is refused', () => {
  test('to whoever may not make it', () => {
    expect(refusal(pending, 'approved', customer)).toBe('transitionRefused');
  });

  test('to an admin for whom it is too late', () => {
    const begun = { ...pending, startDate: addDays(today, -1) };
    expect(refusal(begun, 'approved', admin)).toBe('transitionTooLate');
  });

  test('to a customer on the first day', () => {
    expect(refusal({ ...pending, startDate: today }, 'cancelled', customer)).toBe(
      'transitionTooLate',
    );
  });

  test('to the staff who saw another room or other days, but not where it is made already', () => {
    const { coldRoomId, startDate, endDate } = pending;
    const seen = { coldRoomId, startDate, endDate };
    const moveOf = (booking: Booking, to: BookingStatus) =>
      decideMove(booking, to, admin, now, { seen, isAsked: true });
    for (const to of ['approved', 'rejected'] as const) {
      expect(moveOf(pending, to)?.to).toBe(to);
      for (const others of [
        { coldRoomId: 'other' },
        { startDate: addDays(today, 1) },
        { endDate: addDays(today, 5) },
      ]) {
        expect(refusalOf(() => moveOf({ ...pending, ...others }, to))).toBe('staleBooking');
        expect(moveOf({ ...pending, ...others, status: to }, to)).toBeUndefined();
      }
    }
    const answered: Booking = { ...pending, status: 'rejected', coldRoomId: 'other' };
    expect(refusalOf(() => moveOf(answered, 'approved'))).toBe('transitionRefused');
  });

  test('to the schedule before its time', () => {
    expect(refusal(pending, 'expired', schedule)).toBe('transitionRefused');
    const waited = { ...pending, date: new Date(now - 72 * HOUR).toISOString() };
    expect(refusal(waited, 'expired', schedule)).toBeUndefined();
  });
});

describe('a move says why it is refused', () => {
  const refused = (booking: Booking, to: BookingStatus, mover: Mover, why = {}) =>
    expect(refusedWith(() => decideMove(booking, to, mover, now, why)));

  test('where nobody like that may make it, or not yet', () => {
    refused(pending, 'approved', customer).toEqual({
      code: 'transitionRefused',
      params: { from: 'pending', to: 'approved' },
    });
    refused(pending, 'expired', schedule).toEqual({
      code: 'transitionRefused',
      params: { from: 'pending', to: 'expired' },
    });
  });

  test('where it is too late', () => {
    refused({ ...pending, startDate: today }, 'cancelled', customer).toEqual({
      code: 'transitionTooLate',
      params: { from: 'pending', to: 'cancelled', by: 'customer' },
    });
  });

  test('where the reason is not one of it', () => {
    refused(pending, 'approved', admin, { reason: 'other' }).toEqual({
      code: 'wrongReason',
      params: { to: 'approved' },
    });
  });
});

test('nobody’s booking is cancelled while they are in, but it is completed', () => {
  const checkedIn = { at: '2027-03-08T08:00:00.000Z', by: 'Admin' };
  const stay = { startDate: addDays(today, -3), endDate: today };
  const inside: Booking = { ...pending, ...stay, status: 'approved', checkedIn };
  expect(refusal(inside, 'cancelled', admin)).toBe('stillIn');
  expect(refusal({ ...inside, checkedOut: checkedIn }, 'cancelled', admin)).toBeUndefined();
  const over = { ...inside, endDate: addDays(today, -1) };
  expect(decideMove(over, 'completed', schedule, now)?.to).toBe('completed');
});

test('whatever is moved by whomever: only as the tables and the day allow, and days are freed once', () => {
  const day = fc.integer({ min: -5, max: 5 }).map((count) => addDays(today, count));
  const booking = fc
    .record({
      status: fc.constantFrom(...bookingStatuses),
      days: fc.tuple(day, day),
      hours: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ status, days, hours }): Booking => {
      const [startDate = '', endDate = ''] = days.toSorted();
      const date = new Date(now - hours * HOUR).toISOString();
      return { ...pending, status, startDate, endDate, date };
    });
  const to = fc.constantFrom(...bookingStatuses);
  fc.assert(
    fc.property(booking, to, fc.constantFrom(admin, customer, schedule), (from, status, mover) => {
      if (refusal(from, status, mover) !== undefined) return;
      const move = decideMove(from, status, mover, now);
      expect(move === undefined).toBe(from.status === status);
      if (!move) return;
      expect(mayMove(from.status, status, mover.actor)).toBe(true);
      if (mover === schedule) expect(dueStatus(from, now)).toBe(status);
      if (mover === customer) expect(from.startDate > today).toBe(true);
      // Only a booking that holds its days can end its hold.
      if (move.freeFrom !== undefined) expect(isLive(from.status)).toBe(true);
      expect(move.freeFrom).toBe(isLive(status) ? undefined : today);
      expect(move.change).toMatchObject({ from: from.status, to: status, by: mover.actor });
    }),
    { numRuns: 1_000 },
  );
});

describe('the fee for cancelling', () => {
  const approved: Booking = {
    ...pending,
    status: 'approved',
    totalPrice: 1_000,
    cancellation: { freeDays: 2, share: 25 },
  };
  const late: Booking = { ...approved, cancellation: { freeDays: 3, share: 25 } };
  const fee = (booking: Booking, mover: Mover, said?: MoveDetails) =>
    decideMove(booking, 'cancelled', mover, now, said)?.fee;

  test('is owed by a customer who cancels after the last free day', () => {
    expect(fee(approved, customer)).toBeUndefined();
    expect(fee(late, customer)).toBe(250);
    expect(fee({ ...late, status: 'pending' }, customer)).toBeUndefined();
  });

  test('is owed where an admin cancels because the customer asked for it, and not else', () => {
    expect(fee(late, admin, { reason: 'customerAsked' })).toBe(250);
    expect(fee(late, admin, { reason: 'roomNotReady' })).toBeUndefined();
    expect(fee(late, admin)).toBeUndefined();
  });

  test('is owed by the staff who cancel a booking of their own', () => {
    const owner: Mover = { ...admin, userId: late.userId };
    expect(fee(late, owner, { fee: 250, reason: 'wrongDays' })).toBe(250);
    expect(refusalOf(() => fee(late, owner, { fee: 0 }))).toBe('feeChanged');
  });

  test('is the one that was read, or nothing is cancelled', () => {
    expect(fee(late, customer, { fee: 250 })).toBe(250);
    expect(fee(approved, customer, { fee: 0 })).toBeUndefined();
    expect(refusalOf(() => fee(late, customer, { fee: 0 }))).toBe('feeChanged');
    expect(refusalOf(() => fee(approved, customer, { fee: 250 }))).toBe('feeChanged');
  });

  test('is not asked for by an approval or a rejection', () => {
    expect(
      decideMove(late, 'completed', { ...schedule }, now + 5 * 24 * HOUR)?.fee,
    ).toBeUndefined();
  });
});
