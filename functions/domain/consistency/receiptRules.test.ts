import { describe, expect, test } from 'vitest';
import type { Payment } from '#shared/payment.ts';
import {
  countReceiptIn,
  numberedViolations,
  receiptViolations,
  receiptSeriesViolations,
  type ReceiptSeries,
} from './receiptRules.ts';

const receipt = { number: '2027-000003', bookingId: 'b1', paymentId: 'p1' };
const payment: Pick<Payment, 'id' | 'bookingId' | 'receipt'> = {
  id: 'p1',
  bookingId: 'b1',
  receipt: { number: receipt.number, code: '23456789ABCD' },
};

describe('an entry with a receipt', () => {
  test('keeps the rule where the number names it, or where it has none', () => {
    expect(receiptViolations(payment, receipt)).toEqual([]);
    expect(receiptViolations({ id: 'p1', bookingId: 'b1' }, undefined)).toEqual([]);
  });

  test.each([
    [undefined, 'does not exist'],
    [{ ...receipt, paymentId: 'p2' }, 'names the payment p2'],
    [{ ...receipt, bookingId: 'b2' }, 'names the payment p1'],
  ])('breaks it where the number is %o', (stored, why) => {
    expect(receiptViolations(payment, stored)).toEqual([
      {
        about: 'payment p1 of the booking b1',
        finding: `has the receipt 2027-000003, which ${why}`,
      },
    ]);
  });
});

describe('a receipt number', () => {
  test('keeps the rule where its entry has it', () => {
    expect(numberedViolations(receipt, payment)).toEqual([]);
  });

  test.each([
    [undefined, 'does not exist'],
    [{ id: 'p1', bookingId: 'b1' }, 'does not have it'],
  ])('breaks it where its entry is %o', (entry, why) => {
    expect(numberedViolations(receipt, entry)).toEqual([
      {
        about: 'receipt 2027-000003',
        finding: `names the payment p1 of the booking b1, which ${why}`,
      },
    ]);
  });
});

describe('the receipts of a series', () => {
  const seriesWith = (...numbers: string[]): ReceiptSeries => {
    const series: ReceiptSeries = new Map();
    for (const number of numbers) countReceiptIn(series, { ...receipt, number });
    return series;
  };

  test('are numbered from 1 to their count', () => {
    const series = seriesWith('2027-000002', '2026-000001', '2027-000001');
    const counts = [
      { year: '2026', count: 1 },
      { year: '2027', count: 2 },
    ];
    expect(receiptSeriesViolations(series, counts)).toEqual([]);
    expect(receiptSeriesViolations(seriesWith(), [])).toEqual([]);
  });

  test('are numbered apart from those of the other series of their year', () => {
    const series = seriesWith('2027-000001', '2027-S02-000001', '2027-S02-000002');
    const counts = [
      { year: '2027', count: 1 },
      { year: '2027', series: 2, count: 2 },
    ];
    expect(receiptSeriesViolations(series, counts)).toEqual([]);
    expect(receiptSeriesViolations(seriesWith('2027-S02-000002'), counts)).toEqual([
      {
        about: 'receipts of 2027-S02',
        finding: 'counts 2, has 1, and the highest number is 2',
      },
      { about: 'receipts of 2027', finding: 'counts 1, has 0, and the highest number is 0' },
    ]);
  });

  test.each([
    [
      'a number is left out',
      ['2027-000001', '2027-000003'],
      2,
      'counts 2, has 2, and the highest number is 3',
    ],
    [
      'the count is behind',
      ['2027-000001', '2027-000002'],
      1,
      'counts 1, has 2, and the highest number is 2',
    ],
    ['a receipt is gone', [], 1, 'counts 1, has 0, and the highest number is 0'],
  ])('break the rule where %s', (_, numbers, count, finding) => {
    expect(receiptSeriesViolations(seriesWith(...numbers), [{ year: '2027', count }])).toEqual([
      { about: 'receipts of 2027', finding },
    ]);
  });

  test.each([[[]], [[{ year: '2026', count: 0 }]]])(
    'break the rule where nothing counts them, as in %j',
    (counts) => {
      expect(receiptSeriesViolations(seriesWith('2027-000001'), counts)).toEqual([
        { about: 'receipts of 2027', finding: 'counts 0, has 1, and the highest number is 1' },
      ]);
    },
  );
});
