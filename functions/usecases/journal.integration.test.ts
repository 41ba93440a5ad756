import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteNote } from '#functions/store/customers/staffNotes.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import { listJournal, type JournalFilter } from '#functions/store/journal/listJournal.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import {
  asCustomer,
  customerWith,
  inDays,
  requestFor,
  someCaller,
  someCustomer,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { monthOf } from '#shared/days.ts';
import { bookFor } from './bookFor.ts';
import { bookRoom } from './bookRoom.ts';
import { changeBooking } from './changeBooking.ts';
import { closeRoom, reopenRoom } from './closeRoom.ts';
import { createRoom } from './createRoom.ts';
import { joinCaller } from './joinCaller.ts';
import { moveBooking } from './moveBooking.ts';
import { claimPayment, confirmClaim, declineClaim } from './paymentClaims.ts';
import { recordPayment, reversePayment } from './payments.ts';
import { addPerson } from './people.ts';
import { reopenBooking } from './reopenBooking.ts';
import { setPresence } from './setPresence.ts';
import { setRole } from './setRole.ts';
import { addNote } from './staffNotes.ts';

useTable();

const month = monthOf(inDays(0));

/** A member of the staff of whom the journal tells nothing yet. */
const someStaff = () => ({ actor: 'admin' as const, userId: randomUUID(), names: 'Aline Staff' });

/** What the journal tells, oldest first. */
const told = async (filter: JournalFilter) => (await listJournal(filter, {})).items.toReversed();
const actsBy = async ({ userId }: { userId: string }) =>
  (await told({ month, userId })).map(({ act }) => act);

const pendingBooking = async () => {
  const customer = await someCustomer();
  const room = await someRoom();
  return { customer, room, booking: await bookRoom(requestFor(room, 0, 2), customer) };
};

describe('the journal', () => {
  it('tells each act of the staff on a booking once, and nothing that changed nothing', async () => {
    const staff = someStaff();
    const { room, booking } = await pendingBooking();
    const { id } = booking;
    await moveBooking(id, 'rejected', staff);
    await moveBooking(id, 'rejected', staff);
    await reopenBooking(id, 'rejected', staff);
    await moveBooking(id, 'approved', staff);
    await reopenBooking(id, 'approved', staff);
    await moveBooking(id, 'approved', staff);
    await changeBooking(id, requestFor(room, 0, 3), staff);
    await changeBooking(id, requestFor(room, 0, 3), staff);
    for (const to of ['in', 'out', 'in', 'expected'] as const) await setPresence(id, to, staff);
    await moveBooking(id, 'cancelled', staff);
    const acts = [
      'bookingRejected',
      'bookingReopened',
      'bookingApproved',
      'approvalWithdrawn',
      'bookingApproved',
      'bookingChanged',
      'checkedIn',
      'checkedOut',
      'checkTakenBack',
      'checkTakenBack',
      'bookingCancelled',
    ];
    expect(await actsBy(staff)).toEqual(acts);
    const [first] = await told({ thingId: id });
    expect(first).toMatchObject({
      userId: staff.userId,
      names: 'Aline Staff',
      act: 'bookingRejected',
      kind: 'booking',
      thingId: id,
      thing: `${booking.number ?? ''}, Test room`,
    });
  });

  it.each(['pending', 'approved'] as const)(
    'tells once that somebody was booked for: %s',
    async (status) => {
      const staff = someStaff();
      const { userId } = await someCaller();
      await bookFor(requestFor(await someRoom(), 1, 2), { userId, by: staff, status });
      expect(await actsBy(staff)).toEqual(['bookedFor']);
    },
  );

  it('tells what was received, given back, reversed and answered, with the amount', async () => {
    const staff = someStaff();
    const { customer, booking } = await pendingBooking();
    const { id } = booking;
    await moveBooking(id, 'approved', someStaff());
    const pay = (kind: 'payment' | 'refund', amount: number, key?: string) =>
      recordPayment(id, { kind, amount, way: 'cash' }, staff, key);
    const { id: paymentId } = await pay('payment', 900, 'key-1');
    await pay('payment', 900, 'key-1');
    await pay('refund', 100);
    await reversePayment(id, paymentId, staff).catch(() => undefined);
    await pay('payment', 100);
    await reversePayment(id, paymentId, staff);
    await reversePayment(id, paymentId, staff);
    const asked = { amount: 500, way: 'bank', reference: 'T-1' } as const;
    const first = await claimPayment(id, asked, customer.userId);
    await declineClaim(id, first.id, 'Nothing has come.', staff);
    await declineClaim(id, first.id, 'Nothing has come.', staff);
    const second = await claimPayment(id, asked, customer.userId);
    await confirmClaim(id, second.id, staff);
    const lines = await told({ month, userId: staff.userId });
    expect(lines.map(({ act, amount }) => [act, amount])).toEqual([
      ['paymentRecorded', 900],
      ['refundRecorded', -100],
      ['paymentRecorded', 100],
      ['entryReversed', -900],
      ['claimDeclined', 500],
      ['claimConfirmed', 500],
    ]);
  });

  it('tells of rooms, their closures and the settings of the house', async () => {
    const staff = someStaff();
    const fields = { ...(await someRoom()), name: 'Store A' };
    const { id } = await createRoom(fields, { id: randomUUID(), by: staff });
    await updateRoom(id, { name: 'Store B' }, staff);
    await expect(updateRoom(id, { name: 'C', version: 1 }, staff)).rejects.toThrow();
    const closed = { coldRoomId: id, startDate: inDays(1), endDate: inDays(2) };
    const closure = await closeRoom({ ...closed, reason: 'other' }, staff);
    await expect(closeRoom({ ...closed, reason: 'other' }, staff)).rejects.toThrow();
    await expect(removeRoom(id, undefined, staff)).rejects.toThrow();
    await reopenRoom(closure.id, staff);
    await reopenRoom(closure.id, staff);
    await removeRoom(id, undefined, staff);
    await writeHouse({ tin: '123456789' }, staff);
    await writeHouse({}, staff);
    const lines = await told({ month, userId: staff.userId });
    expect(lines.map(({ act, thing }) => [act, thing])).toEqual([
      ['roomCreated', 'Store A'],
      ['roomChanged', 'Store B'],
      ['roomClosed', 'Store B'],
      ['roomReopened', 'Store B'],
      ['roomDeleted', 'Store B'],
      ['houseChanged', undefined],
      ['houseChanged', undefined],
    ]);
    expect(lines.slice(-2).map(({ changes }) => changes)).toEqual([
      [{ field: 'tin', to: '123456789' }],
      [{ field: 'tin', from: '123456789' }],
    ]);
    expect(lines[1]?.changes).toEqual([{ field: 'name', from: 'Store A', to: 'Store B' }]);
    expect(await told({ thingId: 'house', month })).toContainEqual(lines.at(-1));
    await expectConsistency();
  });

  it('tells of a caller who was added, once, without their names', async () => {
    const staff = someStaff();
    const caller = { firstName: 'Keza', lastName: 'Sample', phoneNumber: somePhone() };
    const { userId } = await addPerson(caller, staff);
    await addPerson(caller, staff);
    const lines = await told({ month, userId: staff.userId });
    expect(lines).toMatchObject([{ act: 'callerAdded', kind: 'person', thingId: userId }]);
    expect(lines[0]).not.toHaveProperty('thing');
    await expectConsistency();
  });

  it('is narrowed by thing, person, area and day at once', async () => {
    const [one, other] = [someStaff(), someStaff()];
    const { booking } = await pendingBooking();
    const { id } = booking;
    await moveBooking(id, 'approved', one);
    await recordPayment(id, { kind: 'payment', amount: 100, way: 'cash' }, one);
    await recordPayment(id, { kind: 'payment', amount: 100, way: 'cash' }, other);
    const acts = async (filter: JournalFilter) => (await told(filter)).map(({ act }) => act);
    const { userId } = one;
    expect(await acts({ thingId: id, userId })).toEqual(['bookingApproved', 'paymentRecorded']);
    expect(await acts({ thingId: id, area: 'payments' })).toEqual([
      'paymentRecorded',
      'paymentRecorded',
    ]);
    expect(await acts({ month, userId, area: 'payments' })).toEqual(['paymentRecorded']);
    const day = inDays(0);
    expect(await acts({ month, day, thingId: id, userId, area: 'bookings' })).toEqual([
      'bookingApproved',
    ]);
    expect(await acts({ thingId: id, userId: 'nobody' })).toEqual([]);
  });

  it('tells of notes and of callers who were joined, without their names', async () => {
    const staff = someStaff();
    const phoneNumber = somePhone();
    const caller = await someCaller(phoneNumber);
    const { userId } = await customerWith({ phoneNumber });
    const { id } = await addNote(userId, 'Calls in the morning.', staff);
    await expect(deleteNote(userId, id, someStaff())).rejects.toThrow();
    await deleteNote(userId, id, staff);
    await deleteNote(userId, id, staff);
    await expect(addNote('nobody', 'Hello', staff)).rejects.toThrow();
    await joinCaller(userId, caller.userId, staff);
    expect(await actsBy(staff)).toEqual(['noteAdded', 'noteRemoved', 'callerJoined']);
    const [line] = await told({ thingId: userId });
    expect(line).toMatchObject({ kind: 'person', userId: staff.userId });
    expect(line).not.toHaveProperty('thing');
    await expectConsistency();
  });

  it('tells of roles, also of those that the command line gave', async () => {
    const [boss, person] = [await customerWith({ role: 'admin' }), await someCustomer()];
    await setRole(person.email, 'operator', boss);
    await setRole(person.email, 'operator', boss);
    await setRole(person.email, 'user');
    await expect(setRole('nobody@example.com', 'admin', boss)).rejects.toThrow();
    const lines = await told({ thingId: person.userId });
    expect(lines.map(({ act, names, thing, role }) => [act, names, thing, role])).toEqual([
      ['roleGiven', 'Test Customer', 'Test Customer', 'operator'],
      ['roleGiven', 'Command line', 'Test Customer', 'user'],
    ]);
    expect(await actsBy(boss)).toEqual(['roleGiven']);
  });

  it('tells nothing of customers, and nothing of what was refused', async () => {
    const staff = someStaff();
    const { customer, room, booking } = await pendingBooking();
    await changeBooking(booking.id, requestFor(room, 4, 5), asCustomer(customer));
    await moveBooking(booking.id, 'cancelled', asCustomer(customer));
    await expect(moveBooking(booking.id, 'approved', staff)).rejects.toThrow();
    await expect(setPresence(booking.id, 'in', staff)).rejects.toThrow();
    const record = { kind: 'payment', amount: 900, way: 'cash' } as const;
    await expect(recordPayment(booking.id, record, staff)).rejects.toThrow();
    expect(await told({ thingId: booking.id })).toEqual([]);
    expect(await actsBy(staff)).toEqual([]);
  });

  it('tells of two who answer at once the one whose answer counts', async () => {
    const [first, second] = [someStaff(), someStaff()];
    const { booking } = await pendingBooking();
    doInBetween(() => moveBooking(booking.id, 'rejected', second));
    await expect(moveBooking(booking.id, 'approved', first)).rejects.toThrow();
    expect([await actsBy(first), await actsBy(second)]).toEqual([[], ['bookingRejected']]);
  });

  it('is listed by month, day, person, thing and area, newest first, page by page', async () => {
    const staff = someStaff();
    const { booking } = await pendingBooking();
    await moveBooking(booking.id, 'approved', staff);
    await setPresence(booking.id, 'in', staff);
    const ofThing = (filter: JournalFilter) =>
      told(filter).then((lines) =>
        lines.filter(({ thingId }) => thingId === booking.id).map(({ act }) => act),
      );
    const both = ['bookingApproved', 'checkedIn'];
    expect(await ofThing({ month })).toEqual(both);
    expect(await ofThing({ month, day: inDays(0) })).toEqual(both);
    expect(await ofThing({ month, area: 'bookings' })).toEqual(both);
    expect(await ofThing({ month, area: 'rooms' })).toEqual([]);
    expect(await ofThing({ thingId: booking.id, month })).toEqual(both);
    expect(await ofThing({ thingId: booking.id, month: '2020-01' })).toEqual([]);
    const yesterday = inDays(-1);
    expect(await ofThing({ month: monthOf(yesterday), day: yesterday })).toEqual([]);
    const { items, next } = await listJournal({ month, userId: staff.userId }, { limit: 1 });
    const rest = await listJournal({ month, userId: staff.userId }, { limit: 1, after: next });
    expect([...items, ...rest.items].map(({ act }) => act)).toEqual(both.toReversed());
  });
});
