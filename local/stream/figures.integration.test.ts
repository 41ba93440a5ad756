import { expect, it } from 'vitest';
import { readMoney, readOwnCounts, readTotal } from '#functions/store/figures/readFigures.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment, reversePayment } from '#functions/usecases/payments.ts';
import { handler } from '#functions/workers/outbox/consume.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { readStream } from './testing/readStream.ts';
import { expectFiguresOfRecount } from './testing/recount.ts';

useTable({ stream: true });

const cashier = { userId: 'boss', names: 'Test Admin' };
const cash = (amount: number) => ({ kind: 'payment', amount, way: 'cash' }) as const;

/** Bookings of several customers, some approved, paid, or cancelled again. */
async function someHistory(): Promise<void> {
  for (let number = 0; number < 4; number += 1) {
    const [room, customer] = [await someRoom({ price: 1000 }), await someCustomer()];
    for (const start of [1, 5, 40, 80]) {
      const { id } = await bookRoom(requestFor(room, start, start + 2), customer);
      if (start === 1) continue;
      await moveBooking(id, 'approved', admin);
      const payment = await recordPayment(id, cash(10 * start), cashier);
      if (start === 5) await reversePayment(id, payment.id, cashier);
      if (start === 80) await moveBooking(id, 'cancelled', admin);
    }
  }
}

it('the sums are those of a recount, whatever is told at once, in whatever order and however often', async () => {
  await someHistory();
  const records = await readStream();
  // Three deliveries at once: from the last event to the first, from the first to the last, and alternately.
  const told = [
    records.toReversed(),
    records,
    [...records.filter((_, nth) => nth % 2 === 0), ...records.filter((_, nth) => nth % 2 === 1)],
  ];
  const answers = await Promise.all(told.map((Records) => handler({ Records })));
  expect(answers).toEqual(told.map(() => ({ batchItemFailures: [] })));
  await expectFiguresOfRecount();
  const { received } = await readMoney(monthOf(todayInKigali()));
  expect(received).toBe(4 * (400 + 800));
  const { bookings, customers } = await readTotal();
  expect(bookings).toMatchObject({ pending: 4, approved: 8, cancelled: 4 });
  expect(customers).toBe(4);
});

it('whoever has no booking and is not listed has sums of nothing', async () => {
  expect(await readOwnCounts('nobody')).toMatchObject({ pending: 0, approved: 0 });
});

it('the sums of all bookings are spread over partitions and items, of which a booking writes one', async () => {
  const total = (await everyItem()).filter(({ sk }) => String(sk).startsWith('TOTAL'));
  expect(new Set(total.map(({ pk }) => pk)).size).toBeGreaterThan(3);
  for (const { pk, sk } of total) {
    expect([pk, sk]).toEqual([
      expect.stringMatching(/^FIGURES#TOTAL\/\d+$/),
      expect.stringMatching(/^TOTAL\/\d$/),
    ]);
  }
});
