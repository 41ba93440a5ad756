import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import {
  admin,
  customerWith,
  requestFor,
  someCaller,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { bookingMailWriter } from './bookingMails.ts';
import { moveBooking } from './moveBooking.ts';

useTable();
beforeAll(() => void vi.stubEnv('SITE_URL', 'https://coldroom.rw'));

type Customer = Awaited<ReturnType<typeof someCustomer>>;

/** Enters somebody in the list of customers, as the outbox does. */
async function list(account: Parameters<typeof writeListedCustomer>[0]): Promise<void> {
  expect((await transact([writeListedCustomer(account)])).done).toBe(true);
}

const received = (customer: { userId: string }, bookingId: string) => ({
  kind: 'requestReceived' as const,
  userId: customer.userId,
  bookingId,
  createdAt: new Date().toISOString(),
});

/** A request of a customer, who is listed, and its e-mail. */
async function requested(customer?: Customer) {
  const someone = customer ?? (await someCustomer());
  await list(await getAccount(someone.email));
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), someone);
  return { id, customer: someone, mail: received(someone, id) };
}

/** Writes an e-mail, if its recipient takes it. */
const write = async (mail: Parameters<typeof bookingMailWriter>[0]) =>
  (await bookingMailWriter(mail))?.();

describe('an e-mail about a booking', () => {
  it('goes to the address of whoever it is for', async () => {
    const { mail, customer } = await requested();
    expect(await write(mail)).toMatchObject({ to: customer.email });
    const boss = await customerWith({ role: 'admin' });
    await list(await getAccount(boss.email));
    expect(await write({ ...mail, kind: 'newRequest', userId: boss.userId })).toMatchObject({
      to: boss.email,
    });
  });

  it('goes to nobody whose address is not confirmed, or who does not want it', async () => {
    for (const fields of [{ emailConfirmedAt: undefined }, { mailsOff: ['requests' as const] }]) {
      const { mail } = await requested(await customerWith(fields));
      expect(await write(mail)).toBeUndefined();
    }
  });

  it('goes to nobody who has no address', async () => {
    const caller = await someCaller();
    await list(caller);
    expect(await write(received(caller, 'any'))).toBeUndefined();
  });

  it('is not written once it is no longer true, nor about a booking that is gone', async () => {
    const { id, mail } = await requested();
    await moveBooking(id, 'rejected', admin);
    expect(await write(mail)).toBeUndefined();
    expect(await write({ ...mail, bookingId: randomUUID() })).toBeUndefined();
  });

  it('waits until its recipient is listed, unless the account is gone', async () => {
    const mail = received(await someCustomer(), 'any');
    await expect(write(mail)).rejects.toThrow('not listed yet');
    const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
    expect(await write({ ...mail, createdAt: longAgo })).toBeUndefined();
  });

  it('is one of at most as many in a day as the limit says', async () => {
    const { mail } = await requested();
    vi.stubEnv('LIMIT_MAILS', '1');
    expect(await write(mail)).toBeDefined();
    expect(await write(mail)).toBeUndefined();
    vi.stubEnv('LIMIT_MAILS', undefined);
  });

  it('is not dropped where it cannot be counted', async () => {
    const { mail } = await requested();
    const send = db.send.bind(db);
    vi.spyOn(db, 'send').mockImplementation(((command: object) =>
      command.constructor.name === 'TransactWriteCommand'
        ? Promise.reject(new Error('unavailable'))
        : send(command as never)) as never);
    await expect(write(mail)).rejects.toThrow('unavailable');
    vi.restoreAllMocks();
  });
});
