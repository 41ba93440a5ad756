import { expect, test } from 'vitest';
import { holdsView, seenAt } from './seen.ts';

const boundsOf = (south: number, west: number, north: number, east: number) => ({
  getSouth: () => south,
  getWest: () => west,
  getNorth: () => north,
  getEast: () => east,
});

test('a little more than the view is asked for, so that a small move asks nothing', () => {
  const view = boundsOf(-2, 29, -1, 31);
  const seen = seenAt(view, 9.5);
  expect(seen).toEqual({ south: -2.25, west: 28.5, north: -0.75, east: 31.5, zoom: 9.5 });
  expect(holdsView(seen, view, 9.5)).toBe(true);
  expect(holdsView(seen, boundsOf(-2.2, 29.4, -1.2, 31.4), 9.5)).toBe(true);
  expect(holdsView(seen, view, 9)).toBe(false);
  for (const moved of [
    boundsOf(-2.3, 29, -1.3, 31),
    boundsOf(-1.7, 29, -0.7, 31),
    boundsOf(-2, 28.4, -1, 30.4),
    boundsOf(-2, 29.6, -1, 31.6),
  ])
    expect(holdsView(seen, moved, 9.5)).toBe(false);
});

test('the zoom is said with few decimals, however many its steps add up to', () => {
  const view = boundsOf(-2, 29, -1, 31);
  const seen = seenAt(view, 157 * 0.05);
  expect(String(seen.zoom)).toBe('7.85');
  expect(holdsView(seen, view, 157 * 0.05)).toBe(true);
});
