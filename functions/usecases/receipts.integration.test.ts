import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readHouse, writeHouse } from '#functions/store/house/house.ts';
import { approvedBooking } from '#functions/testing/approvedBooking.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { admin, at, inDays, requestFor, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { todayInKigali } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentReceipt } from '#shared/paymentReceipt.ts';
import { readReceiptNumber } from '#shared/receiptNumber.ts';
import { changeBooking } from './changeBooking.ts';
import { checkReceipt } from './checkReceipt.ts';
import { claimPayment, confirmClaim } from './paymentClaims.ts';
import { recordPayment, reversePayment, showPayments } from './payments.ts';

useTable();
afterEach(() => void vi.useRealTimers());

const cashier = { userId: 'boss', names: 'Test Admin' };
const seller = { companyName: 'Cold House Ltd', tin: '123456789', vatPercent: 18 };

const cash = (amount: number, kind: 'payment' | 'deposit' | 'refund' = 'payment') =>
  ({ kind, amount, way: 'cash' }) as const;

function receiptOf({ receipt }: Payment): PaymentReceipt {
  if (!receipt) throw new Error('The entry has no receipt');
  return receipt;
}

const countOf = (payment: Payment): number => readReceiptNumber(receiptOf(payment).number).count;

/** Does it as somebody does who presses again while many others are at it. */
async function untilDone<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isRefusal(error, 'busy')) return untilDone(act);
    throw error;
  }
}

const setTime = (moment: string) => vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] });

describe('receipts', () => {
  it('are numbered in their year: of payments, deposits, refunds, reversals and confirmed claims', async () => {
    const { id, customer } = await approvedBooking();
    const paid = await recordPayment(id, cash(20_000), cashier);
    const deposit = await recordPayment(id, cash(1_000, 'deposit'), cashier);
    const refund = await recordPayment(id, cash(5_000, 'refund'), cashier);
    const reversal = await reversePayment(id, refund.id, cashier);
    const claim = { amount: 10_000, way: 'bank', reference: 'T-1' } as const;
    const { id: claimId } = await claimPayment(id, claim, customer.userId);
    const confirmed = await confirmClaim(id, claimId, cashier);
    const all = [paid, deposit, refund, reversal, confirmed];
    expect(all.map(countOf)).toEqual([1, 2, 3, 4, 5]);
    const { number, code } = receiptOf(deposit);
    expect(await checkReceipt(number, code)).toMatchObject({ kind: 'deposit', amount: 1_000 });
    expect(receiptOf(paid).number).toBe(`${todayInKigali().slice(0, 4)}-000001`);
    expect(await reversePayment(id, refund.id, cashier)).toMatchObject({
      receipt: receiptOf(reversal),
    });
    await expectConsistency();
  });

  it('name the stay as it was when the entry was recorded, as the reversal does', async () => {
    const { id, room } = await approvedBooking();
    const stay = { coldRoomName: room.name, startDate: inDays(5), endDate: inDays(6) };
    const paid = await recordPayment(id, cash(20_000), cashier);
    expect(paid).toMatchObject(stay);
    const other = await someRoom({ name: 'Other room' });
    await changeBooking(id, requestFor(other, 5, 9), admin);
    const { payments } = await showPayments(id, 'anybody');
    expect(payments).toMatchObject([stay]);
    expect(await reversePayment(id, paid.id, cashier)).toMatchObject(stay);
    const next = await recordPayment(id, cash(100), cashier);
    expect(next).toMatchObject({ coldRoomName: 'Other room', endDate: inDays(9) });
    await expectConsistency();
  });

  it('begin anew with the year in Kigali', async () => {
    const { id } = await approvedBooking();
    const numbers: string[] = [];
    for (const moment of ['2030-12-31T21:59:59Z', '2030-12-31T22:00:00Z', '2031-01-01T00:00:00Z']) {
      setTime(moment);
      numbers.push(receiptOf(await recordPayment(id, cash(10), cashier)).number);
    }
    vi.useRealTimers();
    expect(numbers).toEqual(['2030-000001', '2031-000001', '2031-000002']);
    await expectConsistency();
  });

  it('have each number once and none left out where many cashiers record at once', async () => {
    const bookings = await Promise.all([1, 2, 3, 4].map(() => approvedBooking()));
    const before = countOf(await recordPayment(at(bookings, 0).id, cash(1), cashier));
    const many = Array.from({ length: 16 }, (_, index) =>
      untilDone(() => recordPayment(at(bookings, index).id, cash(100 + index), cashier)),
    );
    const counts = (await Promise.all(many)).map(countOf).toSorted((a, b) => a - b);
    expect(counts).toEqual(counts.map((_, index) => before + 1 + index));
    await expectConsistency();
  });

  it('lose no number where an entry is refused', async () => {
    const { id } = await approvedBooking();
    const first = await recordPayment(id, cash(50_000), cashier);
    await expect(recordPayment(id, cash(50_000), cashier)).rejects.toMatchObject({
      code: 'paymentAboveRest',
    });
    const next = await recordPayment(id, cash(1), cashier);
    expect(countOf(next)).toBe(countOf(first) + 1);
    await expectConsistency();
  });

  it('name the seller as the settings were when the entry was recorded', async () => {
    const { id } = await approvedBooking();
    await writeHouse({ ...seller, merchantCode: '123' });
    const first = await recordPayment(id, cash(100), cashier);
    await writeHouse({ companyName: 'Another name' });
    const second = await recordPayment(id, cash(100), cashier);
    await writeHouse({});
    const { number, code } = receiptOf(first);
    expect(receiptOf(first)).toEqual({ ...seller, number, code });
    expect(await checkReceipt(receiptOf(first).number, receiptOf(first).code)).toMatchObject(
      seller,
    );
    expect(Object.keys(receiptOf(second)).toSorted()).toEqual(['code', 'companyName', 'number']);
  });
});

describe('series of receipts', () => {
  afterEach(async () => {
    setTime('2049-01-01T10:00:00Z');
    await writeHouse({});
  });

  /** The receipts of these payments by their series, each with its counts in order. */
  const seriesOf = (payments: Payment[]) =>
    Object.fromEntries(
      [...Map.groupBy(payments, (one) => readReceiptNumber(receiptOf(one).number).series)]
        .map(([series, those]) => [series, those.map(countOf).toSorted((a, b) => a - b)] as const)
        .toSorted(([a], [b]) => a - b),
    );

  /** Records payments of a Rwf until one is in a series that is looked for; the keys are always the same. */
  async function recordUntil(isSought: (series: number) => boolean, id: string): Promise<Payment> {
    for (let nth = 0; ; nth += 1) {
      const payment = await recordPayment(id, cash(1), cashier, `until-${nth}`);
      if (isSought(readReceiptNumber(receiptOf(payment).number).series)) return payment;
    }
  }

  it('have no gap each, where many cashiers record at once and each twice', async () => {
    setTime('2041-05-05T10:00:00Z');
    const { id } = await approvedBooking();
    const before = await recordPayment(id, cash(1), cashier, 'before');
    expect(receiptOf(before).number).toBe('2041-000001');
    await writeHouse({ receiptSeries: 4 });
    const keysOfMany = Array.from({ length: 24 }, (_, index) => `key-${index}`);
    const bookings = await Promise.all(keysOfMany.map(() => approvedBooking()));
    const record = (key: string, index: number) =>
      untilDone(() => recordPayment(at(bookings, index).id, cash(10 + index), cashier, key));
    const [once, again] = await Promise.all([
      Promise.all(keysOfMany.map(record)),
      Promise.all(keysOfMany.map(record)),
    ]);
    expect(again.map(receiptOf)).toEqual(once.map(receiptOf));
    const series = seriesOf([before, ...once]);
    expect(Object.keys(series)).toEqual(['1', '2', '3', '4']);
    for (const counts of Object.values(series)) {
      expect(counts).toEqual(counts.map((_, index) => index + 1));
    }
    await expectConsistency();
  });

  it('keep what has been numbered where there are more of them, and number on', async () => {
    setTime('2042-05-05T10:00:00Z');
    await writeHouse({ receiptSeries: 2 });
    const { id } = await approvedBooking();
    const keysOfMany = Array.from({ length: 12 }, (_, index) => `more-${index}`);
    const recordAll = async () => {
      const payments: Payment[] = [];
      for (const key of keysOfMany) payments.push(await recordPayment(id, cash(5), cashier, key));
      return payments;
    };
    const first = await recordAll();
    await writeHouse({ receiptSeries: 32 });
    expect((await recordAll()).map(receiptOf)).toEqual(first.map(receiptOf));
    const later = await recordUntil((series) => series > 2, id);
    const { number, code } = receiptOf(later);
    expect(number).toMatch(/^2042-S\d\d-000001$/);
    expect(await checkReceipt(number.toLowerCase(), code)).toMatchObject({ number, amount: 1 });
    await expectConsistency();
  });

  it('are not fewer than the year has receipts of, and may be from the next year on', async () => {
    setTime('2043-05-05T10:00:00Z');
    await writeHouse({ receiptSeries: 32 });
    // Nothing has been numbered in them yet.
    await writeHouse({ receiptSeries: 2 });
    const { id } = await approvedBooking();
    await recordUntil((series) => series > 1, id);
    const refusal = { code: 'receiptSeriesInUse' };
    await expect(writeHouse({ receiptSeries: 1 })).rejects.toMatchObject(refusal);
    await expect(writeHouse({})).rejects.toMatchObject(refusal);
    expect((await readHouse()).receiptSeries).toBe(2);
    await writeHouse({ receiptSeries: 2, tin: '123456789' });
    setTime('2043-12-31T22:00:00Z');
    await writeHouse({});
    expect(await readHouse()).not.toHaveProperty('receiptSeries');
    await expectConsistency();
  });

  it('count a series from before there were several as the first', async () => {
    setTime('2044-05-05T10:00:00Z');
    const { id } = await approvedBooking();
    await recordPayment(id, cash(1), cashier);
    const fromBefore = {
      TableName: settings.tableName(),
      Key: keys.receiptCount('2044', 1),
      UpdateExpression: 'REMOVE series',
    };
    await db.send(new UpdateCommand(fromBefore));
    expect(countOf(await recordPayment(id, cash(1), cashier))).toBe(2);
    await db.send(new UpdateCommand(fromBefore));
    await expectConsistency();
  });
});

describe('a check of a receipt', () => {
  it('says what it is of, and names nobody', async () => {
    const { id } = await approvedBooking();
    setTime('2027-03-10T22:30:00Z');
    const { number, code } = receiptOf(await recordPayment(id, cash(700), cashier));
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    expect(await checkReceipt(number, typed)).toEqual({
      number,
      kind: 'payment',
      amount: 700,
      day: '2027-03-11',
      coldRoomName: 'Test room',
    });
  });

  it('says that it was reversed, and by which receipt', async () => {
    const { id } = await approvedBooking();
    const wrong = await recordPayment(id, cash(700), cashier);
    const right = receiptOf(await reversePayment(id, wrong.id, cashier));
    const { number, code } = receiptOf(wrong);
    expect(await checkReceipt(number, code)).toMatchObject({ reversedBy: right.number });
    expect(await checkReceipt(right.number, right.code)).toMatchObject({ amount: -700 });
  });

  it('is refused without the right code, and where there is no such receipt', async () => {
    const { id } = await approvedBooking();
    const payment = await recordPayment(id, cash(700), cashier);
    const other = receiptOf(await recordPayment(id, cash(700), cashier));
    const { number, code } = receiptOf(payment);
    for (const [tried, shown] of [
      [number, ''],
      [number, other.code],
      ['2027-999999', code],
      ['none', code],
    ] as const) {
      await expect(checkReceipt(tried, shown)).rejects.toMatchObject({ code: 'receiptNotFound' });
    }
  });

  it('knows nothing of what was recorded before there were receipts', async () => {
    const { id } = await approvedBooking();
    const payment = await recordPayment(id, cash(700), cashier);
    const { number, code } = receiptOf(payment);
    const removeReceipt = {
      TableName: settings.tableName(),
      Key: keys.payment(id, payment.id),
      UpdateExpression: 'REMOVE receipt',
    };
    await db.send(new UpdateCommand(removeReceipt));
    await expect(checkReceipt(number, code)).rejects.toMatchObject({ code: 'receiptNotFound' });
  });
});
