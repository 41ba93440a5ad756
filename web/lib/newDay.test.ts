import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#shared/days.ts';
import { onNewDay } from './newDay.ts';

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const show = (visibilityState: 'visible' | 'hidden') => {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-01-31T23:59:00+02:00') });
  vi.stubGlobal('document', tab);
  show('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('midnight in Kigali is told once a day, shortly after it', () => {
  const turn = vi.fn();
  const end = onNewDay(turn);
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(turn.mock.calls).toEqual([['2027-02-01', '2027-01-31']]);
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(turn.mock.calls.slice(1)).toEqual([
    ['2027-02-02', '2027-02-01'],
    ['2027-02-03', '2027-02-02'],
  ]);
  end();
  vi.advanceTimersByTime(2 * DAY_MS);
  show('visible');
  expect(turn).toHaveBeenCalledTimes(3);
});

test('a hidden tab is told when it is visible on another day, and not on the same', () => {
  const turn = vi.fn();
  const end = onNewDay(turn);
  show('hidden');
  show('visible');
  show('hidden');
  vi.advanceTimersByTime(2 * DAY_MS);
  expect(turn).not.toHaveBeenCalled();
  show('visible');
  show('visible');
  expect(turn.mock.calls).toEqual([['2027-02-02', '2027-01-31']]);
  end();
});

test('a computer that has slept over midnight is told when it is looked at', () => {
  const turn = vi.fn();
  const end = onNewDay(turn);
  vi.setSystemTime(Date.parse('2027-02-01T08:00:00+02:00'));
  show('visible');
  expect(turn.mock.calls).toEqual([['2027-02-01', '2027-01-31']]);
  end();
});
