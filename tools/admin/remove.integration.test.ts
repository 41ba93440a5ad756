import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { findAccount, getAccount } from '#functions/store/accounts/accounts.ts';
import { everyBookingOf } from '#functions/store/bookings/bookings.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { reopenBooking } from '#functions/usecases/reopenBooking.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import { remove } from './remove.ts';

useTable();

/** Tells a customer that a booking, which had been approved, was cancelled when it says that it last changed. */
const tell = (before: StoredBooking, after: StoredBooking) =>
  applyChange({
    eventId: randomUUID(),
    at: `${String(after.changedAt).slice(0, 19)}.000Z`,
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
  const lines = await remove(await getAccount(customer.email), true, pause);
  expect(lines).toContain(
    `The account of ${customer.email} is deleted, and all its sessions have ended.`,
  );
  expect(pause).toHaveBeenCalledTimes(1);
});
