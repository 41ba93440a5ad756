import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import type { Booking } from '#shared/booking.ts';
import { addDays, countDays, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { totalPrice } from '#shared/price.ts';
import { stayProblem } from '#shared/stay.ts';
import { bookingStatuses, isLive } from '#shared/transitions.ts';
import type { BookableRoom } from './decideBooking.ts';
import { decideChange, type ChangeableBooking, type ChangeRequest } from './decideChange.ts';
import type { Mover } from './decideMove.ts';

const now = Date.parse('2027-03-10T09:00:00Z');
const today = todayInKigali(now);
const admin: Mover = { actor: 'admin', userId: 'a', names: 'Admin' };
const customer: Mover = { actor: 'customer', userId: 'u', names: 'Aline Uwase' };
const room: BookableRoom = {
  name: 'North room',
  location: 'Musanze',
  roomType: 'Ware House',
  status: 'available',
  price: 10.5,
  capacity: 3,
  unit: 'tons',
};

const bookingOf = (from: number, to: number, fields: Partial<ChangeableBooking> = {}) =>
  ({
    id: 'b',
    bookingId: 'b',
    coldRoomId: 'r',
    coldRoomName: 'Old room',
    coldRoomLocation: 'Huye',
    roomType: 'Cold Room',
    userId: 'u',
    userName: 'Aline Uwase',
    customerName: 'Aline Uwase',
    startDate: addDays(today, from),
    endDate: addDays(today, to),
    status: 'pending',
    totalPrice: 30,
    date: '2027-03-09T08:00:00.000Z',
    weight: 500,
    ...fields,
  }) satisfies Booking;

function requestOf(from: number, to: number, coldRoomId = 'r'): ChangeRequest {
  const [startDate, endDate] = [addDays(today, from), addDays(today, to)];
  return {
    coldRoomId,
    startDate,
    endDate,
    totalPrice: to < from ? 0 : totalPrice(startDate, endDate, room.price),
  };
}

const decide = (
  booking: ChangeableBooking,
  request: ChangeRequest,
  mover: Mover = admin,
  found: { room?: BookableRoom | undefined; pendingDays?: number } = {},
) => decideChange(booking, request, mover, { room, pendingDays: 3, mostDays: 10, now, ...found });

const refusal = (...change: Parameters<typeof decide>) => refusalOf(() => decide(...change));

describe('a change of days or room', () => {
  test('says what the booking becomes, at the price of today, and what it was', () => {
    const booking = bookingOf(2, 4);
    const request = requestOf(3, 6, 'other');
    const { change, to, ...rest } = decide(booking, request) ?? {};
    expect(to).toEqual({
      ...request,
      coldRoomName: 'North room',
      coldRoomLocation: 'Musanze',
      roomType: 'Ware House',
      totalPrice: 42,
    });
    const { startDate, endDate } = booking;
    const from = { coldRoomId: 'r', coldRoomName: 'Old room', startDate, endDate, totalPrice: 30 };
    expect(change).toEqual({
      at: '2027-03-10T09:00:00.000Z',
      by: 'admin',
      name: 'Admin',
      from: 'pending',
      to: 'pending',
      moved: { from, to: { ...request, coldRoomName: 'North room' } },
    });
    const limits = { moreDays: 1, mostDays: undefined, givesBack: false };
    expect(rest).toEqual({ booking, price: 10.5, mover: admin, today, ...limits });
  });

  test('to what is so already is none, whatever the total and the status', () => {
    for (const status of bookingStatuses) {
      const same = { ...requestOf(2, 4), totalPrice: 1 };
      expect(decide(bookingOf(2, 4, { status }), same)).toBeUndefined();
    }
  });

  test('is of what was seen: what others have changed meanwhile is not taken back unseen', () => {
    const booking = bookingOf(2, 4, { status: 'approved' });
    const { coldRoomId, startDate, endDate } = booking;
    const seen = { coldRoomId, startDate, endDate };
    const request = requestOf(2, 6);
    expect(decide(booking, { ...request, seen })?.to).toMatchObject({ endDate: request.endDate });
    for (const others of [
      { coldRoomId: 'other' },
      { startDate: addDays(today, 1) },
      { endDate: addDays(today, 5) },
    ]) {
      expect(refusal({ ...booking, ...others }, { ...request, seen })).toBe('staleBooking');
    }
    expect(decide({ ...booking, endDate: request.endDate }, { ...request, seen })).toBeUndefined();
  });

  test('may be of the room alone, or of one of the days', () => {
    for (const request of [requestOf(2, 4, 'other'), requestOf(3, 4), requestOf(2, 5)]) {
      const { coldRoomId, startDate, endDate } = request;
      expect(decide(bookingOf(2, 4), request)?.to).toMatchObject({
        coldRoomId,
        startDate,
        endDate,
      });
    }
  });

  test('is refused with the values that say why', () => {
    const tooMany = () => decide(bookingOf(2, 4), requestOf(2, 12), customer);
    expect(refusedWith(tooMany)).toEqual({ code: 'tooManyDays', params: { max: 10 } });
    const expired = bookingOf(2, 4, { status: 'expired' });
    expect(refusedWith(() => decide(expired, requestOf(2, 5)))).toEqual({
      code: 'changeRefused',
      params: { status: 'expired' },
    });
  });

  test.each(bookingStatuses)('of a booking that is %s', (status) => {
    const booking = bookingOf(2, 4, { status });
    expect(refusal(booking, requestOf(2, 5))).toBe(isLive(status) ? undefined : 'changeRefused');
    const approved = status === 'approved' ? 'changeByRequest' : 'changeRefused';
    expect(refusal(booking, requestOf(2, 5), customer)).toBe(
      status === 'pending' ? undefined : approved,
    );
  });

  test('is the customer’s own a few times', () => {
    const most = bookingOf(2, 4, { ownChanges: limits.ownChanges });
    const less = bookingOf(2, 4, { ownChanges: limits.ownChanges - 1 });
    expect(refusal(less, requestOf(2, 5), customer)).toBeUndefined();
    expect(refusal(most, requestOf(2, 5), customer)).toBe('tooManyChanges');
    expect(refusal(most, requestOf(2, 5))).toBeUndefined();
  });

  test('holds as many days more as the customer’s pending bookings may, which binds nobody else', () => {
    const booking = bookingOf(2, 4);
    expect(decide(booking, requestOf(2, 11), customer)).toMatchObject({ mostDays: 10 });
    expect(refusal(booking, requestOf(2, 12), customer)).toBe('tooManyDays');
    expect(refusal(booking, requestOf(2, 12))).toBeUndefined();
    const fewer = decide(booking, requestOf(2, 3), customer, { pendingDays: 50 });
    expect(fewer).toMatchObject({ moreDays: -1, mostDays: undefined });
    const asMany = decide(booking, requestOf(3, 5), customer, { pendingDays: 50 });
    expect(asMany).toMatchObject({ moreDays: 0, mostDays: undefined });
    const approved = decide(bookingOf(2, 4, { status: 'approved' }), requestOf(2, 9));
    expect(approved).toMatchObject({ moreDays: 0, mostDays: undefined });
  });

  test('needs a room that is there, open, large enough, and costs what was seen', () => {
    const booking = bookingOf(2, 4);
    const request = requestOf(2, 5);
    const at = (found: BookableRoom | undefined) =>
      refusal(booking, request, admin, { room: found });
    expect(at(undefined)).toBe('roomNotFound');
    const closed: BookableRoom = { ...room, status: 'unavailable' };
    expect(at(closed)).toBe('roomUnavailable');
    const fewer = (from: number, to: number, coldRoomId?: string) =>
      refusal(booking, requestOf(from, to, coldRoomId), admin, { room: closed });
    expect([fewer(2, 3), fewer(3, 4), fewer(3, 3)]).toEqual([undefined, undefined, undefined]);
    expect([fewer(3, 3, 'other'), fewer(1, 3), fewer(3, 5)]).toEqual(
      Array.from({ length: 3 }, () => 'roomUnavailable'),
    );
    expect(at({ ...room, price: 11 })).toBe('priceChanged');
    expect(at({ ...room, capacity: 0.4 })).toBe('tooHeavy');
    const free = { ...room, price: 0 };
    expect(refusal(booking, { ...request, totalPrice: 0 }, admin, { room: free })).toBe(
      'totalZero',
    );
  });

  test('of a stay that has begun changes its last day only, to today or later', () => {
    const booking = bookingOf(-2, 4, { status: 'approved' });
    expect(refusal(booking, requestOf(-2, 0))).toBeUndefined();
    expect(refusal(booking, requestOf(-2, 9))).toBeUndefined();
    expect(refusal(booking, requestOf(-2, -1))).toBe('stayBegun');
    expect(refusal(booking, requestOf(-1, 4))).toBe('stayBegun');
    expect(refusal(booking, requestOf(-2, 5, 'other'))).toBe('stayBegun');
    expect(refusal(booking, requestOf(-2, 400))).toBe('stayTooLong');
    expect(refusal(bookingOf(-4, -1, { status: 'approved' }), requestOf(-4, 2))).toBe('stayOver');
    expect(refusal(bookingOf(-4, 0, { status: 'approved' }), requestOf(-4, 2))).toBeUndefined();
  });

  test('of a stay that begins today may be any, until somebody is checked in or has left', () => {
    const checked = { at: '2027-03-10T08:00:00.000Z', by: 'Admin' };
    const begins = bookingOf(0, 4, { status: 'approved' });
    expect(refusal(begins, requestOf(1, 4))).toBeUndefined();
    for (const presence of [{ checkedIn: checked }, { checkedIn: checked, checkedOut: checked }]) {
      expect(refusal({ ...begins, ...presence }, requestOf(1, 4))).toBe('stayBegun');
      expect(refusal({ ...begins, ...presence }, requestOf(0, 5))).toBeUndefined();
    }
  });
});

test('whatever is asked for: it is refused, or the new stay is one that could be booked at that price', () => {
  const day = fc.integer({ min: -4, max: 12 });
  fc.assert(
    fc.property(
      fc.record({ from: day, length: fc.nat(6), status: fc.constantFrom(...bookingStatuses) }),
      fc.record({ from: day, to: day, coldRoomId: fc.constantFrom('r', 'other') }),
      fc.constantFrom(admin, customer),
      fc.nat(12),
      (old, wish, mover, pendingDays) => {
        const booking = bookingOf(old.from, old.from + old.length, { status: old.status });
        const request = requestOf(wish.from, wish.to, wish.coldRoomId);
        if (refusal(booking, request, mover, { pendingDays })) return;
        const change = decide(booking, request, mover, { pendingDays });
        if (!change) return;
        const { to, moreDays } = change;
        expect(isLive(booking.status)).toBe(true);
        expect(mover === admin || booking.status === 'pending').toBe(true);
        const begun = booking.startDate < today;
        expect(stayProblem(to, begun ? booking.startDate : today)).toBeUndefined();
        // Days before today stay sold where they were.
        if (begun) expect([to.startDate, to.coldRoomId]).toEqual([booking.startDate, 'r']);
        expect(to.endDate >= today).toBe(true);
        expect(to.totalPrice).toBe(totalPrice(to.startDate, to.endDate, room.price));
        const days =
          countDays(to.startDate, to.endDate) - countDays(booking.startDate, booking.endDate);
        expect(moreDays).toBe(booking.status === 'pending' ? days : 0);
        if (mover === customer && days > 0) expect(pendingDays + days).toBeLessThanOrEqual(10);
      },
    ),
  );
});
