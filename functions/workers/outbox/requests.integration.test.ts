import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAccountOf } from '#functions/store/accounts/accounts.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { listAsking } from '#functions/store/bookings/askedChanges.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { createMessage, listMessages, setHandled } from '#functions/store/messages/messages.ts';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
  notificationIdOf,
} from '#functions/store/notifications/notifications.ts';
import {
  admin,
  asCustomer,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { askChange, declineChange } from '#functions/usecases/askChange.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { claimPayment, confirmClaim, declineClaim } from '#functions/usecases/paymentClaims.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { limits } from '#shared/limits.ts';
import { applyChange } from './applyChange.ts';
import type { Change } from './change.ts';

useTable();

const at = '2027-01-01T00:00:00.000Z';
const changed = (entity: Change['entity'], before: object | undefined, after: object): Change =>
  ({ eventId: randomUUID(), at, entity, before, after }) as Change;

/** Makes an admin whom the outbox knows. */
async function someAdmin(): Promise<string> {
  const account = await createUser({
    email: `${randomUUID()}@example.com`,
    passwordHash: 'not a hash',
    role: 'admin',
    firstName: 'Test',
    lastName: 'Admin',
    phoneNumber: '+250788000000',
  });
  await applyChange(changed('account', undefined, account));
  return account.userId;
}

describe('a request that has been answered', () => {
  let office: string, pending: StoredBooking, approved: StoredBooking;
  beforeEach(async () => {
    office = await someAdmin();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    pending = await getBooking(id, 'anybody');
    await moveBooking(id, 'approved', admin);
    approved = await getBooking(id, 'anybody');
  });

  it('is unread by nobody, also where it is told behind its answer', async () => {
    await applyChange(changed('booking', pending, approved));
    await applyChange(changed('booking', undefined, pending));
    expect((await listNotifications(office, {})).items).toMatchObject([
      { type: 'bookingRequested', bookingId: pending.id, read: true },
    ]);
    expect(await countUnread(office)).toBe(0);
  });

  it('is pushed to the admins, who list it, and to its customer', async () => {
    const answered = await applyChange(changed('booking', pending, approved));
    expect(answered).toEqual(expect.arrayContaining([office, pending.userId]));
    const otherwise = await applyChange(changed('booking', approved, { ...approved, weight: 5 }));
    expect(otherwise).toEqual([]);
  });
});

describe('a change request', () => {
  let office: string, id: string, quiet: StoredBooking, asking: StoredBooking, askedAt: string;
  beforeEach(async () => {
    office = await someAdmin();
    const [room, customer] = [await someRoom(), await someCustomer()];
    ({ id } = await bookRoom(requestFor(room, 5, 6), customer));
    await moveBooking(id, 'approved', admin);
    quiet = await getBooking(id, 'anybody');
    const { startDate, endDate, totalPrice } = requestFor(room, 5, 9);
    await askChange(id, { startDate, endDate, totalPrice }, asCustomer(customer));
    asking = await getBooking(id, 'anybody');
    askedAt = asking.asked?.at ?? '';
  });
  const told = async () => (await listNotifications(office, {})).items;
  const listed = async () => (await listAsking({})).items.map((one) => one.id).includes(id);

  it('is told to the staff once, and listed until it is answered', async () => {
    const event = changed('booking', quiet, asking);
    await applyChange(event);
    await applyChange(event);
    expect(await told()).toMatchObject([{ type: 'changeAsked', bookingId: id, read: false }]);
    expect(await listed()).toBe(true);
    await declineChange(id, { askedAt, reasonText: 'The room is taken.' }, admin);
    const declined = await getBooking(id, 'anybody');
    await applyChange(changed('booking', asking, declined));
    expect(await told()).toMatchObject([{ type: 'changeAsked', read: true }]);
    expect(await listed()).toBe(false);
    expect((await listNotifications(asking.userId, {})).items).toMatchObject([
      { type: 'changeDeclined', reasonText: 'The room is taken.', bookingId: id },
    ]);
    expect(await everyItem()).toContainEqual(
      expect.objectContaining({ entity: 'mail', kind: 'changeDeclined', bookingId: id }),
    );
  });

  it('is unread by nobody where it is told behind its answer, or the end of its booking', async () => {
    await moveBooking(id, 'cancelled', admin);
    const cancelled = await getBooking(id, 'anybody');
    await applyChange(changed('booking', asking, cancelled));
    await applyChange(changed('booking', quiet, asking));
    expect(await told()).toMatchObject([{ type: 'changeAsked', read: true }]);
    expect(await listed()).toBe(false);
  });
});

describe('what a customer is told of their stay', () => {
  const types = async (userId: string) =>
    (await listNotifications(userId, {})).items.map(({ type }) => type);

  it('is the check-in and the check-out, once each', async () => {
    const customer = await someCustomer();
    const { id } = await bookRoom(requestFor(await someRoom(), 0, 1), customer);
    await moveBooking(id, 'approved', admin);
    const versions = [await getBooking(id, 'anybody')];
    for (const presence of ['in', 'expected', 'in', 'out'] as const) {
      await setPresence(id, presence, admin);
      versions.push(await getBooking(id, 'anybody'));
    }
    const events = versions
      .slice(1)
      .map((after, index) => changed('booking', versions[index], after));
    for (const event of [...events, ...events]) await applyChange(event);
    expect(await types(customer.userId)).toEqual(['checkedOut', 'checkedIn', 'checkedIn']);
  });

  it('is each payment, once, and one that confirms a claim as the answer to it', async () => {
    const customer = await someCustomer();
    const { id, number } = await bookRoom(requestFor(await someRoom(), 0, 1), customer);
    await moveBooking(id, 'approved', admin);
    const request = { kind: 'payment', amount: 20_000, way: 'cash' } as const;
    const payment = await recordPayment(id, request, admin);
    const claim = await claimPayment(
      id,
      { amount: 5_000, way: 'bank', reference: 'B-1' },
      customer.userId,
    );
    await confirmClaim(id, claim.id, admin);
    const entries = (await everyItem()).filter(
      (item) => item.entity === 'payment' && item.bookingId === id,
    );
    expect(entries).toHaveLength(2);
    const events = entries.map((entry) => changed('payment', undefined, entry));
    for (const event of [...events, ...events]) await applyChange(event);
    await applyChange(changed('payment', payment, payment));
    expect((await listNotifications(customer.userId, {})).items).toMatchObject([
      {
        type: 'paymentRecorded',
        amount: 20_000,
        bookingNumber: number,
        bookingId: id,
        read: false,
      },
    ]);
  });
});

it('requests are each told once to everybody of the staff, however often they are delivered and whatever they become', async () => {
  const offices = [await someAdmin(), await someAdmin()];
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
  const booking = await getBooking(id, 'anybody');
  const ids = Array.from({ length: 20 }, (_, nth) => `told-${String(nth).padStart(2, '0')}`);
  const events = ids.map((one) => changed('booking', undefined, { ...booking, id: one }));
  await Promise.all(events.map((event) => applyChange(event)));
  for (const office of offices) await markRead(office, notificationIdOf(booking.date, 'told-07'));
  await Promise.all([...events.toReversed(), ...events].map((event) => applyChange(event)));
  const [first = '', former = ''] = offices;
  const account = await findAccountOf(former);
  await setRole(account?.email ?? '', 'user');
  await applyChange(changed('booking', undefined, { ...booking, id: 'told-later' }));
  for (const office of offices) {
    const { items } = await listNotifications(office, {});
    const told = items.filter(({ bookingId }) => bookingId !== 'told-later');
    expect(told.map(({ bookingId }) => bookingId)).toEqual(ids.toReversed());
    expect(told.filter(({ read }) => read).map(({ bookingId }) => bookingId)).toEqual(['told-07']);
  }
  expect(await countUnread(first)).toBe(20);
  expect(await countUnread(former)).toBe(19);
});

describe('many requests of one customer', () => {
  it('are one notification with their number, which grows once for each', async () => {
    const office = await someAdmin();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    const booking = await getBooking(id, 'anybody');
    const requested = (index: number): Change => {
      const one = {
        ...booking,
        id: `b-${index}`,
        nthOfHour: limits.bookingsNotifiedSingly + index,
      };
      return changed('booking', undefined, one);
    };
    const events = [requested(1), requested(2), requested(3)];
    for (const event of [...events, ...events]) await applyChange(event);
    const { items } = await listNotifications(office, {});
    expect(items).toMatchObject([
      { type: 'bookingRequested', count: 3, bookingId: 'b-3', read: false },
    ]);
    await markAllRead(office);
    await applyChange(requested(4));
    expect(await countUnread(office)).toBe(1);
  });
});

describe('a message', () => {
  const message = { id: 'm-1', kind: 'contact', createdAt: at, names: 'Sender', handled: false };

  it('that was handled is read by every admin, and stays so when it is to be done once more', async () => {
    const offices = [await someAdmin(), await someAdmin()];
    const handled = { ...message, handled: true };
    await applyChange(changed('message', undefined, message));
    for (const office of offices) expect(await countUnread(office)).toBe(1);
    const told = await applyChange(changed('message', message, handled));
    expect(told).toEqual(expect.arrayContaining(offices));
    await applyChange(changed('message', handled, message));
    for (const office of offices) expect(await countUnread(office)).toBe(0);
  });

  it('is unread by nobody where it is told behind its handling', async () => {
    const office = await someAdmin();
    await createMessage({
      kind: 'contact',
      names: 'Sender',
      email: 'sender@example.com',
      questions: 'Is there room?',
      subscribeNews: false,
    });
    const { items } = await listMessages(false, {});
    const [written = message] = items;
    const handled = await setHandled(written.id, true);
    await applyChange(changed('message', written, handled));
    await applyChange(changed('message', undefined, written));
    expect((await listNotifications(office, {})).items).toMatchObject([
      { type: 'contactMessage', messageId: handled.id, read: true },
    ]);
    expect(await countUnread(office)).toBe(0);
  });
});

describe('a claim of a payment', () => {
  it('is told to the admins until it is answered, and its answer to the customer', async () => {
    const office = await someAdmin();
    const customer = await someCustomer();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    const request = { amount: 20_000, way: 'bank', reference: 'T-1' } as const;
    const claim = await claimPayment(id, request, customer.userId);
    await applyChange(changed('claim', undefined, claim));
    expect((await listNotifications(office, {})).items).toMatchObject([
      { type: 'paymentClaimed', bookingId: id, amount: 20_000, read: false },
    ]);
    const cashier = { userId: office, names: 'Test Admin' };
    const declined = await declineClaim(id, claim.id, 'Nothing has come.', cashier);
    await applyChange(changed('claim', claim, declined));
    expect(await countUnread(office)).toBe(0);
    expect((await listNotifications(customer.userId, {})).items).toMatchObject([
      { type: 'paymentDeclined', reasonText: 'Nothing has come.' },
    ]);
    await applyChange(changed('claim', declined, { ...declined, userName: 'Nobody' }));
    expect((await listNotifications(customer.userId, {})).items).toHaveLength(1);
  });

  it('is unread by nobody, also where it is told behind its answer', async () => {
    const office = await someAdmin();
    const customer = await someCustomer();
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
    const request = { amount: 20_000, way: 'bank', reference: 'T-1' } as const;
    const claim = await claimPayment(id, request, customer.userId);
    const payment = await confirmClaim(id, claim.id, { userId: office, names: 'Test Admin' });
    expect(await applyChange(changed('payment', undefined, payment))).toContain(office);
    await applyChange(changed('claim', undefined, claim));
    expect(await countUnread(office)).toBe(0);
  });
});
