import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import type { StoredMail } from '#functions/store/mails/mails.ts';
import {
  admin,
  asCustomer,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { bookingMailWriter } from '#functions/usecases/bookingMails.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { handler } from '#functions/workers/outbox/consume.ts';
import { readStream } from './testing/readStream.ts';

useTable({ stream: true });

let boss: Awaited<ReturnType<typeof someCustomer>>;
/** How many events there were when the test began. */
let earlier = 0;

beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://coldroom.rw');
  boss = await customerWith({ role: 'admin' });
  await consumeTwice();
});
beforeEach(async () => {
  earlier = (await readStream()).length;
});

/** Delivers everything that has happened in this test, and then all of it again. */
async function consumeTwice(): Promise<void> {
  const Records = (await readStream()).slice(earlier);
  await handler({ Records });
  await handler({ Records });
}

async function requested() {
  const [room, customer] = [await someRoom(), await someCustomer()];
  return { customer, booking: await bookRoom(requestFor(room, 5, 6), customer) };
}

const now = (): string => new Date().toISOString();

/** Writes an e-mail, if its recipient takes it. */
const write = async (mail: Parameters<typeof bookingMailWriter>[0]) =>
  (await bookingMailWriter(mail))?.();

const ofRequest = { kind: 'requestReceived' } as const;

type BookingMail = Extract<StoredMail, { bookingId: string }>;

const mailsAbout = async (bookingId: string): Promise<BookingMail[]> =>
  ((await everyItem()) as unknown as BookingMail[]).filter(
    (item) => 'kind' in item && item.bookingId === bookingId && 'createdAt' in item,
  );

const kindsAbout = async (bookingId: string): Promise<string[]> =>
  (await mailsAbout(bookingId)).map(({ kind, userId }) => `${kind} ${userId}`).toSorted();

describe('the e-mails about a booking', () => {
  it('are asked for once each, however often the events are delivered', async () => {
    const { booking, customer } = await requested();
    await moveBooking(booking.id, 'approved', admin);
    await moveBooking(booking.id, 'cancelled', asCustomer(customer));
    await consumeTwice();
    expect(await kindsAbout(booking.id)).toEqual(
      [
        `bookingApproved ${customer.userId}`,
        `bookingCancelled ${customer.userId}`,
        `newRequest ${boss.userId}`,
        `requestReceived ${customer.userId}`,
      ].toSorted(),
    );
  });

  it('are not asked for again once they are sent', async () => {
    const { booking } = await requested();
    await consumeTwice();
    const before = await mailsAbout(booking.id);
    await consumeTwice();
    expect(await mailsAbout(booking.id)).toEqual(before);
  });

  it('go to the address of whoever they are for', async () => {
    const { booking, customer } = await requested();
    await consumeTwice();
    const about = { bookingId: booking.id, createdAt: now() };
    await expect(
      write({ ...about, kind: 'requestReceived', userId: customer.userId }),
    ).resolves.toMatchObject({ to: customer.email });
    await expect(
      write({ ...about, kind: 'newRequest', userId: boss.userId }),
    ).resolves.toMatchObject({ to: boss.email });
  });

  it('go to nobody whose address is not confirmed, or who does not want them', async () => {
    for (const fields of [{ emailConfirmedAt: undefined }, { mailsOff: ['requests' as const] }]) {
      const [room, customer] = [await someRoom(), await customerWith(fields)];
      const booking = await bookRoom(requestFor(room, 5, 6), customer);
      await consumeTwice();
      const about = { bookingId: booking.id, userId: customer.userId, createdAt: now() };
      expect(await write({ ...about, ...ofRequest })).toBeUndefined();
    }
  });

  it('are not written once they are no longer true, nor about a booking that is gone', async () => {
    const { booking, customer } = await requested();
    await moveBooking(booking.id, 'rejected', admin);
    await consumeTwice();
    const { userId } = customer;
    const received = { kind: 'requestReceived', userId, createdAt: now() } as const;
    expect(await write({ ...received, bookingId: booking.id })).toBeUndefined();
    expect(await write({ ...received, bookingId: randomUUID() })).toBeUndefined();
  });

  it('wait until the recipient is listed, unless the account is gone', async () => {
    const { booking, customer } = await requested();
    const mail = { ...ofRequest, userId: customer.userId, bookingId: booking.id, createdAt: now() };
    await expect(write(mail)).rejects.toThrow('not listed yet');
    const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
    expect(await write({ ...mail, createdAt: longAgo })).toBeUndefined();
  });

  it('are at most as many in a day as the limit says', async () => {
    const { booking, customer } = await requested();
    await consumeTwice();
    vi.stubEnv('LIMIT_MAILS', '1');
    const mail = { ...ofRequest, userId: customer.userId, bookingId: booking.id, createdAt: now() };
    expect(await write(mail)).toBeDefined();
    expect(await write(mail)).toBeUndefined();
    vi.stubEnv('LIMIT_MAILS', undefined);
  });

  it('are not dropped where they cannot be counted', async () => {
    const { booking, customer } = await requested();
    await consumeTwice();
    const mail = { ...ofRequest, userId: customer.userId, bookingId: booking.id, createdAt: now() };
    const send = db.send.bind(db);
    vi.spyOn(db, 'send').mockImplementation(((command: object) =>
      command.constructor.name === 'TransactWriteCommand'
        ? Promise.reject(new Error('unavailable'))
        : send(command as never)) as never);
    await expect(write(mail)).rejects.toThrow('unavailable');
    vi.restoreAllMocks();
  });
});
