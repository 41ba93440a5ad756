import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '#functions/domain/decideMove.ts';
import { listBookingsOf } from '#functions/store/bookings/bookings.ts';
import { listRatings } from '#functions/store/ratings/ratings.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { getRoom, listRooms } from '#functions/store/rooms/rooms.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { admin, at, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { roomRating } from '#shared/rating.ts';
import type { Room } from '#shared/room.ts';
import { bookRoom } from './bookRoom.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { rateStay } from './rateStay.ts';

useTable();

/** All stays are of today, and the tests look back on them from tomorrow. */
const tomorrow = Date.now() + DAY_MS;
afterEach(() => vi.useRealTimers());

const lookBack = () => vi.useFakeTimers({ toFake: ['Date'], now: tomorrow + 30 * DAY_MS });

/** A stay that has ended, of one day so many days from today. */
async function endedStay(room: Room, day = 0) {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(room, day, day), customer);
  await moveBooking(id, 'approved', admin);
  await moveBooking(id, 'completed', schedule, tomorrow + day * DAY_MS);
  const rate = (stars: number, comment?: string) => rateStay(id, { stars, comment }, customer);
  return { id, customer, rate };
}

describe('rating a completed booking', () => {
  it('counts in its room, stands in the booking and is read by first name only', async () => {
    const room = await someRoom();
    expect(room.rating).toBeUndefined();
    const { id, customer, rate } = await endedStay(room);
    const rating = await rate(4, 'Cold as it should be.');
    expect(rating).toMatchObject({ id, stars: 4, firstName: 'Test' });
    expect((await getRoom(room.id)).rating).toEqual({ average: 4, count: 1 });
    const { items } = await listRatings(room.id, {});
    expect(items).toMatchObject([
      { stars: 4, comment: 'Cold as it should be.', firstName: 'Test', at: rating.at },
    ]);
    expect(await getBooking(id, customer)).toMatchObject({
      stars: 4,
      rating: { stars: 4, comment: 'Cold as it should be.' },
      history: [{ to: 'pending' }, { to: 'approved' }, { to: 'completed' }],
    });
    expect((await listBookingsOf(customer.userId, {})).items).toMatchObject([{ id, stars: 4 }]);
  });

  it('again is a change of what was given', async () => {
    const room = await someRoom();
    const { rate } = await endedStay(room);
    await rate(1, 'Too warm.');
    await rate(5);
    expect((await getRoom(room.id)).rating).toEqual({ average: 5, count: 1 });
    const { items } = await listRatings(room.id, {});
    expect(items).toMatchObject([{ stars: 5 }]);
    expect(items[0]).not.toHaveProperty('comment');
  });

  it('shows in every answer about the room, and outlives a change of it', async () => {
    const room = await someRoom();
    await (await endedStay(room)).rate(3);
    await (await endedStay(room, 1)).rate(4);
    const rating = { average: 3.5, count: 2 };
    const { after } = await updateRoom(room.id, { name: 'Renamed' });
    expect(after).toMatchObject({ name: 'Renamed', rating });
    const { items } = await listRooms({});
    expect(items.find(({ id }) => id === room.id)).toMatchObject({ rating });
  });

  it('is listed newest first, page by page, whatever is changed later', async () => {
    const room = await someRoom();
    const stays = [await endedStay(room, 0), await endedStay(room, 1), await endedStay(room, 2)];
    for (const { rate } of stays) await rate(4);
    await at(stays, 0).rate(2);
    const first = await listRatings(room.id, { limit: 2 });
    const second = await listRatings(room.id, { limit: 2, after: first.next });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(stays.map(({ id }) => id).reverse());
  });
});

describe('a rating is refused', () => {
  it.each(['pending', 'approved', 'cancelled'] as const)(
    'while a booking is %s',
    async (status) => {
      const customer = await someCustomer();
      const { id } = await bookRoom(requestFor(await someRoom(), 3, 4), customer);
      await moveBooking(id, status, admin);
      const rated = rateStay(id, { stars: 5 }, customer);
      await expect(rated).rejects.toMatchObject({ code: 'notCompleted' });
    },
  );

  it('to anybody but the customer', async () => {
    const { id } = await endedStay(await someRoom());
    const stranger = await someCustomer();
    const rated = rateStay(id, { stars: 1 }, stranger);
    await expect(rated).rejects.toMatchObject({ code: 'bookingNotFound' });
    const nothing = rateStay('nothing', { stars: 1 }, stranger);
    await expect(nothing).rejects.toMatchObject({ code: 'bookingNotFound' });
  });

  it('to a token that outlived its user', async () => {
    const { id, customer } = await endedStay(await someRoom());
    const rated = rateStay(id, { stars: 1 }, { ...customer, email: 'gone@example.com' });
    await expect(rated).rejects.toMatchObject({ code: 'invalidToken' });
  });

  it('for a room that was deleted', async () => {
    const room = await someRoom();
    const { rate } = await endedStay(room);
    await removeRoom(room.id, Date.now() + 9 * DAY_MS);
    await expect(rate(5)).rejects.toMatchObject({ code: 'roomNotFound' });
    expect((await everyItem()).filter(({ pk }) => pk === `ROOM#${room.id}`)).toHaveLength(1);
  });
});

describe('fifty at once', () => {
  it('of as many bookings are all counted', async () => {
    const rooms = await Promise.all([1, 2].map(() => someRoom()));
    const stays = await Promise.all(
      Array.from({ length: 50 }, (_, index) => endedStay(at(rooms, index), Math.floor(index / 2))),
    );
    const { lost } = await outcomes(stays.map(({ rate }, index) => rate((index % 5) + 1)));
    expect(lost).toEqual([]);
    lookBack();
    await expectConsistency();
    for (const { id } of rooms) expect((await getRoom(id)).rating?.count).toBe(25);
  });

  it('of one booking are one rating, of the stars that came last', async () => {
    const room = await someRoom();
    const { id, customer, rate } = await endedStay(room);
    const { won } = await outcomes(Array.from({ length: 50 }, (_, index) => rate((index % 5) + 1)));
    expect(won.length).toBeGreaterThan(0);
    const { stars, rating } = await getBooking(id, customer);
    expect(rating?.stars).toBe(stars);
    expect((await getRoom(room.id)).rating).toEqual({ average: stars, count: 1 });
  });
});

it('whoever rates what and how often: the average is what a recount gives', async () => {
  const rooms = await Promise.all([someRoom(), someRoom()]);
  const stays = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const room = at(rooms, index);
      return { room, ...(await endedStay(room, Math.floor(index / 2))) };
    }),
  );
  const given = new Map<string, number>();
  const step = fc.record({ which: fc.nat(7), stars: fc.integer({ min: 1, max: 5 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const { which, stars } of steps) {
        const { id, rate } = at(stays, which);
        await rate(stars);
        given.set(id, stars);
      }
      for (const room of rooms) {
        const stars = stays.flatMap((stay) =>
          stay.room === room && given.has(stay.id) ? [given.get(stay.id) ?? 0] : [],
        );
        const sum = stars.reduce((total, one) => total + one, 0);
        const { rating } = await getRoom(room.id);
        expect(rating).toEqual(roomRating(sum, stars.length));
      }
    }),
    { numRuns: 15 },
  );
  lookBack();
  await expectConsistency();
});
