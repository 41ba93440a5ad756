import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDays } from './days.ts';
import { hourlyShare, sameAmount, toHundredths, totalPrice } from './price.ts';

/** A price per day as a room can have it: whole hundredths up to a hundred million Rwf. */
const hundredths = fc.integer({ min: 0, max: 10_000_000_000 });
const aStart = fc.integer({ min: 0, max: 1_000 }).map((count) => addDays('2027-01-01', count));
const aLength = fc.integer({ min: 1, max: 366 });

describe('the rent of a stay', () => {
  test('is its days, first and last included, times the price per day [S5.11]', () => {
    expect(totalPrice('2027-01-10', '2027-01-12', 45_000)).toBe(135_000);
    expect(totalPrice('2027-01-10', '2027-01-10', 25_000.5)).toBe(25_000.5);
    expect(totalPrice('2028-02-28', '2028-03-01', 0.1)).toBe(0.3);
  });

  test('is exact to the hundredth', () => {
    fc.assert(
      fc.property(aStart, aLength, hundredths, (startDate, length, price) => {
        const endDate = addDays(startDate, length - 1);
        const total = totalPrice(startDate, endDate, price / 100);
        expect(toHundredths(total)).toBe(countDays(startDate, endDate) * price);
        expect(total).toBe((length * price) / 100);
      }),
    );
  });

  test('of two stays end to end is that of both together', () => {
    fc.assert(
      fc.property(aStart, aLength, aLength, hundredths, (startDate, first, second, price) => {
        const middle = addDays(startDate, first);
        const endDate = addDays(middle, second - 1);
        const parts =
          toHundredths(totalPrice(startDate, addDays(middle, -1), price / 100)) +
          toHundredths(totalPrice(middle, endDate, price / 100));
        expect(toHundredths(totalPrice(startDate, endDate, price / 100))).toBe(parts);
      }),
    );
  });
});

describe('amounts', () => {
  test('survive the way to hundredths and back', () => {
    fc.assert(
      fc.property(hundredths, (amount) => {
        expect(toHundredths(amount / 100)).toBe(amount);
      }),
    );
  });

  test('are the same to the hundredth, and only then', () => {
    expect(sameAmount(0.1 + 0.2, 0.3)).toBe(true);
    expect(sameAmount(135_000, 135_000.01)).toBe(false);
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        expect(sameAmount(a / 100, b / 100)).toBe(a === b);
      }),
    );
  });
});

describe("an hour's share of a price per day", () => {
  test('is a twenty-fourth of it, in whole Rwf [S1.10]', () => {
    expect(hourlyShare(24_000)).toBe(1_000);
    expect(hourlyShare(45_000)).toBe(1_875);
    expect(hourlyShare(100)).toBe(4);
    expect(hourlyShare(0)).toBe(0);
  });

  test('is never off by more than half a Rwf', () => {
    fc.assert(
      fc.property(hundredths, (price) => {
        const share = hourlyShare(price / 100);
        expect(Math.abs(share * 24 - price / 100)).toBeLessThanOrEqual(12 + 1e-6);
        expect(share).toBe(Math.trunc(share));
      }),
    );
  });
});
