import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReceiptPath } from './checkReceiptPath.ts';
import {
  drawReceiptCode,
  readReceiptCode,
  readReceiptNumber,
  readTypedNumber,
  receiptNumber,
  yearOf,
} from './receiptNumber.ts';
import { vatWithin } from './vat.ts';

describe('a receipt number', () => {
  test('has the year and six digits, and more where they do not suffice', () => {
    expect(receiptNumber({ year: '2027', series: 1, count: 123 })).toBe('2027-000123');
    expect(receiptNumber({ year: '2027', series: 1, count: 1_234_567 })).toBe('2027-1234567');
  });

  test('names its series, unless that is the first', () => {
    expect(receiptNumber({ year: '2027', series: 7, count: 123 })).toBe('2027-S07-000123');
    expect(receiptNumber({ year: '2027', series: 32, count: 1 })).toBe('2027-S32-000001');
    expect(readReceiptNumber('2027-000123').series).toBe(1);
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 32 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (series, count) => {
          const place = { year: '2027', series, count };
          expect(readReceiptNumber(receiptNumber(place))).toEqual(place);
        },
      ),
    );
    expect(readReceiptNumber('')).toEqual({ year: '', series: 1, count: Number.NaN });
  });

  test('is of the year in Kigali', () => {
    expect(yearOf('2027-12-31T21:59:59.999Z')).toBe('2027');
    expect(yearOf('2027-12-31T22:00:00.000Z')).toBe('2028');
  });
});

test('a number is read as it was typed from paper', () => {
  expect(readTypedNumber(' 2027-s07-000123 ')).toBe('2027-S07-000123');
  for (const dash of [' - ', '\u2010', '\u2011', '–', '—', '―', '−']) {
    expect(readTypedNumber(`inv-2027${dash}000123`), dash).toBe('INV-2027-000123');
  }
});

describe('a code', () => {
  test('has twelve signs, and is read with spaces, dashes and small letters', () => {
    expect(drawReceiptCode(() => 0)).toBe('2'.repeat(12));
    expect(drawReceiptCode((end) => end - 1)).toBe('Y'.repeat(12));
    expect(readReceiptCode(' cdfg-hjkm 2345')).toBe('CDFGHJKM2345');
  });
});

describe('the VAT within an amount', () => {
  test('is the part by which the price before it was raised', () => {
    expect(vatWithin(118, 18)).toBe(18);
    expect(vatWithin(10_000, 18)).toBe(1525.42);
    expect(vatWithin(-10_000, 18)).toBe(-1525.42);
    expect(vatWithin(100, 0)).toBe(0);
  });

  test('is made up for exactly by a reversal, and is less than the amount', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), percent, (amount, rate) => {
        const vat = vatWithin(amount, rate);
        expect(vat + vatWithin(-amount, rate)).toBe(0);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThanOrEqual(amount / 2);
      }),
    );
  });
});

test('the address of the check names the receipt and its code', () => {
  expect(checkReceiptPath({ number: '2027-000123', code: 'CDFG' })).toBe(
    '/receipt/check?number=2027-000123&code=CDFG',
  );
});
