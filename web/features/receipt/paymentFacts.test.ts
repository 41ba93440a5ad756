import { expect, test } from 'vitest';
import type { Payment } from '#shared/payment.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import { paymentFacts, vatFacts } from './paymentFacts.ts';

const payment = paymentOf({
  way: 'bank',
  reference: 'T-1',
  receipt: { number: '2027-000001', code: 'CDFG', vatPercent: 18 },
  startDate: '2027-03-12',
  endDate: '2027-03-13',
});
const old: Payment = { ...payment, receipt: undefined };
const booking = { number: 'CR-4F7K2' };

const factsOf = (of: Payment, entries: Payment[]) =>
  Object.fromEntries(paymentFacts(of, entries, booking));

test('a receipt says who paid what for what, how and when, and the VAT within it', () => {
  expect(paymentFacts(payment, [payment], booking)).toEqual([
    ['Date', '10 Mar 2027, 11:00'],
    ['Received from', 'Keza Test'],
    ['For', 'Musanze store, 12\u00a0–\u2060\u00a013\u00a0Mar\u00a02027 (2\u00a0days)'],
    ['Booking number', 'CR-4F7K2'],
    ['Payment method', 'Bank T-1'],
    ['Amount', '11,800\u00a0Rwf'],
    ['Includes VAT at 18%', '1,800\u00a0Rwf'],
    ['Recorded by', 'Test Admin'],
  ]);
  expect(vatFacts(-11_800, 17.5)).toEqual([['Includes VAT at 17.5%', '\u22121,757.45\u00a0Rwf']]);
});

test('a receipt from before entries kept the days names the room alone', () => {
  const { startDate: _first, endDate: _last, ...undated } = payment;
  expect(factsOf(undated, [])).toMatchObject({ For: 'Musanze store' });
});

test('a receipt without number, rate and booking number leaves them out', () => {
  const names = paymentFacts(old, [], { ...booking, number: undefined }).map(([name]) => name);
  expect(names).toEqual([
    'Date',
    'Received from',
    'For',
    'Payment method',
    'Amount',
    'Recorded by',
  ]);
});

test('a payment and its reversal name each other, by number or by time', () => {
  const reversal: Payment = {
    ...payment,
    id: 'r-p',
    kind: 'reversal',
    amount: -11_800,
    reverses: 'p1',
    receipt: { number: '2027-000002', code: 'HJKM' },
  };
  const entries = [payment, reversal];
  expect(factsOf(payment, entries)).toMatchObject({ 'Reversed by': 'Receipt 2027-000002' });
  expect(factsOf(reversal, entries)).toMatchObject({
    Client: 'Keza Test',
    Amount: '\u221211,800\u00a0Rwf',
    Reverses: 'Receipt 2027-000001',
  });
  expect(factsOf(reversal, [old, reversal])).toMatchObject({
    Reverses: 'The entry of 10 Mar 2027, 11:00',
  });
  expect(factsOf({ ...payment, kind: 'refund' }, [])).toMatchObject({
    'Paid back to': 'Keza Test',
  });
});
