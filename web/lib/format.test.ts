import { expect, it } from 'vitest';
import {
  formatDays,
  formatMeasure,
  formatPhone,
  formatRwf,
  formatShortStay,
  formatStay,
  formatWeekday,
} from './format.ts';

it('formatStay names both ends of a stay, and the only day of one once', () => {
  expect(formatStay('2027-01-03', '2027-01-05')).toBe(
    '3\u00a0–\u2060\u00a05\u00a0Jan\u00a02027 (3\u00a0days)',
  );
  expect(formatStay('2027-01-03', '2027-01-03')).toBe('3\u00a0Jan\u00a02027 (1\u00a0day)');
});

it('the first day of a run says neither month nor year that the last one says', () => {
  expect(formatDays('2027-01-30', '2027-02-02')).toBe('30\u00a0Jan – 2\u00a0Feb\u00a02027');
  expect(formatDays('2026-12-30', '2027-01-02')).toBe(
    '30\u00a0Dec\u00a02026 – 2\u00a0Jan\u00a02027',
  );
  expect(formatShortStay('2026-12-30', '2027-01-02')).toBe(
    '30\u00a0Dec – 2\u00a0Jan (4\u00a0days)',
  );
  expect(formatShortStay('2027-01-30', '2027-02-02')).toBe(
    '30\u00a0Jan – 2\u00a0Feb (4\u00a0days)',
  );
});

it('a measure and an amount are marked by thousands and named', () => {
  expect(formatMeasure(1250, 'ft²')).toBe('1,250\u00a0ft²');
  expect(formatRwf(45_000)).toBe('45,000\u00a0Rwf');
});

it('an amount of at most eight digits keeps its currency in its line, and a longer one may break before it', () => {
  expect(formatRwf(99_999_999)).toBe('99,999,999\u00a0Rwf');
  expect(formatRwf(100_000_000)).toBe('100,000,000 Rwf');
});

it('days of the present are written in short, and today with its weekday', () => {
  expect(formatShortStay('2027-01-03', '2027-01-05')).toBe(
    '3\u00a0–\u2060\u00a05\u00a0Jan (3\u00a0days)',
  );
  expect(formatShortStay('2027-01-03', '2027-01-03')).toBe('3\u00a0Jan (1\u00a0day)');
  expect(formatWeekday('2027-01-03')).toBe('Sunday 3 January');
});

it('a Rwandan telephone number is read in threes, and a foreign one stays as it was given', () => {
  expect(formatPhone('+250788123456')).toBe('+250 788 123 456');
  expect(formatPhone('+32470123456')).toBe('+32470123456');
});
