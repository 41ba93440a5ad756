import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { listInStatus, listNewestRequests } from '#functions/store/bookings/bookings.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import type { Booking } from '#shared/booking.ts';
import { dueStatus } from '#shared/schedule.ts';
import type { TakenBack } from '#shared/transitions.ts';
import { bookRoom } from './bookRoom.ts';
import { changeBooking } from './changeBooking.ts';
import { closeRoom } from './closeRoom.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { reopenBooking } from './reopenBooking.ts';

useTable();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HOUR = 60 * 60 * 1000;
const pass = (hours: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });

/** A booking of a new room that went through some statuses. */
async function someBooking(...statuses: TakenBack[]) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, 5, 8), customer);
  for (const status of statuses) {
    const why = status === 'approved' ? {} : ({ reason: 'notReached' } as const);
    await moveBooking(id, status, admin, undefined, why);
  }
  return { room, customer, id };
}

const heldIn = async (roomId: string) =>
  (await readCalendar(roomId, { startDate: inDays(-40), endDate: inDays(80) })).size;

describe('a status that is taken back', () => {
  it.each<[TakenBack[], 'pending' | 'approved']>([
    [['rejected'], 'pending'],
    [['cancelled'], 'pending'],
    [['approved', 'cancelled'], 'approved'],
    [['approved'], 'pending'],
  ])(
    'after %j makes the booking what it was, with its days and without the reason',
    async (before, to) => {
      const { room, customer, id } = await someBooking(...before);
      const from = before.at(-1) ?? 'approved';
      const answer = await reopenBooking(id, from, admin);
      expect(answer).toMatchObject({ id, status: to });
      const found = await getBooking(id, customer);
      expect([found.status, found.reason, answer.reason]).toEqual([to, undefined, undefined]);
      expect(found.history.at(-1)).toMatchObject({ from, to, by: 'admin' });
      expect(await heldIn(room.id)).toBe(4);
      await expectConsistency();
    },
  );

  it('lets a request wait anew', async () => {
    const { id } = await someBooking('rejected');
    pass(71);
    const { waitsFrom } = await reopenBooking(id, 'rejected', admin);
    pass(2);
    const booking = await getBooking(id, 'anybody');
    expect(booking.waitsFrom).toBe(waitsFrom);
    expect(dueStatus(booking, Date.now())).toBeUndefined();
    expect(dueStatus(booking, Date.now() + 71 * HOUR)).toBe('expired');
  });

  it.each<[TakenBack[]]>([[['rejected']], [['approved']]])(
    'after %j lets a request stand behind those that wait longer',
    async (before) => {
      const { room, customer, id } = await someBooking(...before);
      pass(1 / 3600);
      const { id: later } = await bookRoom(requestFor(room, 20, 21), customer);
      pass(1 / 3600);
      await reopenBooking(id, before.at(-1) ?? 'approved', admin);
      const both = ({ items }: { items: Booking[] }) =>
        items.map((booking) => booking.id).filter((one) => one === id || one === later);
      expect(both(await listInStatus('pending', {}))).toEqual([later, id]);
      expect(both(await listNewestRequests({}))).toEqual([id, later]);
      await changeBooking(id, requestFor(room, 5, 9), admin);
      expect(both(await listInStatus('pending', {}))).toEqual([later, id]);
      await expectConsistency();
    },
  );

  it('can be given and taken back again and again, in the order in which it was', async () => {
    const { id } = await someBooking();
    for (const status of ['approved', 'rejected', 'approved', 'cancelled'] as const) {
      await moveBooking(id, status, admin);
      await reopenBooking(id, status, admin);
    }
    const { status, history } = await getBooking(id, 'anybody');
    expect([status, history.length]).toEqual(['pending', 9]);
    await expectConsistency();
  });

  it('in the midst of a stay takes the days that it gave back', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookRoom(requestFor(room, 0, 6), customer);
    await moveBooking(id, 'approved', admin);
    pass(48);
    await moveBooking(id, 'cancelled', admin);
    pass(24);
    await reopenBooking(id, 'cancelled', admin);
    expect(await heldIn(room.id)).toBe(7);
    await expectConsistency();
  });

  it('is tried again where it meets another transaction', async () => {
    const { id } = await someBooking('rejected');
    meetConflictOnce();
    await expect(reopenBooking(id, 'rejected', admin)).resolves.toMatchObject({
      status: 'pending',
    });
  });
});

describe('a status is not taken back', () => {
  it('where a day was sold or closed meanwhile', async () => {
    const { room, id } = await someBooking('rejected');
    await bookRoom(requestFor(room, 7, 7), await someCustomer());
    await closeRoom({ ...requestFor(room, 8, 9), reason: 'other' }, admin);
    await expect(reopenBooking(id, 'rejected', admin)).rejects.toMatchObject({
      code: 'daysHeld',
      message: expect.stringMatching(/pending booking of .*; closed/) as string,
    });
    await expectConsistency();
  });

  it('where the room takes no bookings, or is gone', async () => {
    const { room, id } = await someBooking('rejected');
    await updateRoom(room.id, { status: 'unavailable' });
    const shut = reopenBooking(id, 'rejected', admin);
    await expect(shut).rejects.toMatchObject({ code: 'roomUnavailable' });
    await db.send(new DeleteCommand({ TableName: settings.tableName(), Key: keys.room(room.id) }));
    const gone = reopenBooking(id, 'rejected', admin);
    await expect(gone).rejects.toMatchObject({ code: 'roomNotFound' });
  });

  it('long after an approval; a rejection is reopened then', async () => {
    const approved = await someBooking('approved');
    const rejected = await someBooking('rejected');
    pass(0.01);
    await expect(reopenBooking(approved.id, 'approved', admin)).rejects.toMatchObject({
      code: 'undoTooLate',
    });
    expect(await heldIn(approved.room.id)).toBe(4);
    await expect(reopenBooking(rejected.id, 'rejected', admin)).resolves.toMatchObject({
      status: 'pending',
    });
    await expectConsistency();
  });

  it('of a customer who is gone', async () => {
    const { customer, id } = await someBooking('rejected');
    const at = { TableName: settings.tableName(), Key: keys.customer(customer.userId) };
    const { Item } = await db.send(new GetCommand(at));
    await db.send(new DeleteCommand(at));
    const gone = reopenBooking(id, 'rejected', admin);
    await expect(gone).rejects.toMatchObject({ code: 'customerGone' });
    await db.send(new PutCommand({ TableName: at.TableName, Item }));
  });

  it('where the booking does not exist, or has another status by now', async () => {
    await expect(reopenBooking('none', 'rejected', admin)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    const { id } = await someBooking('rejected');
    await expect(reopenBooking(id, 'approved', admin)).rejects.toMatchObject({
      code: 'reopenRefused',
    });
  });
});

describe('at the same time', () => {
  it('two who take it back: one does, and the other reads what it is now', async () => {
    const { id, customer } = await someBooking('rejected');
    const { won, lost } = await outcomes([
      reopenBooking(id, 'rejected', admin),
      reopenBooking(id, 'rejected', admin),
    ]);
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]).toMatchObject({ code: 'reopenRefused' });
    expect((await getBooking(id, customer)).history).toHaveLength(3);
    await expectConsistency();
  });

  it('one who takes back what another has just taken back reads what it is now', async () => {
    const { id, customer } = await someBooking('rejected');
    doInBetween(() => reopenBooking(id, 'rejected', admin));
    await expect(reopenBooking(id, 'rejected', admin)).rejects.toMatchObject({
      code: 'reopenRefused',
    });
    expect((await getBooking(id, customer)).history).toHaveLength(3);
    await expectConsistency();
  });

  it('a room that is made unavailable just before is read anew', async () => {
    const { id, room } = await someBooking('rejected');
    doInBetween(() => updateRoom(room.id, { status: 'unavailable' }));
    await expect(reopenBooking(id, 'rejected', admin)).rejects.toMatchObject({
      code: 'roomUnavailable',
    });
    await expectConsistency();
  });

  it.each(['book', 'close', 'cancel', 'change', 'room'] as const)(
    'taking back and %s: both are done, or one is refused',
    async (other) => {
      const isLive = other === 'cancel' || other === 'change';
      const from = isLive ? 'approved' : 'rejected';
      const { room, customer, id } = await someBooking(from);
      const others = {
        book: () => bookRoom(requestFor(room, 6, 7), customer),
        close: () => closeRoom({ ...requestFor(room, 6, 7), reason: 'other' }, admin),
        cancel: () => moveBooking(id, 'cancelled', asCustomer(customer)),
        change: () => changeBooking(id, requestFor(room, 6, 9), admin),
        room: () => updateRoom(room.id, { status: 'unavailable' }),
      };
      const { lost } = await outcomes<unknown>([reopenBooking(id, from, admin), others[other]()]);
      const codes = lost.map((error) => (error as { code?: string }).code);
      const allowed = ['daysHeld', 'daysTaken', 'ownBooking', 'reopenRefused', 'roomUnavailable'];
      expect(allowed).toEqual(expect.arrayContaining(codes));
      await expectConsistency();
    },
  );
});
