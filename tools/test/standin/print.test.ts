import { expect, it } from 'vitest';
import { faultLines } from './print.ts';

it('finds the last warnings and errors in the log of the stand-in', () => {
  const quiet =
    '2026-11-25 07:14:19 INFO [lambda_runtime] Lambda worker spawned for x (cold start)';
  const faults = Array.from(
    { length: 21 },
    (_, index) => `2026-11-25 07:14:${index + 10} ERROR [lambda] Worker process died`,
  );
  const warning = '2026-11-25 07:15:00 WARNING [lambda_runtime] Lambda x timed out';
  expect(faultLines([quiet, ...faults, quiet, warning, ''].join('\n'))).toEqual([
    ...faults.slice(2),
    warning,
  ]);
});
