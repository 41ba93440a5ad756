import { expect, it } from 'vitest';
import { formatMeasure, formatRwf, formatStay } from './format.ts';

it('formatStay names both ends of a stay, and the only day of one once', () => {
  expect(formatStay('2027-01-03', '2027-01-05')).toBe('3 Jan 2027 – 5 Jan 2027 (3 days)');
  expect(formatStay('2027-01-03', '2027-01-03')).toBe('3 Jan 2027 (1 day)');
});

it('a measure and an amount are marked by thousands and named', () => {
  expect(formatMeasure(1250, 'ft²')).toBe('1,250 ft²');
  expect(formatRwf(45_000)).toBe('45,000 Rwf');
});
