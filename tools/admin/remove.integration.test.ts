import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { findAccount, getAccount } from '#functions/store/accounts/accounts.ts';
import { everyBookingOf } from '#functions/store/bookings/bookings.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import { DAY_MS } from '#shared/days.ts';
import { remove } from './remove.ts';

useTable();
afterEach(() => void vi.useRealTimers());

/**
 * Tells a customer that a booking, which had been approved, was cancelled.
 * @param at when that was, by the stream. @default - when the booking says that it last changed, to the second
 */
const tell = (
  before: StoredBooking,
  after: StoredBooking,
  at = `${String(after.changedAt).slice(0, 19)}.000Z`,
) =>
  applyChange({
    eventId: randomUUID(),
    at,
    entity: 'booking',
    before,
    after,
  });

it('a removal waits until its own cancellation was told, though an earlier one of the same booking was', async () => {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  const [hour, now] = [60 * 60 * 1000, Date.now()];
  await moveBooking(id, 'approved', admin, now - 3 * hour);
  const approved = await getBooking(id, 'anybody');
  await moveBooking(id, 'cancelled', admin, now - 2 * hour);
  await tell(approved, await getBooking(id, 'anybody'));
  await reopenBooking(id, 'cancelled', admin, now - hour);
  const reopened = await getBooking(id, 'anybody');
  const pause = vi.fn(async () => {
    expect(await findAccount(customer.email)).toBeDefined();
    const [cancelled = reopened] = await everyBookingOf(customer.userId);
    await tell(reopened, cancelled);
  });
  const how = { cancelBookings: true, leaveOpen: false };
  const lines = await remove(await getAccount(customer.email), how, pause);
  expect(lines).toContain(
    `The account of ${customer.email} is deleted, and all its sessions have ended.`,
  );
  expect(pause).toHaveBeenCalledTimes(1);
});

/** A customer with an approved booking of two days, paid in full. */
async function paidCustomer() {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  await moveBooking(id, 'approved', admin);
  await recordPayment(id, { kind: 'payment', amount: 50_001, way: 'cash' }, admin);
  return { id, account: await getAccount(customer.email) };
}

it('a removal says what would be open, and cancels nothing then', async () => {
  const { id, account } = await paidCustomer();
  await expect(remove(account, { cancelBookings: true, leaveOpen: false })).rejects.toThrow(
    /nothing was deleted:\n {2}Test room, .* \(.*\): 50,001 Rwf to refund\n.*--leave-open/,
  );
  expect(await getBooking(id, 'anybody')).toMatchObject({ status: 'approved' });
  expect(await findAccount(account.email)).toEqual(account);
});

it('a removal that leaves it open is done, and says what nobody can be asked for any more', async () => {
  const { id, account } = await paidCustomer();
  await moveBooking(id, 'cancelled', admin);
  await expect(remove(account, { cancelBookings: false, leaveOpen: false })).rejects.toThrow(
    '50,001 Rwf to refund',
  );
  const lines = await remove(account, { cancelBookings: false, leaveOpen: true });
  expect(lines.join('\n')).toMatch(/Left open: Test room, .*: 50,001 Rwf to refund/);
  expect(await findAccount(account.email)).toBeUndefined();
});

/** A customer with two approved bookings: one that begins today, and one that begins the day after tomorrow. */
async function customerWithTwo() {
  const customer = await someCustomer();
  const first = await bookRoom(requestFor(await someRoom(), 0, 1), customer);
  const last = await bookRoom(requestFor(await someRoom(), 2, 5), customer);
  for (const { id } of [first, last]) await moveBooking(id, 'approved', admin);
  const statuses = async () =>
    Promise.all(
      [first, last].map(async ({ id }) => (await getBooking(id, 'anybody')).status as string),
    );
  return { first, last, account: await getAccount(customer.email), statuses };
}

it('a removal cancels nothing where the goods of one booking are in the room, and says which', async () => {
  const { first, account, statuses } = await customerWithTwo();
  await setPresence(first.id, 'in', admin);
  for (const leaveOpen of [true, false]) {
    await expect(remove(account, { cancelBookings: true, leaveOpen })).rejects.toThrow(
      new RegExp(
        `^Nothing was cancelled or deleted:\n.*${first.id}\\): its goods .* check it out first$`,
      ),
    );
  }
  expect(await statuses()).toEqual(['approved', 'approved']);
});

it('a removal cancels nothing where the last day of one booking has passed', async () => {
  const { first, account, statuses } = await customerWithTwo();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
  await expect(remove(account, { cancelBookings: true, leaveOpen: true })).rejects.toThrow(
    new RegExp(
      `${first.id}\\): its last day has passed, so wait for the hourly run, which ends it$`,
    ),
  );
  expect(await statuses()).toEqual(['approved', 'approved']);
});

it('a removal says what it has cancelled where it cannot cancel the rest', async () => {
  const { first, last, account, statuses } = await customerWithTwo();
  // While the last one, which is listed first, is cancelled.
  doInBetween(() => setPresence(first.id, 'in', admin));
  await expect(remove(account, { cancelBookings: true, leaveOpen: true })).rejects.toThrow(
    new RegExp(
      `^Cancelled: .*${last.id}\\)\n.*${first.id}\\) cannot be cancelled: .*check the client out.*\nNothing was deleted.$`,
    ),
  );
  expect(await statuses()).toEqual(['approved', 'cancelled']);
  expect(await findAccount(account.email)).toBeDefined();
});

it('a removal of the last admin is refused before a booking is cancelled', async () => {
  const { account, statuses } = await customerWithTwo();
  const lastAdmin = await setRole(account.email, 'admin');
  const how = { cancelBookings: true, leaveOpen: false };
  await expect(remove(lastAdmin, how)).rejects.toThrow(
    `${account.email} is the last admin: make somebody else one first.`,
  );
  expect(await statuses()).toEqual(['approved', 'approved']);
});

it('a removal knows what was told where the table’s stream is stamped by the minute', async () => {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  await moveBooking(id, 'approved', admin, minute + 59_000);
  const approved = await getBooking(id, 'anybody');
  const pause = vi.fn(async () => {
    const [cancelled = approved] = await everyBookingOf(customer.userId);
    await tell(
      approved,
      cancelled,
      String(cancelled.changedAt).replace(/\d\d\.\d{3}Z$/, '00.000Z'),
    );
  });
  const how = { cancelBookings: true, leaveOpen: false };
  await remove(await getAccount(customer.email), how, pause);
  expect(pause).toHaveBeenCalledTimes(1);
});
