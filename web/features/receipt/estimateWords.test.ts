import { expect, test } from 'vitest';
import { estimateWords } from './estimateWords.ts';

test.each([
  [
    { service: 'cold_room', weight: 250 },
    '$600',
    '$100 for a cold room + $500 for 250\u00a0kg at $2',
  ],
  [{ service: 'cold_room' }, '$100', '$100 for a cold room'],
  [{ service: 'storage', weight: 12 }, '$24', '$24 for 12\u00a0kg at $2'],
] as const)('the estimate of %j is %s: %s', (booking, total, reckoning) => {
  expect(estimateWords(booking)).toEqual({ total, reckoning });
});

test.each([[{}], [{ weight: 40 }], [{ service: 'storage' }]] as const)(
  'of %j there is nothing to estimate',
  (booking) => {
    expect(estimateWords(booking)).toBeUndefined();
  },
);
