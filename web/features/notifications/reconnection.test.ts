import { expect, it } from 'vitest';
import { reconnection } from './reconnection.ts';

it.each([
  ['500 ms at the least', 0, 500],
  ['1000 ms on average', 0.5, 1_000],
  ['1500 ms at the most', 1, 1_500],
])('waits %s before it first comes back', (_, drawn, delay) => {
  expect(reconnection(() => drawn).minReconnectionDelay).toBe(delay);
});

it('draws each delay anew [S9.20]', () => {
  const delays = Array.from({ length: 50 }, () => reconnection().minReconnectionDelay);
  expect(new Set(delays).size).toBeGreaterThan(1);
  expect(delays.every((delay) => delay >= 500 && delay <= 1_500)).toBe(true);
});

it('waits at most 5000 ms, and 20000 ms for an answer [S9.20]', () => {
  expect(reconnection()).toMatchObject({ maxReconnectionDelay: 5_000, connectionTimeout: 20_000 });
});
