import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import type { Cancellation } from '#shared/cancellation.ts';
import { addDays, addMonths, countDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { toHundredths, totalPrice } from '#shared/price.ts';
import { decideBooking, type BookableRoom, type BookingRequest } from './decideBooking.ts';

const now = Date.parse('2027-03-10T09:00:00Z');
const made = { id: 'b', number: 'CR-4F7K2' };
const today = todayInKigali(now);
const customer = { userId: 'u', names: 'Aline Uwase' };
const room: BookableRoom = {
  name: 'North room',
  location: 'Musanze',
  roomType: 'Cold Room',
  status: 'available',
  price: 10.5,
  capacity: 3,
  unit: 'tons',
};

/** A request for the room from one day to another, counted from today, at the right total. */
function requestFor(from: number, to: number, price = room.price): BookingRequest {
  const [startDate, endDate] = [addDays(today, from), addDays(today, to)];
  return {
    coldRoomId: 'r',
    startDate,
    endDate,
    totalPrice: totalPrice(startDate, endDate, price),
    service: 'storage',
    weight: 12.5,
  };
}

const decide = (
  request: BookingRequest,
  at: BookableRoom | undefined = room,
  rule?: Cancellation,
) => decideBooking(request, customer, at, rule, { ...made, now });
const refusal = (request: BookingRequest, at?: BookableRoom) =>
  refusalOf(() => decide(request, at));

test('a booking says everything that was agreed, and under which price it may be written', () => {
  const request = requestFor(1, 4);
  expect(decide(request)).toEqual({
    price: 10.5,
    booking: {
      ...request,
      id: 'b',
      bookingId: 'b',
      number: 'CR-4F7K2',
      coldRoomName: 'North room',
      coldRoomLocation: 'Musanze',
      roomType: 'Cold Room',
      userId: 'u',
      userName: 'Aline Uwase',
      customerName: 'Aline Uwase',
      status: 'pending',
      totalPrice: 42,
      date: '2027-03-10T09:00:00.000Z',
    },
  });
});

describe('a request is refused', () => {
  test.each([
    ['for a day that is over in Kigali', requestFor(-1, 3), 'pastDate'],
    ['for days in reverse', { ...requestFor(3, 3), endDate: addDays(today, 2) }, 'reversedDates'],
    ['for too many days', requestFor(0, limits.stayDays), 'stayTooLong'],
    [
      'for days too far ahead',
      { ...requestFor(700, 700), endDate: addDays(addMonths(today, limits.monthsAhead), 1) },
      'stayTooFarAhead',
    ],
    ['for goods that the room does not hold', { ...requestFor(1, 4), weight: 3_000.1 }, 'tooHeavy'],
    ['at another total', { ...requestFor(1, 4), totalPrice: 42.01 }, 'priceChanged'],
  ])('%s', (_, request, code) => {
    expect(refusal(request)).toBe(code);
  });

  test('where the room is gone', () => {
    const decided = () =>
      decideBooking(requestFor(1, 2), customer, undefined, undefined, { ...made, now });
    expect(refusalOf(decided)).toBe('roomNotFound');
  });

  test('where the room is not available', () => {
    expect(refusal(requestFor(1, 2), { ...room, status: 'unavailable' })).toBe('roomUnavailable');
  });

  test('for nothing', () => {
    expect(refusal(requestFor(1, 2, 0), { ...room, price: 0 })).toBe('totalZero');
  });

  test('for its days first, whatever else is wrong', () => {
    const request = { ...requestFor(-1, 3), totalPrice: 0 };
    expect(
      refusalOf(() => decideBooking(request, customer, undefined, undefined, { ...made, now })),
    ).toBe('pastDate');
  });
});

describe('the rule of cancelling', () => {
  const rule = { freeDays: 3, share: 30 };

  test('is kept with the booking where it was read, and is free where it was not', () => {
    expect(decide(requestFor(1, 4), room, rule).booking).not.toHaveProperty('cancellation');
    const read = { ...requestFor(1, 4), cancellation: rule };
    expect(decide(read, room, { ...rule }).booking.cancellation).toEqual(rule);
    expect(decide(requestFor(1, 4)).booking).not.toHaveProperty('cancellation');
  });

  test('is not another one than what was read', () => {
    const read = { ...requestFor(1, 4), cancellation: rule };
    expect(refusalOf(() => decide(read, room, { ...rule, share: 31 }))).toBe('termsChanged');
    expect(refusalOf(() => decide(read))).toBe('termsChanged');
  });
});

describe('whatever is asked for', () => {
  const cents = fc.integer({ min: 1, max: 10_000_000 });
  const anyRequest = fc
    .record({ from: fc.integer({ min: -400, max: 800 }), days: fc.integer({ min: -5, max: 400 }) })
    .map(({ from, days }) => requestFor(from, from + days));

  test('the rent is the days times the price, to the hundredth, or nothing is booked', () => {
    fc.assert(
      fc.property(anyRequest, cents, cents, ({ startDate, endDate }, price, seen) => {
        const request = { ...requestFor(0, 0), startDate, endDate, totalPrice: seen / 100 };
        const right = totalPrice(startDate, endDate, price / 100);
        const asked = () => decide(request, { ...room, price: price / 100 });
        if (refusalOf(asked) === undefined) expect(asked().booking.totalPrice).toBe(seen / 100);
        const agreed = { ...request, totalPrice: right };
        const decided = () => decide(agreed, { ...room, price: price / 100 });
        if (refusalOf(decided) !== undefined) return;
        const { booking } = decided();
        expect(toHundredths(booking.totalPrice)).toBe(countDays(startDate, endDate) * price);
      }),
    );
  });

  test('a booking begins today or later, ends within the limits, and is pending', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        if (refusal(request) !== undefined) return;
        const { booking } = decide(request);
        const { startDate, endDate } = booking;
        expect(startDate >= today && startDate <= endDate).toBe(true);
        expect(countDays(startDate, endDate)).toBeLessThanOrEqual(limits.stayDays);
        expect(endDate <= addMonths(today, limits.monthsAhead)).toBe(true);
        expect(booking).toMatchObject({ ...request, status: 'pending' });
      }),
    );
  });
});

describe('a booking that an admin makes for somebody', () => {
  const by = { userId: 'a', names: 'Test Admin' };
  const decideFor = (status: 'pending' | 'approved') => {
    const booked = { by, status, phoneNumber: '+250788000000' };
    return decideBooking(requestFor(1, 4), { ...customer, booked }, room, undefined, {
      ...made,
      now,
    });
  };

  test('is as any other, and says whom to call and who has made it', () => {
    const { booking, approval } = decideFor('pending');
    expect(booking).toEqual({
      ...decide(requestFor(1, 4)).booking,
      phoneNumber: '+250788000000',
      bookedBy: 'Test Admin',
    });
    expect(approval).toBeUndefined();
    expect(booking).not.toHaveProperty('changedAt');
  });

  test('can be approved at once, which its history says', () => {
    const { booking, approval } = decideFor('approved');
    expect(booking).toEqual({
      ...decide(requestFor(1, 4)).booking,
      status: 'approved',
      phoneNumber: '+250788000000',
      bookedBy: 'Test Admin',
      changedAt: '2027-03-10T09:00:00.000Z',
    });
    const change = { by: 'admin', name: 'Test Admin', from: 'pending', to: 'approved' };
    expect(approval).toEqual({ actorId: 'a', change: { ...change, at: booking.date } });
  });
});
