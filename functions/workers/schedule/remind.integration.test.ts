import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { writeStaff } from '#functions/store/accounts/staff.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { meetConflictOnce } from '#functions/testing/meetConflictOnce.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { handler } from './remind.ts';

useTable();

const HOUR = 60 * 60 * 1000;
const boss = { userId: 'boss' };

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://coldroom.rw');
  await transact([
    writeStaff({ userId: boss.userId, role: 'admin', createdAt: new Date().toISOString() }),
  ]);
});
afterAll(() => vi.unstubAllEnvs());
afterEach(() => vi.restoreAllMocks());

async function someRequest(from: number, to: number) {
  const [room, customer] = [await someRoom(), await someCustomer()];
  return { customer, ...(await bookRoom(requestFor(room, from, to), customer)) };
}

/** An approved booking, listed among the arrivals as the outbox lists it. */
async function approved(from: number, to: number) {
  const request = await someRequest(from, to);
  await moveBooking(request.id, 'approved', admin);
  const booking = await findBooking(request.id);
  if (booking) await transact([writeArrival(booking, booking.startDate)]);
  return request;
}

/** Runs the schedule at an hour of a day of Kigali. */
const runOn = (day: number, hour: number) =>
  handler({
    time: new Date(Date.parse(`${inDays(day)}T00:00:00+02:00`) + hour * HOUR).toISOString(),
  });

const remindersOf = async (bookingId: string) =>
  (await everyItem())
    .filter((item) => item.entity === 'mail' && item.bookingId === bookingId)
    .map(({ kind, userId }) => `${String(kind)} ${String(userId)}`)
    .toSorted();

describe('the reminders', () => {
  it('of a stay that got other days are asked for again', async () => {
    const { id, coldRoomId } = await approved(5, 7);
    await runOn(4, 9);
    const room = await getRoom(coldRoomId);
    await changeBooking(id, requestFor(room, 7, 8), admin);
    const booking = await findBooking(id);
    if (booking) await transact([writeArrival(booking, booking.startDate)]);
    await runOn(6, 9);
    await runOn(6, 10);
    expect(await remindersOf(id)).toHaveLength(2);
    await runOn(8, 9);
    expect(await remindersOf(id)).toContainEqual(expect.stringContaining('lastDayToday'));
  });

  it('of a stay are asked for on its eve and on its last day, once each, however often and late', async () => {
    const { id, customer } = await approved(5, 7);
    await runOn(4, 7);
    expect(await remindersOf(id)).toEqual([]);
    await runOn(4, 8);
    await Promise.all([runOn(4, 9), runOn(4, 9), runOn(4, 23)]);
    const eve = `arrivalTomorrow ${customer.userId}`;
    expect(await remindersOf(id)).toEqual([eve]);
    await runOn(6, 12);
    await Promise.all([runOn(7, 8), runOn(7, 8)]);
    await runOn(7, 20);
    expect(await remindersOf(id)).toEqual([eve, `lastDayToday ${customer.userId}`]);
  });

  it('of the last day are not asked for where the customer has checked out before it', async () => {
    const { id } = await approved(0, 2);
    await setPresence(id, 'in', admin);
    await setPresence(id, 'out', admin);
    await runOn(2, 9);
    expect(await remindersOf(id)).toEqual([]);
    await setPresence(id, 'in', admin);
    await runOn(2, 10);
    expect(await remindersOf(id)).toHaveLength(1);
  });

  it('of a day that is over are not made up for', async () => {
    const { id } = await approved(5, 7);
    await runOn(8, 9);
    expect(await remindersOf(id)).toEqual([]);
  });

  it('of a request that waits go to the admins, once, until it expires', async () => {
    const { id, date } = await someRequest(20, 21);
    const after = (hours: number) =>
      handler({ time: new Date(Date.parse(date) + hours * HOUR).toISOString() });
    await after(23);
    expect(await remindersOf(id)).toEqual([]);
    await after(25);
    await Promise.all([after(26), after(26)]);
    expect(await remindersOf(id)).toEqual([`requestWaiting ${boss.userId}`]);
    const late = await someRequest(20, 21);
    await handler({ time: new Date(Date.parse(late.date) + 73 * HOUR).toISOString() });
    expect(await remindersOf(late.id)).toEqual([]);
  });

  it('of a request that was reopened go to the admins once more', async () => {
    const { id, date } = await someRequest(20, 21);
    const later = (hours: number): number => Date.parse(date) + hours * HOUR;
    const after = (hours: number) => handler({ time: new Date(later(hours)).toISOString() });
    await after(25);
    await moveBooking(id, 'rejected', admin, later(30));
    await reopenBooking(id, 'rejected', admin, later(48));
    await after(71);
    expect(await remindersOf(id)).toHaveLength(1);
    await after(73);
    await after(74);
    expect(await remindersOf(id)).toEqual(Array(2).fill(`requestWaiting ${boss.userId}`));
  });

  it('go to no admin about requests that are told together', async () => {
    const { id, date } = await someRequest(20, 21);
    const send = db.send.bind(db);
    vi.spyOn(db, 'send').mockImplementation((async (command: object) => {
      const answer = (await send(command as never)) as { Items?: Record<string, unknown>[] };
      for (const item of answer.Items ?? []) if (item.id === id) item.nthOfHour = 11;
      return answer;
    }) as never);
    await handler({ time: new Date(Date.parse(date) + 25 * HOUR).toISOString() });
    expect(await remindersOf(id)).toEqual([]);
  });

  it('are asked for in the end where the table is busy', async () => {
    const { id } = await someRequest(20, 21);
    const { date } = (await findBooking(id)) ?? { date: '' };
    meetConflictOnce();
    await handler({ time: new Date(Date.parse(date) + 25 * HOUR).toISOString() });
    expect(await remindersOf(id)).toEqual([`requestWaiting ${boss.userId}`]);
  });
});
