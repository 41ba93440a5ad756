import { expect, test } from 'vitest';
import { waitOf } from './waiting.ts';

const asked = { status: 'pending', date: '2027-01-10T06:00:00.000Z' } as const;

test.each([
  { until: '2027-01-10T05:59:00.000Z', length: '0 min', tone: 'neutral' },
  { until: '2027-01-10T06:25:30.000Z', length: '25 min', tone: 'neutral' },
  { until: '2027-01-10T07:00:00.000Z', length: '1 h', tone: 'neutral' },
  { until: '2027-01-10T18:00:00.000Z', length: '12 h', tone: 'neutral' },
  { until: '2027-01-11T05:59:59.000Z', length: '23 h', tone: 'neutral' },
  { until: '2027-01-11T06:00:00.000Z', length: '24 h', tone: 'waiting' },
  { until: '2027-01-12T05:59:59.000Z', length: '47 h', tone: 'waiting' },
  { until: '2027-01-12T06:00:00.000Z', length: '2 days', tone: 'bad' },
  { until: '2027-01-13T12:00:00.000Z', length: '3 days', tone: 'bad' },
])('a request of 6 o’clock has waited, at $until, $length', ({ until, length, tone }) => {
  expect(waitOf(asked, Date.parse(until))).toEqual({ length, tone });
});

test('a request that waits again is counted from then', () => {
  const again = { ...asked, waitsFrom: '2027-01-12T06:00:00.000Z' };
  expect(waitOf(again, Date.parse('2027-01-12T09:00:00.000Z'))?.length).toBe('3 h');
});

test('a booking that was answered waits for nothing', () => {
  expect(waitOf({ ...asked, status: 'approved' }, Date.parse(asked.date))).toBeUndefined();
});
