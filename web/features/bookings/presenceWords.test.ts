import { expect, onTestFinished, test, vi } from 'vitest';
import { lateWords, presenceWords } from './presenceWords.ts';

const check = { at: '2026-11-01T08:00:00.000Z', by: 'Aline' };
const isIn = (endDate: string) =>
  presenceWords({ endDate, checkedIn: check })?.replaceAll('\u00a0', ' ');

test('who was to leave in another year is said to be late since that year', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-29T12:00:00+02:00') });
  onTestFinished(() => void vi.useRealTimers());
  expect(isIn('2026-11-29')).toBe('Checked in');
  expect(isIn('2026-11-27')).toBe('Not checked out since 27 Nov');
  expect(isIn('2025-11-27')).toBe('Not checked out since 27 Nov 2025');
});

test('who should have left is late by the days since the last one', () => {
  const stay = { endDate: '2026-11-27', checkedIn: check } as const;
  expect(lateWords(stay, '2026-11-27')).toBeUndefined();
  expect(lateWords(stay, '2026-11-28')).toBe('Check-out 1 day late');
  expect(lateWords(stay, '2026-11-29')).toBe('Check-out 2 days late');
  expect(lateWords({ ...stay, checkedOut: check }, '2026-11-29')).toBeUndefined();
});
