import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findBooking, findBookingDetails } from '#functions/store/bookings/bookings.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { admin, requestFor, someCaller, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import type { Booking } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import { bookFor } from './bookFor.ts';
import { changeBooking } from './changeBooking.ts';
import { moveBooking } from './moveBooking.ts';
import { readDay } from './readDay.ts';
import { reopenBooking } from './reopenBooking.ts';
import { setPresence } from './setPresence.ts';

useTable();

/** An approved booking whose stay begins today. */
async function arriving(last = 2): Promise<Booking> {
  const { userId } = await someCaller();
  const request = requestFor(await someRoom(), 0, last);
  return bookFor(request, { userId, by: admin, status: 'approved' });
}

const changed = (before: Booking | undefined, after: Booking) =>
  applyChange({
    eventId: randomUUID(),
    at: new Date().toISOString(),
    entity: 'booking',
    before,
    after,
  });

describe('check-in and check-out', () => {
  it('say when and by whom, in the booking and in its history, and can be repeated and taken back', async () => {
    const { id } = await arriving();
    const inside = await setPresence(id, 'in', admin);
    expect(inside.checkedIn?.by).toBe(admin.names);
    expect(await setPresence(id, 'in', admin)).toEqual(inside);
    const left = await setPresence(id, 'out', admin);
    expect(await findBooking(id)).toMatchObject({
      checkedIn: inside.checkedIn,
      checkedOut: left.checkedOut,
    });
    expect(await setPresence(id, 'in', admin)).not.toHaveProperty('checkedOut');
    const back = await setPresence(id, 'expected', admin);
    expect([presenceOf(back), presenceOf((await findBooking(id)) ?? {})]).toEqual([
      'expected',
      'expected',
    ]);
    const { history = [] } = (await findBookingDetails(id)) ?? {};
    expect(history.flatMap(({ presence }) => (presence ? [presence.to] : []))).toEqual([
      'in',
      'out',
      'in',
      'expected',
    ]);
    await expectConsistency();
  });

  it('are written once where two press at once', async () => {
    const { id } = await arriving();
    const { won } = await outcomes([
      setPresence(id, 'in', admin),
      setPresence(id, 'in', { userId: 'other', names: 'Other Admin' }),
    ]);
    expect(won).toHaveLength(2);
    expect(won[0]?.checkedIn).toEqual(won[1]?.checkedIn);
    const { history = [] } = (await findBookingDetails(id)) ?? {};
    expect(history.filter(({ presence }) => presence)).toHaveLength(1);
  });

  it('are decided anew where the booking changed in the meantime', async () => {
    const { id } = await arriving();
    doInBetween(() => moveBooking(id, 'cancelled', admin));
    await expect(setPresence(id, 'in', admin)).rejects.toMatchObject({ code: 'notExpectedToday' });
    const other = await arriving();
    doInBetween(() => setPresence(other.id, 'in', admin));
    await expect(moveBooking(other.id, 'cancelled', admin)).rejects.toMatchObject({
      code: 'stillIn',
    });
    await expectConsistency();
  });

  it('keep the days: somebody who is in is not cancelled, moved to another room or asked anew', async () => {
    const { id, coldRoomId } = await arriving();
    await setPresence(id, 'in', admin);
    await expect(moveBooking(id, 'cancelled', admin)).rejects.toMatchObject({ code: 'stillIn' });
    const takenBack = reopenBooking(id, 'approved', { ...admin, actor: 'admin' });
    await expect(takenBack).rejects.toMatchObject({ code: 'stillIn' });
    const elsewhere = changeBooking(id, requestFor(await someRoom(), 0, 2), admin);
    await expect(elsewhere).rejects.toMatchObject({ code: 'stayBegun' });
    const longer = await changeBooking(id, requestFor(await getRoom(coldRoomId), 0, 4), admin);
    expect(longer.checkedIn?.by).toBe(admin.names);
    await setPresence(id, 'out', admin);
    await moveBooking(id, 'cancelled', admin);
    await expectConsistency();
  });
});

it('who has not left by the last day is among the late of the days after, until the check-out', async () => {
  const before = await arriving(0);
  const inside = await setPresence(before.id, 'in', admin);
  await changed(before, inside);
  expect((await readDay(before.endDate)).body.late).toEqual([]);
  const later = '2099-01-01';
  expect((await readDay(later)).body.late.map(({ id }) => id)).toEqual([before.id]);
  const left = await setPresence(before.id, 'out', admin);
  await changed(inside, left);
  expect((await readDay(later)).body.late).toEqual([]);
});
