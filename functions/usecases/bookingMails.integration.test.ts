import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  });
});

/** An admin, who is listed, and the e-mail that tells them of a request of somebody. */
async function askedOf(boss?: Customer) {
  const someone = boss ?? (await customerWith({ role: 'admin' }));
  await list(await getAccount(someone.email));
  const { mail } = await requested();
  return { boss: someone, mail: { ...mail, kind: 'newRequest' as const, userId: someone.userId } };
}

describe('an e-mail to one of the staff', () => {
  it('is not kept from them by a customer who has caused many', async () => {
    const { boss, mail } = await askedOf();
    const written = [];
    for (let count = 0; count < 55; count += 1) written.push(await write(mail));
    expect(written.filter((one) => one !== undefined)).toHaveLength(10);
    expect(await write((await askedOf(boss)).mail)).toMatchObject({ to: boss.email });
    expect(await write((await requested(boss)).mail)).toMatchObject({ to: boss.email });
    expect(await write({ ...mail, userId: (await askedOf()).boss.userId })).toBeDefined();
  });

  it('reminds them of a request that waits also where its customer has caused too many', async () => {
    vi.stubEnv('LIMIT_MAILS_ABOUT', '1');
    const { boss, mail } = await askedOf();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    expect(await write(mail)).toBeDefined();
    expect(await write(mail)).toBeUndefined();
    expect(await write({ ...mail, kind: 'requestWaiting' })).toMatchObject({ to: boss.email });
    vi.stubEnv('LIMIT_MAILS_ABOUT', undefined);
  });

  it('is one of at most as many in a day as the limit says, whoever has caused them', async () => {
    vi.stubEnv('LIMIT_MAILS_STAFF', '1');
    const { boss, mail } = await askedOf();
    expect(await write(mail)).toBeDefined();
    expect(await write((await askedOf(boss)).mail)).toBeUndefined();
    vi.stubEnv('LIMIT_MAILS_STAFF', undefined);
  });

  it('is told in the log where it is dropped, without saying whose it was', async () => {
    vi.stubEnv('LIMIT_MAILS_ABOUT', '1');
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const { mail } = await askedOf();
    await write(mail);
    expect(warn).not.toHaveBeenCalled();
    expect(await write(mail)).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      ['An e-mail beyond a limit was dropped', { kind: 'newRequest' }],
    ]);
    vi.stubEnv('LIMIT_MAILS_ABOUT', undefined);
  });
});
