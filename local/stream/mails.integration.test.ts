import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
});
