import { afterEach, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { listMessagesFrom } from '#functions/store/messages/messages.ts';
import { findRemoval } from '#functions/store/removal/removals.ts';
import { finishRemovals, recordOf, waitingRemovals } from '#functions/testing/finishRemovals.ts';
import { hideBookings } from '#functions/testing/hideBookings.ts';
import { someWithHistory, writeFrom } from '#functions/testing/history.ts';
import { useTable } from '#functions/testing/table.ts';
import { applyRecord } from '#functions/workers/outbox/applyRecord.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import { getBooking } from './getBooking.ts';
import { removeAccount } from './removeAccount.ts';

useTable();
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Has every write of the outbox fail once this many of them were done. */
function failAfter(writes: number): void {
  const send = db.send.bind(db);
  let left = writes;
  vi.spyOn(db, 'send').mockImplementation(((command: object) => {
    const isWrite = /^(Update|Delete)Command$/.test(command.constructor.name);
    if (isWrite && left === 0) return Promise.reject(new Error('played'));
    if (isWrite) left -= 1;
    return send(command as never);
  }) as never);
}

it('a removal that fails anywhere is done when it is repeated', async () => {
  const { account, customer, bookingId, naming } = await someWithHistory();
  expect(await removeAccount(account)).toEqual({ outcome: 'removed' });
  expect((await getBooking(bookingId, 'anybody')).userName).toBe(customer.names);
  let failures = 0;
  for (; (await findRemoval(account.userId)) !== undefined; failures += 1) {
    failAfter(failures);
    await finishRemovals().catch(() => undefined);
    vi.restoreAllMocks();
  }
  // Each of bookings, notifications, messages, own items and the removal is written by itself.
  expect(failures).toBeGreaterThan(5);
  expect(await naming()).toEqual([]);
  expect((await getBooking(bookingId, 'anybody')).userName).toBe(FORMER_CUSTOMER);
});

it('a message of whoever has the address afterwards is kept', async () => {
  const { account } = await someWithHistory();
  await removeAccount(account);
  vi.setSystemTime(Date.now() + 1_000);
  await writeFrom(account.email, 'Next Owner');
  await finishRemovals();
  expect(await listMessagesFrom(account.email)).toMatchObject([{ names: 'Next Owner' }]);
});

it('a removal that is delivered again, or to a table that was restored to before it, changes nothing', async () => {
  const [removed, restored] = [await someWithHistory(), await someWithHistory()];
  await removeAccount(removed.account);
  const [removal] = await waitingRemovals();
  if (!removal) throw new Error('Nothing waits');
  await finishRemovals();
  const before = [await removed.kept(), await restored.kept()];
  await applyRecord(recordOf(removal));
  await applyRecord(recordOf({ ...removal, userId: restored.account.userId }));
  expect([await removed.kept(), await restored.kept()]).toEqual(before);
});

it('a name is taken also out of the newest booking where the index does not list it yet', async () => {
  const { account, bookingId, naming } = await someWithHistory();
  await removeAccount(account);
  const show = hideBookings(account.userId);
  await finishRemovals();
  show();
  expect((await getBooking(bookingId, 'anybody')).userName).toBe(FORMER_CUSTOMER);
  expect(await naming()).toEqual([]);
});
