import { expect, it } from 'vitest';
import { fewParts } from './fewParts.ts';

const bar = (label: string, ...values: number[]) => ({ label, values });

it('up to three parts of bars are few, each with its bar and its series, and empty bars are left out', () => {
  expect(fewParts([bar('a', 0, 5), bar('b', 0, 0), bar('c', 2, 1)])).toEqual([
    { label: 'a', series: 1, value: 5 },
    { label: 'c', series: 0, value: 2 },
    { label: 'c', series: 1, value: 1 },
  ]);
});

it('more parts are not, and neither are none', () => {
  expect(fewParts([bar('a', 1, 1), bar('b', 1, 1)])).toBeUndefined();
  expect(fewParts([bar('a', 0)])).toBeUndefined();
});
