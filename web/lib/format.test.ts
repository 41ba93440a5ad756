import { expect, it } from 'vitest';
import { formatMeasure, formatRwf, formatShortStay, formatStay, formatWeekday } from './format.ts';

it('formatStay names both ends of a stay, and the only day of one once', () => {
  expect(formatStay('2027-01-03', '2027-01-05')).toBe('3 Jan 2027 – 5 Jan 2027 (3\u00a0days)');
  expect(formatStay('2027-01-03', '2027-01-03')).toBe('3 Jan 2027 (1\u00a0day)');
});

it('a measure and an amount are marked by thousands and named', () => {
  expect(formatMeasure(1250, 'ft²')).toBe('1,250 ft²');
  expect(formatRwf(45_000)).toBe('45,000 Rwf');
});

it('days of the present are written in short, and today with its weekday', () => {
  expect(formatShortStay('2027-01-03', '2027-01-05')).toBe('3 Jan – 5 Jan (3\u00a0days)');
  expect(formatShortStay('2027-01-03', '2027-01-03')).toBe('3 Jan (1\u00a0day)');
  expect(formatWeekday('2027-01-03')).toBe('Sunday 3 January');
});
