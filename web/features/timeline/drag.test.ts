import { expect, test } from 'vitest';
import type { BarDays } from '#shared/timeline.ts';
import { gripAt, isHeld, shownOf, targetOf } from './drag.ts';

const whole = { before: false, after: false };

test('a bar is held at its ends, or between them; of a narrow one a quarter is an end', () => {
  expect([0, 8, 9, 91, 92, 100].map((x) => gripAt(whole, x, 100))).toEqual([
    'start',
    'start',
    'whole',
    'whole',
    'end',
    'end',
  ]);
  expect([5, 6, 15].map((x) => gripAt(whole, x, 20))).toEqual(['start', 'whole', 'end']);
});

test('an end that is not shown is not held', () => {
  expect(gripAt({ before: true, after: true }, 0, 100)).toBe('whole');
  expect(gripAt({ before: true, after: true }, 100, 100)).toBe('whole');
});

const stay: BarDays = [3, 5];
const from = { row: 1, day: 4 };

test('all of a bar moves by days and to another row', () => {
  expect(targetOf(stay, 'whole', from, { row: 2, day: 6 })).toEqual({ row: 2, first: 5, last: 7 });
  expect(targetOf(stay, 'whole', from, { row: 1, day: 0 })).toEqual({ row: 1, first: -1, last: 1 });
});

test('an end moves in its row, and leaves one day', () => {
  const to = (day: number) => ({ row: 9, day });
  expect(targetOf(stay, 'start', from, to(3))).toEqual({ row: 1, first: 2, last: 5 });
  expect(targetOf(stay, 'start', from, to(20))).toEqual({ row: 1, first: 5, last: 5 });
  expect(targetOf(stay, 'end', from, to(9))).toEqual({ row: 1, first: 3, last: 10 });
  expect(targetOf(stay, 'end', from, to(0))).toEqual({ row: 1, first: 3, last: 3 });
});

test('a target is held where another bar stands on one of its days', () => {
  const bars = [
    { id: 'own', first: 3, last: 5 },
    { id: 'other', first: 8, last: 9 },
  ];
  const held = (first: number, last: number) => isHeld(bars, { row: 0, first, last }, 'own');
  expect([held(4, 7), held(6, 8), held(9, 12), held(10, 12)]).toEqual([false, true, true, false]);
});

test('only the part on the shown days is drawn', () => {
  expect(shownOf({ row: 0, first: -2, last: 3 }, 7)).toEqual([0, 3]);
  expect(shownOf({ row: 0, first: 5, last: 9 }, 7)).toEqual([5, 6]);
  expect(shownOf({ row: 0, first: -3, last: -1 }, 7)).toBeUndefined();
});
