import { expect, test } from 'vitest';
import type { OverallFigures } from '#shared/figures.ts';
import { drawn, occupancyOf, sumOf, upTo } from './adminDashboard.ts';

const counts = { pending: 1, approved: 2, rejected: 3, cancelled: 4, expired: 5, completed: 6 };
const monthOf = (month: string): OverallFigures & { month: string } => ({
  month,
  bookings: counts,
  customers: 0,
  days: 0,
  revenue: 0,
});
const months = ['2026-01', '2026-09', '2026-10', '2027-03', '2027-04'].map(monthOf);

const sold = (id: string, days: number) => ({
  id,
  name: `Room ${id}`,
  days,
  revenue: days * 1_000,
});

test('every booking is counted, whatever became of it', () => {
  expect(sumOf(counts)).toBe(21);
});

test('months are those up to now', () => {
  expect(upTo(months, '2027-03-31').map(({ month }) => month)).not.toContain('2027-04');
  expect(upTo(months, '2027-03-31')).toHaveLength(4);
});

test('what is drawn begins with the first month that has something, and ends with this one or the last that has', () => {
  const none = { pending: 0, approved: 0, rejected: 0, cancelled: 0, expired: 0, completed: 0 };
  const nothing = (month: string) => ({ ...monthOf(month), bookings: none });
  const shown = (all: ReturnType<typeof monthOf>[]) =>
    drawn(all, '2027-03-31').map(({ month }) => month);
  const sold = { ...nothing('2027-01'), revenue: 5 };
  const [february, march, april, may] = ['2027-02', '2027-03', '2027-04', '2027-05'];
  const before = nothing('2026-12');
  const rest = [february, march, april, may].map(nothing);
  expect(shown([before, sold, ...rest])).toEqual(['2027-01', february, march]);
  expect(shown([before, ...rest.slice(0, 2), monthOf(april), nothing(may)])).toEqual([april]);
  expect(shown([before, ...rest])).toEqual(['2026-12', february, march]);
});

test('rooms come by how far they were let in the month, and as far by their names', () => {
  const rooms = [sold('c', 7), sold('b', 7), sold('full', 28)];
  expect(occupancyOf({ rooms, month: '2027-02' })).toEqual([
    { name: 'Room full', days: 28, revenue: 28_000, share: 100 },
    { name: 'Room b', days: 7, revenue: 7_000, share: 25 },
    { name: 'Room c', days: 7, revenue: 7_000, share: 25 },
  ]);
});

test('the share is that of the month’s own days', () => {
  const shareOf = (month: string) => occupancyOf({ rooms: [sold('a', 1)], month })[0]?.share;
  expect(['2027-01', '2027-02', '2028-02', '2027-04'].map(shareOf)).toEqual([3.2, 3.6, 3.4, 3.3]);
});
