import { describe, expect, it } from 'vitest';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import {
  admin,
  asCustomer,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import type { Room } from '#shared/room.ts';
import { acceptChange, askChange, declineChange, withdrawChange } from './askChange.ts';
import { bookRoom } from './bookRoom.ts';
import { changeBooking } from './changeBooking.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { reopenBooking } from './reopenBooking.ts';

useTable();

const daysFor = (room: Room, from: number, to: number) => {
  const { startDate, endDate, totalPrice } = requestFor(room, from, to);
  return { startDate, endDate, totalPrice };
};

/** An approved booking of days 5 to 8, whose customer can ask for other ones. */
async function approved() {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, 5, 8), customer);
  await moveBooking(id, 'approved', admin);
  return { room, id, customer, mover: asCustomer(customer) };
}

/** The same, where days 5 to 10 are asked for. */
async function asking() {
  const made = await approved();
  const days = daysFor(made.room, 5, 10);
  const { asked } = await askChange(made.id, { ...days, words: 'More beans.' }, made.mover);
  const seen = { askedAt: asked?.at ?? '', totalPrice: days.totalPrice };
  return { ...made, days, ...seen, seen };
}

describe('a change request', () => {
  it('waits on its booking and stands in its history, once, however often it is sent', async () => {
    const { id, days, mover, customer } = await asking();
    const again = await askChange(id, days, mover);
    expect(again.asked).toMatchObject({ ...days, words: 'More beans.', state: 'waiting' });
    const { history, asked, endDate } = await getBooking(id, customer);
    expect(endDate).not.toBe(days.endDate);
    expect(history.filter((one) => one.asked)).toEqual([
      expect.objectContaining({ by: 'customer', from: 'approved', to: 'approved', asked }),
    ]);
    await expectConsistency();
  });

  it('is its customer’s alone, and of an approved booking', async () => {
    const { id, room } = await approved();
    const other = asCustomer(await someCustomer());
    await expect(askChange(id, daysFor(room, 5, 9), other)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    await expect(withdrawChange(id, 'any', other)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    await expect(declineChange('none', { askedAt: '', reasonText: 'x' }, admin)).rejects.toThrow();
  });

  it('that is accepted gives the days in the same transaction, once', async () => {
    const { id, days, seen, customer } = await asking();
    const accepted = await acceptChange(id, seen, admin);
    expect(accepted).toMatchObject({ ...days, asked: { state: 'accepted' } });
    expect((await acceptChange(id, seen, admin)).changedAt).toBe(accepted.changedAt);
    const { history } = await getBooking(id, customer);
    expect(history.filter(({ moved }) => moved)).toMatchObject([{ by: 'admin', asked: days }]);
    await expectConsistency();
  });

  it('is accepted by whoever gives the same days otherwise, and waits on where they are others', async () => {
    const { id, room, mover, seen } = await asking();
    const other = await changeBooking(id, requestFor(room, 5, 9), admin);
    expect(other.asked?.state).toBe('waiting');
    expect((await getBooking(id, 'anybody')).asked).toEqual(other.asked);
    const same = await changeBooking(id, requestFor(room, 5, 10), admin);
    expect(same.asked?.state).toBe('accepted');
    await expect(withdrawChange(id, seen.askedAt, mover)).rejects.toMatchObject({
      code: 'askedAnswered',
    });
    await expectConsistency();
  });

  it('that is declined says why, and another one may follow', async () => {
    const { id, room, mover, askedAt } = await asking();
    const answer = { askedAt, reasonText: 'The room is taken.' };
    const declined = await declineChange(id, answer, admin);
    expect(declined.asked).toMatchObject({ state: 'declined', reasonText: 'The room is taken.' });
    expect(await declineChange(id, answer, admin)).toEqual(declined);
    await expect(acceptChange(id, { askedAt, totalPrice: 1 }, admin)).rejects.toMatchObject({
      code: 'askedAnswered',
    });
    expect((await askChange(id, daysFor(room, 5, 6), mover)).asked?.state).toBe('waiting');
    await expect(acceptChange(id, { askedAt, totalPrice: 1 }, admin)).rejects.toMatchObject({
      code: 'askedAnswered',
    });
    await expectConsistency();
  });

  it('that was answered is not told of days that the booking is given later', async () => {
    const { id, room, customer, askedAt } = await asking();
    await declineChange(id, { askedAt, reasonText: 'The room is taken.' }, admin);
    const given = await changeBooking(id, requestFor(room, 5, 10), admin);
    expect(given).not.toHaveProperty('asked');
    const { history, ...found } = await getBooking(id, customer);
    expect(found).not.toHaveProperty('asked');
    expect(history.flatMap(({ asked }) => asked?.state ?? [])).toEqual(['waiting', 'declined']);
    await expectConsistency();
  });

  it('is withdrawn once', async () => {
    const { id, mover, askedAt } = await asking();
    const withdrawn = await withdrawChange(id, askedAt, mover);
    expect(withdrawn.asked?.state).toBe('withdrawn');
    expect(await withdrawChange(id, askedAt, mover)).toEqual(withdrawn);
    await expectConsistency();
  });

  it('ends with its booking, and is not there again where that is reopened', async () => {
    const { id, seen, customer } = await asking();
    const cancelled = await moveBooking(id, 'cancelled', admin);
    expect(cancelled).not.toHaveProperty('asked');
    expect(await getBooking(id, customer)).not.toHaveProperty('asked');
    await expect(acceptChange(id, seen, admin)).rejects.toMatchObject({ code: 'askedAnswered' });
    expect(await reopenBooking(id, 'cancelled', admin)).not.toHaveProperty('asked');
    await expectConsistency();
  });

  it('ends where the approval is taken back', async () => {
    const { id, customer } = await asking();
    expect(await reopenBooking(id, 'approved', admin)).not.toHaveProperty('asked');
    expect(await getBooking(id, customer)).not.toHaveProperty('asked');
    await expectConsistency();
  });

  it('is not accepted where a day is taken: the staff read by whom', async () => {
    const { id, room, seen } = await asking();
    await bookRoom(requestFor(room, 10, 10), await someCustomer());
    await expect(acceptChange(id, seen, admin)).rejects.toMatchObject({
      code: 'daysHeld',
      message: expect.stringContaining('pending booking of Test Customer') as string,
    });
    expect((await getBooking(id, 'anybody')).asked?.state).toBe('waiting');
    await expectConsistency();
  });

  it('is tried again where it meets another transaction', async () => {
    const { id, room, mover } = await approved();
    meetConflictOnce();
    const { asked } = await askChange(id, daysFor(room, 5, 9), mover);
    expect(asked?.state).toBe('waiting');
  });
});

describe('at the same time', () => {
  it('two who accept give the days once', async () => {
    const { id, seen, days, customer } = await asking();
    const answers = await Promise.all([1, 2, 3].map(() => acceptChange(id, seen, admin)));
    expect(answers.every(({ endDate }) => endDate === days.endDate)).toBe(true);
    const { history } = await getBooking(id, customer);
    expect(history.filter(({ moved }) => moved)).toHaveLength(1);
    await expectConsistency();
  });

  it('of whoever accepts and whoever cancels, the booking is as the last one left it', async () => {
    const { id, seen, mover } = await asking();
    const { won, lost } = await outcomes([
      acceptChange(id, seen, admin),
      moveBooking(id, 'cancelled', mover),
    ]);
    expect(won.at(-1)).toMatchObject({ status: 'cancelled' });
    for (const one of lost) {
      expect(['askedAnswered', 'changeRefused']).toContain((one as { code: string }).code);
    }
    expect(await getBooking(id, 'anybody')).not.toHaveProperty('asked');
    await expectConsistency();
  });

  it('of whoever accepts and whoever books the day, one has it', async () => {
    const { id, room, seen, days } = await asking();
    const other = await someCustomer();
    const results = await Promise.allSettled([
      acceptChange(id, seen, admin),
      bookRoom(requestFor(room, 9, 9), other),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { endDate, asked } = await getBooking(id, 'anybody');
    const isGiven = endDate === days.endDate;
    expect(asked?.state).toBe(isGiven ? 'accepted' : 'waiting');
    await expectConsistency();
  });

  it('of whoever accepts and whoever withdraws, one does', async () => {
    const { id, seen, mover, days } = await asking();
    const results = await Promise.allSettled([
      acceptChange(id, seen, admin),
      withdrawChange(id, seen.askedAt, mover),
    ]);
    const done = results.map(({ status }) => status === 'fulfilled');
    expect(done.filter(Boolean)).toHaveLength(1);
    const { endDate, asked } = await getBooking(id, 'anybody');
    expect([endDate === days.endDate, asked?.state]).toEqual(
      done[0] ? [true, 'accepted'] : [false, 'withdrawn'],
    );
    await expectConsistency();
  });

  it('of whoever declines and whoever accepts, one does', async () => {
    const { id, seen } = await asking();
    const results = await Promise.allSettled([
      declineChange(id, { askedAt: seen.askedAt, reasonText: 'Taken.' }, admin),
      acceptChange(id, seen, admin),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectConsistency();
  });
});
