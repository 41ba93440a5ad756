import { expect, it } from 'vitest';
import { readMoney } from '#functions/store/figures/readFigures.ts';
import { listPaymentsIn } from '#functions/store/payments/monthPayments.ts';
import { sumOwed } from '#functions/store/payments/owed.ts';
import { forgetNameInBookings } from '#functions/store/removal/forgetCustomer.ts';
import { admin, inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { listBookingsAsked } from '#functions/usecases/listBookings.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment, reversePayment } from '#functions/usecases/payments.ts';
import { readOwed } from '#functions/usecases/readOwed.ts';
import { handler } from '#functions/workers/outbox/consume.ts';
import type { PaymentState } from '#shared/balance.ts';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { FORMER_CUSTOMER } from '#shared/user.ts';
import { readStream } from './testing/readStream.ts';

useTable({ stream: true });

const cashier = { userId: 'boss', names: 'Test Admin' };
const cash = (amount: number) => ({ kind: 'payment', amount, way: 'cash' }) as const;
const thisMonth = monthOf(todayInKigali());

/** Delivers all that has happened, also what was delivered before. */
const consume = async () => handler({ Records: await readStream() });

const owed = async () => (await readOwed({})).items.map((one) => [one.id, one.owed] as const);

it('says of each month its revenue, what was received and is owed, and who owes it', async () => {
  const [room, customer] = [await someRoom({ price: 1000 }), await someCustomer()];
  const later = await bookRoom(requestFor(room, 20, 21), customer);
  const sooner = await bookRoom(requestFor(room, 10, 12), customer);
  await consume();
  expect(await owed()).toEqual([]);
  for (const { id } of [later, sooner]) await moveBooking(id, 'approved', admin);
  await consume();
  expect(await owed()).toEqual([
    [sooner.id, 3000],
    [later.id, 2000],
  ]);
  expect((await readOwed({})).items[0]).toMatchObject({ phoneNumber: '+250788000000' });
  const wrong = await recordPayment(sooner.id, cash(3000), cashier);
  await recordPayment(later.id, cash(1500), cashier);
  await consume();
  expect(await owed()).toEqual([[later.id, 500]]);
  await reversePayment(sooner.id, wrong.id, cashier);
  await moveBooking(later.id, 'cancelled', admin);
  await consume();
  await consume();
  expect(await owed()).toEqual([
    [sooner.id, 3000],
    [later.id, -1500],
  ]);
  const inState = async (payment: PaymentState) =>
    (await listBookingsAsked({ coldRoomId: room.id, payment }, {})).items.map(({ id }) => id);
  expect(await inState('owed')).toEqual([sooner.id]);
  expect(await inState('refund')).toEqual([later.id]);
  expect(await inState('paid')).toEqual([]);
  expect((await readMoney(thisMonth)).received).toBe(1500);
  expect(await sumOwed(monthOf(sooner.startDate))).toBe(3000);
  expect(await readMoney(monthOf(addMonths(todayInKigali(), 20)))).toEqual({
    revenue: 0,
    received: 0,
  });
  const entries = (await listPaymentsIn(thisMonth, {})).items;
  expect(entries.map(({ amount }) => amount)).toEqual([-3000, 1500, 3000]);
});

it('names nobody among those who owe once their name is forgotten', async () => {
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
  await moveBooking(id, 'approved', admin);
  await consume();
  await forgetNameInBookings([id]);
  await consume();
  const entry = (await readOwed({})).items.find((one) => one.id === id);
  expect(entry).toMatchObject({ userName: FORMER_CUSTOMER, startDate: inDays(5) });
});
