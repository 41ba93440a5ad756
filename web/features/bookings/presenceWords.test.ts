import { expect, onTestFinished, test, vi } from 'vitest';
import { presenceWords } from './presenceWords.ts';

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
