import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { schedule } from '#functions/domain/decideMove.ts';
import { listLeaving, listOutdated } from '#functions/store/bookings/bookings.ts';
import { readCalendar } from '#functions/store/calendar/calendar.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
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
import { countDays, daysOf } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { bookRoom } from './bookRoom.ts';
import { changeBooking } from './changeBooking.ts';
import { changeGoods } from './changeGoods.ts';
import { closeRoom } from './closeRoom.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { reopenBooking } from './reopenBooking.ts';

useTable();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const HOUR = 60 * 60 * 1000;

async function someBooking(from = 5, to = 8) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  const booking = await bookRoom(requestFor(room, from, to), customer);
  return { room, customer, booking, id: booking.id };
}

const heldIn = async (roomId: string, holder: string) =>
  [...(await readCalendar(roomId, { startDate: inDays(-40), endDate: inDays(400) }))].flatMap(
    ([day, one]) => (one === holder ? [day] : []),
  );
const between = (from: number, to: number) => daysOf(inDays(from), inDays(to));

describe('a change of days or room', () => {
  it.each([
    ['overlaps', 7, 10],
    ['is within', 6, 7],
    ['surrounds', 4, 40],
    ['is apart from', 20, 21],
  ])('to a stay that %s the old one holds its days and no other', async (_, from, to) => {
    const { room, id, customer } = await someBooking();
    const changed = await changeBooking(id, requestFor(room, from, to), admin);
    expect(changed).toMatchObject(requestFor(room, from, to));
    expect(await heldIn(room.id, id)).toEqual(between(from, to));
    const found = await getBooking(id, customer);
    expect(found).toMatchObject({ ...requestFor(room, from, to), status: 'pending' });
    expect(found.history).toMatchObject([
      { to: 'pending' },
      { by: 'admin', moved: { from: { startDate: inDays(5) }, to: { startDate: inDays(from) } } },
    ]);
    await expectConsistency();
  });

  it('to another room gives back all days of the first, at the price of the second', async () => {
    const { room, id } = await someBooking(5, 40);
    await moveBooking(id, 'approved', admin);
    const other = await someRoom({ price: 10, name: 'Other' });
    const changed = await changeBooking(id, requestFor(other, 6, 41), admin);
    expect(changed).toMatchObject({ coldRoomName: 'Other', totalPrice: 360, status: 'approved' });
    expect(await heldIn(room.id, id)).toEqual([]);
    expect(await heldIn(other.id, id)).toEqual(between(6, 41));
    await expectConsistency();
    await removeRoom(room.id);
    await expect(removeRoom(other.id)).rejects.toMatchObject({ code: 'roomHasBookings' });
  });

  it('of the longest stay to another room is one transaction', async () => {
    const { id, room } = await someBooking(5, 370);
    const other = await someRoom();
    await changeBooking(id, requestFor(other, 10, 375), admin);
    expect(await heldIn(room.id, id)).toEqual([]);
    expect(await heldIn(other.id, id)).toHaveLength(366);
    await expectConsistency();
  });

  it('takes the goods along', async () => {
    const { id, customer } = await someBooking();
    await changeGoods(id, { weight: 15_000 }, customer.userId);
    const changed = await changeBooking(id, requestFor(await someRoom(), 6, 9), admin);
    expect(changed.weight).toBe(15_000);
    await expectConsistency();
  });

  it('in the midst of a stay keeps the past', async () => {
    const { room, id } = await someBooking(0, 6);
    await moveBooking(id, 'approved', admin);
    const stay = { ...requestFor(room, 0, 4) };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 72 * HOUR });
    const [today, past] = [inDays(0), inDays(-3)];
    await changeBooking(id, stay, admin);
    expect(await heldIn(room.id, id)).toEqual(daysOf(past, stay.endDate));
    expect(stay.endDate > today).toBe(true);
    await expectConsistency();
  });

  it.each([
    ['sooner', 6],
    ['later', 12],
  ])('whose last day is %s has its place in the lists by that day', async (_, to) => {
    const { room, id } = await someBooking(5, 8);
    await moveBooking(id, 'approved', admin);
    await changeBooking(id, requestFor(room, 5, to), admin);
    const leaving = async (day: number) =>
      (await listLeaving(inDays(day), {})).items.map((booking) => booking.id);
    expect([await leaving(to), await leaving(8)]).toEqual([[id], []]);
    const outdated = async (day: number) =>
      (await listOutdated(inDays(day), {})).items.map((booking) => booking.id);
    expect(await outdated(to)).not.toContain(id);
    expect(await outdated(to + 1)).toContain(id);
    await expectConsistency();
  });

  it('to what it is already writes nothing', async () => {
    const { room, id, customer } = await someBooking();
    await changeBooking(id, requestFor(room, 5, 8), asCustomer(customer));
    expect((await getBooking(id, customer)).history).toHaveLength(1);
  });

  it('changes once, however often it is sent with its key', async () => {
    const { room, id, customer } = await someBooking();
    const key = randomUUID();
    const send = () => changeBooking(id, requestFor(room, 6, 9), asCustomer(customer), key);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ startDate }) => startDate))).toEqual(new Set([inDays(6)]));
    await changeBooking(id, requestFor(room, 5, 8), admin);
    await expect(send()).resolves.toMatchObject({ startDate: inDays(6) });
    const { history, startDate } = await getBooking(id, customer);
    expect([history.length, startDate]).toEqual([3, inDays(5)]);
    const reused = changeBooking(id, requestFor(room, 7, 9), asCustomer(customer), key);
    await expect(reused).rejects.toMatchObject({ code: 'keyReused' });
    await expectConsistency();
  });

  it('is tried again where it meets another transaction', async () => {
    const { room, id } = await someBooking();
    meetConflictOnce();
    await expect(changeBooking(id, requestFor(room, 6, 9), admin)).resolves.toMatchObject({
      startDate: inDays(6),
    });
  });
});

describe('a change is refused', () => {
  it('where the days are of another booking of the same customer, who is told which', async () => {
    const { room, id, customer } = await someBooking();
    const own = await bookRoom(requestFor(room, 9, 9), customer);
    await expect(
      changeBooking(id, requestFor(room, 6, 9), asCustomer(customer)),
    ).rejects.toMatchObject({
      code: 'ownBooking',
      message: `You have booked this room on these days already: booking ${String(own.number)}.`,
    });
  });

  it('where a day is taken: an admin reads by whom, a customer does not', async () => {
    const { room, id, customer } = await someBooking();
    await bookRoom(requestFor(room, 9, 9), await someCustomer());
    const request = requestFor(room, 6, 9);
    await expect(changeBooking(id, request, admin)).rejects.toMatchObject({
      code: 'daysHeld',
      message: expect.stringContaining('pending booking of Test Customer') as string,
    });
    await expect(changeBooking(id, request, asCustomer(customer))).rejects.toMatchObject({
      code: 'daysTaken',
    });
    expect(await heldIn(room.id, id)).toEqual(between(5, 8));
    await expectConsistency();
  });

  it('where a day is closed', async () => {
    const { room, id } = await someBooking();
    await closeRoom({ ...requestFor(room, 10, 12), reason: 'maintenance' }, admin);
    await expect(changeBooking(id, requestFor(room, 6, 10), admin)).rejects.toMatchObject({
      code: 'daysHeld',
    });
  });

  it('to whoever it does not belong to', async () => {
    const { room, id } = await someBooking();
    const stranger = asCustomer(await someCustomer());
    await expect(changeBooking(id, requestFor(room, 6, 9), stranger)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
    await expect(changeBooking('none', requestFor(room, 6, 9), admin)).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
  });

  it('where the price, the room or the goods changed since they were seen', async () => {
    const { room, id, customer } = await someBooking();
    const request = requestFor(room, 6, 9);
    await updateRoom(room.id, { price: 10 });
    await expect(changeBooking(id, request, admin)).rejects.toMatchObject({ code: 'priceChanged' });
    await changeGoods(id, { weight: 15_000 }, customer.userId);
    const small = await someRoom({ capacity: 1 });
    await expect(changeBooking(id, requestFor(small, 6, 9), admin)).rejects.toMatchObject({
      code: 'tooHeavy',
    });
    const shut = await someRoom({ status: 'unavailable' });
    await expect(changeBooking(id, requestFor(shut, 6, 9), admin)).rejects.toMatchObject({
      code: 'roomUnavailable',
    });
  });

  it('to a customer whose pending bookings would hold too many days, and after a few changes', async () => {
    const { room, id, customer } = await someBooking();
    vi.stubEnv('LIMIT_PENDING_DAYS', '10');
    for (let length = 1; length <= limits.ownChanges; length += 1) {
      await changeBooking(id, requestFor(room, 5, 4 + length), asCustomer(customer));
    }
    const more = changeBooking(id, requestFor(room, 5, 6), asCustomer(customer));
    await expect(more).rejects.toMatchObject({ code: 'tooManyChanges' });
    await expectConsistency();
  });
});

describe('at the same time', () => {
  it('two changes into one gap: one gets it', async () => {
    const room = await someRoom();
    const [one, two] = await Promise.all(
      [0, 10].map(async (start) =>
        bookRoom(requestFor(room, start, start + 3), await someCustomer()),
      ),
    );
    const { won, lost } = await outcomes([
      changeBooking(one?.id ?? '', requestFor(room, 0, 7), admin),
      changeBooking(two?.id ?? '', requestFor(room, 6, 13), admin),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toMatchObject([{ code: 'daysHeld' }]);
    await expectConsistency();
  });

  it('two bookings cannot change places, and nothing is lost when they try', async () => {
    const [a, b] = [await someBooking(), await someBooking()];
    const { lost } = await outcomes([
      changeBooking(a.id, requestFor(b.room, 5, 8), admin),
      changeBooking(b.id, requestFor(a.room, 5, 8), admin),
    ]);
    expect(lost.length).toBeGreaterThan(0);
    await expectConsistency();
  });

  it('two changes of one booking are both in its history', async () => {
    const { room, id, customer } = await someBooking();
    await Promise.all([
      changeBooking(id, requestFor(room, 6, 9), admin),
      changeBooking(id, requestFor(room, 7, 12), asCustomer(customer)),
    ]);
    const { history, startDate, endDate } = await getBooking(id, customer);
    expect(history).toHaveLength(3);
    expect(history.at(-1)?.moved?.to).toMatchObject({ startDate, endDate });
    expect(await heldIn(room.id, id)).toHaveLength(countDays(startDate, endDate));
    await expectConsistency();
  });

  it.each([
    'book',
    'close',
    'cancel',
    'approve',
    'expire',
    'goods',
    'price',
    'room',
    'undo',
  ] as const)('a change and %s: both are done, or one is refused', async (other) => {
    const { room, id, customer } = await someBooking();
    const small = await someRoom({ capacity: 1 });
    if (other === 'undo') await moveBooking(id, 'approved', admin);
    const target = other === 'goods' ? small : room;
    const others = {
      book: () => bookRoom(requestFor(room, 9, 10), customer),
      close: () => closeRoom({ ...requestFor(room, 9, 10), reason: 'other' }, admin),
      cancel: () => moveBooking(id, 'cancelled', asCustomer(customer)),
      approve: () => moveBooking(id, 'approved', admin),
      expire: () => moveBooking(id, 'expired', schedule, Date.now() + 73 * HOUR),
      goods: () => changeGoods(id, { weight: 15_000 }, customer.userId),
      price: () => updateRoom(room.id, { price: 7 }),
      room: () => updateRoom(room.id, { status: 'unavailable' }),
      undo: () => reopenBooking(id, 'approved', admin),
    };
    const change = changeBooking(id, requestFor(target, 6, 9), admin);
    const { lost } = await outcomes<unknown>([change, others[other]()]);
    const codes = lost.map((error) => (error as { code?: string }).code);
    const allowed = [
      'daysHeld',
      'daysTaken',
      'ownBooking',
      'changeRefused',
      'tooHeavy',
      'priceChanged',
      'roomUnavailable',
    ];
    expect(allowed).toEqual(expect.arrayContaining(codes));
    expect(codes.length).toBeLessThanOrEqual(1);
    const { weight, coldRoomId } = await getBooking(id, 'anybody');
    if (weight) expect(coldRoomId).toBe(room.id);
    await expectConsistency();
  });
});
