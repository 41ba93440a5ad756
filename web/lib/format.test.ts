import { expect, it, onTestFinished, vi } from 'vitest';
import { daysOf } from '#shared/days.ts';
import {
  formatDays,
  formatMeasure,
  formatPhone,
  formatRwf,
  formatShortDays,
  formatShortStay,
  formatStay,
  formatWeekday,
} from './format.ts';
import { memoryStorage } from './testing/browser.ts';

/** Has the test run on a day. */
function onDay(day: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T12:00:00+02:00`) });
  onTestFinished(() => void vi.useRealTimers());
}

it('formatStay names both ends of a stay, and the only day of one once', () => {
  expect(formatStay('2027-01-03', '2027-01-05')).toBe(
    '3\u00a0–\u2060\u00a05\u00a0Jan\u00a02027 (3\u00a0days)',
  );
  expect(formatStay('2027-01-03', '2027-01-03')).toBe('3\u00a0Jan\u00a02027 (1\u00a0day)');
});

it('the first day of a run says neither month nor year that the last one says', () => {
  onDay('2026-11-29');
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
  onDay('2026-11-29');
  expect(formatShortStay('2027-01-03', '2027-01-05')).toBe(
    '3\u00a0–\u2060\u00a05\u00a0Jan (3\u00a0days)',
  );
  expect(formatShortStay('2027-01-03', '2027-01-03')).toBe('3\u00a0Jan (1\u00a0day)');
  expect(formatWeekday('2027-01-03')).toBe('Sunday 3 January');
});

it.each([
  ['2027-05-03', '2027-05-05', '3 – 5 May'],
  ['2026-06-30', '2026-07-02', '30 Jun – 2 Jul'],
  ['2026-06-03', '2026-06-03', '3 Jun'],
  ['2027-12-11', '2027-12-13', '11 – 13 Dec 2027'],
  ['2027-12-11', '2027-12-11', '11 Dec 2027'],
  ['2026-12-11', '2027-12-11', '11 Dec 2026 – 11 Dec 2027'],
  ['2026-01-03', '2026-01-05', '3 – 5 Jan 2026'],
  ['2025-12-30', '2026-11-30', '30 Dec 2025 – 30 Nov 2026'],
])(
  'from %s to %s half a year before and after today need no year in short, and others have it: %s',
  (startDate, endDate, words) => {
    onDay('2026-11-29');
    const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
    expect(plain(formatShortDays(startDate, endDate))).toBe(words);
    expect(plain(formatShortStay(startDate, endDate))).toMatch(new RegExp(`^${words} \\(`));
  },
);

it('which days are near today is judged by the server’s clock, however wrong that of the device is', () => {
  onDay('2028-11-29');
  vi.stubGlobal('localStorage', memoryStorage());
  onTestFinished(() => void vi.unstubAllGlobals());
  localStorage.setItem('ahead', String(Date.now() - Date.parse('2026-11-29T12:00:00+02:00')));
  expect(formatShortDays('2027-01-03', '2027-01-03')).toBe('3\u00a0Jan');
  expect(formatShortDays('2029-01-03', '2029-01-03')).toBe('3\u00a0Jan\u00a02029');
});

it('no two days of one name are both without a year', () => {
  onDay('2026-11-29');
  const days = daysOf('2024-11-29', '2028-11-29').map((day) => formatShortDays(day, day));
  expect(new Set(days).size).toBe(days.length);
});

it('a Rwandan telephone number is read in threes, and a foreign one stays as it was given', () => {
  expect(formatPhone('+250788123456')).toBe('+250 788 123 456');
  expect(formatPhone('+32470123456')).toBe('+32470123456');
});
