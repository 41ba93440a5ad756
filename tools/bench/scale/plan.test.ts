import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/days.ts';
import { planOf } from './plan.ts';

const now = Date.UTC(2027, 0, 31, 10);

it('a room has as many bookings around today in a house of any size', () => {
  const near = (count: number) =>
    planOf(count, 0, now)
      .map(({ from }) => from)
      .filter((from) => from >= 0 && from < 31);
  expect(near(10)).toEqual([0, 4, 8, 12, 16, 20, 24, 28]);
  expect(near(100)).toEqual(near(10));
  expect(planOf(2, 0, now).map(({ from }) => from)).toEqual([0, 4]);
  expect(planOf(100, 0, now)[0]?.from).toBe(-200);
});

it('bookings are made before they begin and before now, answered later, and end as they are', () => {
  const plan = planOf(100, 0, now);
  for (const { from, status, made, answered, ended } of plan) {
    expect(made).toBeLessThan(Math.min(now, now + from * DAY_MS));
    expect(answered).toBeGreaterThan(made);
    expect(answered).toBeLessThan(now);
    if (status === 'completed' || status === 'cancelled') expect(from).toBeLessThan(-2);
    if (status === 'completed') expect(ended).toBeLessThan(now);
  }
  expect(new Set(plan.map(({ status }) => status))).toEqual(
    new Set(['completed', 'cancelled', 'rejected', 'approved', 'pending']),
  );
});
