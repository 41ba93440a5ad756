import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { isRefusal } from '#functions/errors.ts';
import { listBookingsOf } from '#functions/store/bookings/bookings.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import {
  admin,
  asCustomer,
  at,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookingSchema, type Booking } from '#shared/booking.ts';
import { daysOf } from '#shared/days.ts';
import { bookRoom } from './bookRoom.ts';
import { moveBooking } from './moveBooking.ts';

useTable();

const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** As the contract lets it out of the house. */
const asAnswered = (booking: Booking): Booking => z.parse(bookingSchema, booking);

describe('a booking', () => {
  it('answers everything that was agreed, at the price of the room', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const request = { ...requestFor(room, 1, 3), service: 'storage' as const, weight: 12.5 };
    const booking = await bookRoom({ ...request, productType: 'Potatoes' }, customer);
    expect(booking).toMatchObject({
      ...request,
      productType: 'Potatoes',
      bookingId: booking.id,
      coldRoomName: room.name,
      coldRoomLocation: room.location,
      roomType: room.roomType,
      userId: customer.userId,
      userName: customer.names,
      customerName: customer.names,
      status: 'pending',
      totalPrice: 75_001.5,
    });
    await expectConsistency();
  });

  it('holds each of its days, and no other', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookRoom(requestFor(room, 25, 40), customer);
    const held = await readCalendar(room.id, { startDate: inDays(0), endDate: inDays(80) });
    expect([...held.keys()]).toEqual(daysOf(inDays(25), inDays(40)));
    expect(new Set(held.values())).toEqual(new Set([id]));
  });

  it('can last 366 days, in one transaction', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await bookRoom(requestFor(room, 0, 365), customer);
    const held = await readCalendar(room.id, { startDate: inDays(0), endDate: inDays(365) });
    expect(held.size).toBe(366);
    await expectConsistency();
  });

  it('may begin the day after another ends, and end the day before one begins', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await bookRoom(requestFor(room, 10, 12), customer);
    await bookRoom(requestFor(room, 13, 15), customer);
    await bookRoom(requestFor(room, 7, 9), customer);
    const other = await someCustomer();
    await expect(bookRoom(requestFor(room, 12, 12), other)).rejects.toMatchObject({
      code: 'daysTaken',
    });
    await expect(bookRoom(requestFor(room, 1, 7), other)).rejects.toMatchObject({
      code: 'daysTaken',
    });
  });

  it('is refused with the number of the one that the same customer has on these days', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id, number } = await bookRoom(requestFor(room, 10, 12), customer);
    await expect(bookRoom(requestFor(room, 12, 14), customer)).rejects.toMatchObject({
      code: 'ownBooking',
      body: { params: { bookingId: id, number } },
    });
  });
});

describe('a race', () => {
  it('of 100 requests for overlapping days has one winner and 99 refusals [S4.11]', async () => {
    const room = await someRoom();
    const customers = await Promise.all(many(25, someCustomer));
    const tries = many(100, (index) =>
      bookRoom(requestFor(room, 20 - (index % 7), 20 + (index % 5)), at(customers, index)),
    );
    const { won, lost } = await outcomes(tries);
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(99);
    expect(lost.every((error) => isRefusal(error, 'daysTaken', 'ownBooking'))).toBe(true);
    await expectConsistency();
  });

  it('for separate days of one room lets everybody in', async () => {
    const room = await someRoom();
    const customers = await Promise.all(many(12, someCustomer));
    const { won, lost } = await outcomes(
      many(12, (index) =>
        bookRoom(requestFor(room, index * 3, index * 3 + 2), at(customers, index)),
      ),
    );
    expect(lost).toEqual([]);
    expect(won).toHaveLength(12);
    await expectConsistency();
  });

  it('of one customer stops at five bookings that wait', async () => {
    const customer = await someCustomer();
    const rooms = await Promise.all(many(9, () => someRoom()));
    const { won, lost } = await outcomes(
      rooms.map((room) => bookRoom(requestFor(room, 1, 2), customer)),
    );
    expect(won).toHaveLength(5);
    expect(lost.every((error) => isRefusal(error, 'tooManyPending'))).toBe(true);
    await expectConsistency();
  });

  it('of one customer stops at 400 days that wait, all of which are given back', async () => {
    const customer = await someCustomer();
    const rooms = await Promise.all(many(4, () => someRoom()));
    const { won, lost } = await outcomes(
      rooms.map((room) => bookRoom(requestFor(room, 1, 150), customer)),
    );
    expect(won).toHaveLength(2);
    expect(lost.every((error) => isRefusal(error, 'tooManyDays'))).toBe(true);
    await expectConsistency();
    for (const { id } of won) await moveBooking(id, 'cancelled', asCustomer(customer));
    await bookRoom(requestFor(at(rooms, 0), 1, 366), customer);
    await expectConsistency();
  });

  it('of one customer stops at the bookings of an hour, though all are cancelled', async () => {
    vi.stubEnv('LIMIT_BOOKINGS', '3');
    const [room, customer] = [await someRoom(), await someCustomer()];
    const book = (day: number) => bookRoom(requestFor(room, day, day), customer);
    const { id } = await book(1);
    await moveBooking(id, 'cancelled', asCustomer(customer));
    const { won, lost } = await outcomes(many(4, (index) => book(index + 2)));
    expect(won).toHaveLength(2);
    expect(lost.every((error) => isRefusal(error, 'tooManyBookings'))).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 + 1_000 });
    try {
      await expect(book(8)).resolves.toMatchObject({ status: 'pending' });
    } finally {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    }
    await expectConsistency();
  });

  it('of 100 bookings against one delete keeps either the room or none of them', async () => {
    const room = await someRoom();
    const customers = await Promise.all(many(25, someCustomer));
    const bookings = outcomes(
      many(100, (index) =>
        bookRoom(requestFor(room, index * 2, index * 2 + 1), at(customers, index)),
      ),
    );
    const [removed] = await Promise.allSettled([removeRoom(room.id), bookings]);
    const { won } = await bookings;
    if (removed.status === 'fulfilled') {
      expect(won).toEqual([]);
      await expect(getRoom(room.id)).rejects.toMatchObject({ code: 'roomNotFound' });
    } else {
      expect(removed.reason).toMatchObject({ code: 'roomHasBookings' });
      expect(won.length).toBeGreaterThan(0);
      await expect(getRoom(room.id)).resolves.toMatchObject({ id: room.id });
    }
    await expectConsistency();
  });
});

describe('an idempotency key', () => {
  it('that another request has used just before answers its booking', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const request = requestFor(room, 3, 6);
    doInBetween(() => bookRoom(request, customer, key));
    const answered = await bookRoom(request, customer, key);
    expect((await listBookingsOf(customer.userId, {})).items).toMatchObject([{ id: answered.id }]);
    await expectConsistency();
  });

  it('sent 50 times at once books once and answers everybody the same', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const request = requestFor(room, 3, 6);
    const tries = many(50, () => bookRoom(request, customer, key));
    const answers = (await Promise.all(tries)).map(asAnswered);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { items } = await listBookingsOf(customer.userId, {});
    expect(items).toHaveLength(1);
    await expectConsistency();
  });

  it('stands for one request: with another it is refused', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    await bookRoom(requestFor(room, 3, 6), customer, key);
    await expect(bookRoom(requestFor(room, 8, 9), customer, key)).rejects.toMatchObject({
      code: 'keyReused',
    });
    await expect(bookRoom(requestFor(room, 3, 5), customer, key)).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  it('of two different requests at once lets one through', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const { won, lost } = await outcomes(
      many(10, (index) => bookRoom(requestFor(room, index, index), customer, key)),
    );
    expect(won).toHaveLength(1);
    expect(lost.every((error) => isRefusal(error, 'keyReused'))).toBe(true);
    await expectConsistency();
  });

  it('is answered though the room has closed, or gone, since', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const request = requestFor(room, 3, 6);
    const booking = await bookRoom(request, customer, key);
    await updateRoom(room.id, { status: 'unavailable' });
    await expect(bookRoom(request, customer, key)).resolves.toMatchObject(asAnswered(booking));
    await moveBooking(booking.id, 'cancelled', asCustomer(customer));
    await removeRoom(room.id);
    await expect(bookRoom(request, customer, key)).resolves.toMatchObject(asAnswered(booking));
  });

  it('is answered though its first day is over, as after midnight', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const request = requestFor(room, 0, 1);
    const booking = await bookRoom(request, customer, key);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 23 * 60 * 60 * 1000 });
    try {
      const tomorrow = bookRoom({ ...request, startDate: inDays(-1) }, customer);
      await expect(tomorrow).rejects.toMatchObject({ code: 'pastDate' });
      await expect(bookRoom(request, customer, key)).resolves.toMatchObject(asAnswered(booking));
    } finally {
      vi.useRealTimers();
    }
  });

  it('belongs to its customer: another may use the same', async () => {
    const [room, key] = [await someRoom(), randomUUID()];
    await bookRoom(requestFor(room, 3, 6), await someCustomer(), key);
    const other = bookRoom(requestFor(room, 7, 8), await someCustomer(), key);
    await expect(other).resolves.toMatchObject({ status: 'pending' });
  });

  it('is forgotten after a day, even where the item is still there', async () => {
    const [room, customer, key] = [await someRoom(), await someCustomer(), randomUUID()];
    const first = await bookRoom(requestFor(room, 3, 6), customer, key);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 + 1_000 });
    try {
      const again = await bookRoom(requestFor(room, 8, 9), customer, key);
      expect(again.id).not.toBe(first.id);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a booking is refused', () => {
  it('for a room that does not exist', async () => {
    const room = await someRoom();
    const request = { ...requestFor(room, 1, 2), coldRoomId: 'no-such-room' };
    await expect(bookRoom(request, await someCustomer())).rejects.toMatchObject({
      code: 'roomNotFound',
    });
  });

  it('for a room that is not available', async () => {
    const room = await someRoom({ status: 'unavailable' });
    const request = requestFor(room, 1, 2);
    await expect(bookRoom(request, await someCustomer())).rejects.toMatchObject({
      code: 'roomUnavailable',
    });
  });

  it('at a total that is not the room’s', async () => {
    const room = await someRoom();
    const request = { ...requestFor(room, 1, 2), totalPrice: 50_001.01 };
    await expect(bookRoom(request, await someCustomer())).rejects.toMatchObject({
      code: 'priceChanged',
    });
  });

  it('for nothing: a total of 0 cannot be booked', async () => {
    const room = await someRoom({ price: 0 });
    const refused = bookRoom(requestFor(room, 1, 2), await someCustomer());
    await expect(refused).rejects.toMatchObject({ code: 'totalZero' });
  });

  it('for a user who is no more', async () => {
    const room = await someRoom();
    const request = requestFor(room, 1, 2);
    const stranger = { userId: 'gone', names: 'Gone' };
    await expect(bookRoom(request, stranger)).rejects.toMatchObject({ code: 'invalidToken' });
    await expectConsistency();
  });

  it('as the sixth that waits, and taken again once one was answered', async () => {
    const customer = await someCustomer();
    const room = await someRoom();
    const bookings = [];
    for (let index = 0; index < 5; index += 1) {
      bookings.push(await bookRoom(requestFor(room, index, index), customer));
    }
    const sixth = requestFor(room, 9, 9);
    await expect(bookRoom(sixth, customer)).rejects.toMatchObject({ code: 'tooManyPending' });
    await moveBooking(at(bookings, 0).id, 'approved', admin);
    await expect(bookRoom(sixth, customer)).resolves.toMatchObject({ status: 'pending' });
    await expectConsistency();
  });
});
