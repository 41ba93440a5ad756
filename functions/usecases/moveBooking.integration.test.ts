import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { schedule } from '#functions/domain/decideMove.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookingSchema, type Booking } from '#shared/booking.ts';
import { daysOf } from '#shared/days.ts';
import { bookRoom } from './bookRoom.ts';
import { changeBooking } from './changeBooking.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';

useTable();
afterEach(() => vi.useRealTimers());

const passDays = (count: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + count * 24 * 60 * 60 * 1000 });

async function someBooking(from = 5, to = 8) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const booking = await bookRoom(requestFor(room, from, to), customer);
  return { room, customer, booking };
}

/** As the contract lets it out of the house. */
const asAnswered = (booking: Booking): Booking => z.parse(bookingSchema, booking);

const heldIn = async (roomId: string) => [
  ...(await readCalendar(roomId, { startDate: inDays(-40), endDate: inDays(80) })).keys(),
];

describe('the history', () => {
  it('keeps changes of the same moment apart', async () => {
    const { customer, booking } = await someBooking();
    const now = Date.now();
    await moveBooking(booking.id, 'approved', admin, now);
    await moveBooking(booking.id, 'cancelled', admin, now);
    const { history } = await getBooking(booking.id, customer);
    expect(history.map(({ to }) => to)).toEqual(['pending', 'approved', 'cancelled']);
  });
});

describe('a reason', () => {
  const why = { reason: 'roomNotReady', reasonText: 'The door is broken.' } as const;

  it('is kept with the booking and in its history', async () => {
    const { customer, booking } = await someBooking();
    const rejected = await moveBooking(booking.id, 'rejected', admin, undefined, why);
    expect(rejected).toMatchObject(why);
    const found = await getBooking(booking.id, customer);
    expect(asAnswered(found)).toEqual(asAnswered(rejected));
    expect(found.history.at(-1)).toMatchObject({ to: 'rejected', ...why });
  });

  it('of the first of two who reject at once is the one that is kept, in both places', async () => {
    const { customer, booking } = await someBooking();
    const { won } = await outcomes(
      (['notReached', 'daysNotFree'] as const).map((reason) =>
        moveBooking(booking.id, 'rejected', admin, undefined, { reason }),
      ),
    );
    const { reason, history } = await getBooking(booking.id, customer);
    expect(won.map((one) => one.reason)).toEqual([reason, reason]);
    expect(history.map((change) => change.reason)).toEqual([undefined, reason]);
    await expectConsistency();
  });

  it('can be left out', async () => {
    const { customer, booking } = await someBooking();
    await moveBooking(booking.id, 'cancelled', asCustomer(customer), undefined, {});
    const found = await getBooking(booking.id, customer);
    expect([found.status, found.reason, found.reasonText]).toEqual([
      'cancelled',
      undefined,
      undefined,
    ]);
  });
});

describe('approving', () => {
  it('keeps the days and tells who did it', async () => {
    const { room, customer, booking } = await someBooking();
    await expect(moveBooking(booking.id, 'approved', admin)).resolves.toMatchObject({
      ...asAnswered(booking),
      status: 'approved',
    });
    expect(await heldIn(room.id)).toEqual(daysOf(booking.startDate, booking.endDate));
    const { history, status } = await getBooking(booking.id, customer);
    expect(status).toBe('approved');
    expect(history).toMatchObject([
      { by: 'customer', to: 'pending', name: 'Test Customer' },
      { by: 'admin', from: 'pending', to: 'approved', name: 'Test Admin' },
    ]);
    await expectConsistency();
  });

  it('twice is one change', async () => {
    const { customer, booking } = await someBooking();
    await moveBooking(booking.id, 'approved', admin);
    await expect(moveBooking(booking.id, 'approved', admin)).resolves.toMatchObject({
      status: 'approved',
    });
    expect((await getBooking(booking.id, customer)).history).toHaveLength(2);
  });

  it('is of the days that were seen: those that its customer has changed meanwhile still wait', async () => {
    const { room, customer, booking } = await someBooking();
    const { coldRoomId, startDate, endDate } = booking;
    await changeBooking(booking.id, requestFor(room, 5, 10), asCustomer(customer));
    const approve = (seen: { coldRoomId: string; startDate: string; endDate: string }) =>
      moveBooking(booking.id, 'approved', admin, undefined, { seen });
    await expect(approve({ coldRoomId, startDate, endDate })).rejects.toMatchObject({
      code: 'staleBooking',
    });
    expect((await getBooking(booking.id, customer)).status).toBe('pending');
    const approved = await approve({ coldRoomId, startDate, endDate: inDays(10) });
    expect(approved).toMatchObject({ status: 'approved', endDate: inDays(10) });
    await expectConsistency();
  });

  it('is too late once the first day has passed', async () => {
    const { booking } = await someBooking(0, 3);
    passDays(1);
    await expect(moveBooking(booking.id, 'approved', admin)).rejects.toMatchObject({
      code: 'transitionTooLate',
    });
  });

  it('is not for customers', async () => {
    const { customer, booking } = await someBooking();
    await expect(moveBooking(booking.id, 'approved', asCustomer(customer))).rejects.toMatchObject({
      code: 'transitionRefused',
    });
  });

  it('against rejecting at once has one winner', async () => {
    const { booking, customer } = await someBooking();
    const { won, lost } = await outcomes([
      moveBooking(booking.id, 'approved', admin),
      moveBooking(booking.id, 'rejected', admin),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ code: 'transitionRefused' });
    expect((await getBooking(booking.id, customer)).history).toHaveLength(2);
    await expectConsistency();
  });
});

describe('ending a hold', () => {
  it.each(['rejected', 'cancelled'] as const)('as %s gives every day back', async (status) => {
    const { room, customer, booking } = await someBooking(20, 50);
    await moveBooking(booking.id, status, admin);
    expect(await heldIn(room.id)).toEqual([]);
    const again = await bookRoom(requestFor(room, 20, 50), customer);
    expect(again.status).toBe('pending');
    await expectConsistency();
  });

  it('twice at once releases once', async () => {
    const { room, customer, booking } = await someBooking();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => moveBooking(booking.id, 'cancelled', asCustomer(customer))),
    );
    expect(answers.every(({ status }) => status === 'cancelled')).toBe(true);
    expect((await getBooking(booking.id, customer)).history).toHaveLength(2);
    expect(await heldIn(room.id)).toEqual([]);
    await expectConsistency();
  });

  it('never gives back days that were sold again', async () => {
    const { room, customer, booking } = await someBooking();
    await moveBooking(booking.id, 'cancelled', asCustomer(customer));
    const next = await bookRoom(requestFor(room, 5, 8), await someCustomer());
    await moveBooking(booking.id, 'cancelled', asCustomer(customer));
    expect(await heldIn(room.id)).toEqual(daysOf(next.startDate, next.endDate));
  });

  it('in the midst of a stay gives back the days from today on', async () => {
    const { room, booking } = await someBooking(0, 6);
    await moveBooking(booking.id, 'approved', admin);
    passDays(3);
    await moveBooking(booking.id, 'cancelled', admin);
    expect(await heldIn(room.id)).toEqual(daysOf(booking.startDate, inDays(-1)));
    await expectConsistency();
    await removeRoom(room.id);
  });

  it('by completion keeps the past and frees the room', async () => {
    const { room, booking } = await someBooking(0, 2);
    await moveBooking(booking.id, 'approved', admin);
    passDays(3);
    await moveBooking(booking.id, 'completed', schedule);
    expect(await heldIn(room.id)).toEqual(daysOf(booking.startDate, booking.endDate));
    await expectConsistency();
    await removeRoom(room.id);
  });
});

describe('a customer', () => {
  it('cancels until the day before the stay', async () => {
    const { customer, booking } = await someBooking(2, 4);
    passDays(1);
    await expect(moveBooking(booking.id, 'cancelled', asCustomer(customer))).resolves.toMatchObject(
      { status: 'cancelled' },
    );
  });

  it('does not cancel on the first day, when an admin still can', async () => {
    const { customer, booking } = await someBooking(2, 4);
    passDays(2);
    const late = moveBooking(booking.id, 'cancelled', asCustomer(customer));
    await expect(late).rejects.toMatchObject({
      code: 'transitionTooLate',
    });
    await expect(moveBooking(booking.id, 'cancelled', admin)).resolves.toMatchObject({
      status: 'cancelled',
    });
  });

  it('does not see or touch another’s booking', async () => {
    const { booking } = await someBooking();
    const stranger = await someCustomer();
    await expect(getBooking(booking.id, stranger)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    const theft = moveBooking(booking.id, 'cancelled', asCustomer(stranger));
    await expect(theft).rejects.toMatchObject({ code: 'bookingNotFound' });
  });
});

describe('a room', () => {
  it('with live bookings is not deleted, without them it is', async () => {
    const { room, customer, booking } = await someBooking();
    await expect(removeRoom(room.id)).rejects.toMatchObject({ code: 'roomHasBookings' });
    const taken = bookRoom(requestFor(room, 6, 6), customer);
    await expect(taken).rejects.toMatchObject({ code: 'ownBooking' });
    await moveBooking(booking.id, 'rejected', admin);
    await expect(removeRoom(room.id)).resolves.toMatchObject({ id: room.id });
  });
});

it('a booking that does not exist is not found', async () => {
  await expect(moveBooking('nothing', 'approved', admin)).rejects.toMatchObject({
    code: 'bookingNotFound',
  });
  await expect(getBooking('nothing', 'anybody')).rejects.toMatchObject({ code: 'bookingNotFound' });
});
