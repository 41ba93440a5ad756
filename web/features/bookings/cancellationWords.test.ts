import { expect, test } from 'vitest';
import { cancellationWords, costOfCancelling } from './cancellationWords.ts';

const booking = {
  status: 'approved',
  startDate: '2027-03-10',
  totalPrice: 10_001,
  cancellation: { freeDays: 3, share: 30 },
} as const;

test('the rule names the last free day and the amount that is due after it', () => {
  expect(cancellationWords(booking, '2027-03-07')).toBe(
    'Free until 7\u00a0Mar\u00a02027, then 30% of the total (3,000\u00a0Rwf) is due',
  );
  expect(cancellationWords(booking, '2027-03-08')).toBe('Costs 30% of the total (3,000\u00a0Rwf)');
  expect(cancellationWords({ ...booking, status: 'pending' }, '2027-03-08')).toBe(
    'Once it is approved, 30% of the total (3,000\u00a0Rwf) is due',
  );
  expect(cancellationWords({ ...booking, cancellation: undefined }, '2027-03-08')).toBe(
    'Free of charge',
  );
});

test('who cancels reads what it costs now, where there is a rule', () => {
  expect(costOfCancelling(booking, 0)).toBe('Cancelling is free until 7\u00a0Mar\u00a02027.');
  expect(costOfCancelling(booking, 3_000)).toBe(
    'Cancelling costs 30% of the total (3,000\u00a0Rwf) now.',
  );
  expect(costOfCancelling({ ...booking, status: 'pending' }, 0)).toBeUndefined();
  expect(costOfCancelling({ ...booking, cancellation: undefined }, 0)).toBeUndefined();
});

test('who cancels what was approved meanwhile reads the fee that the server tells', () => {
  expect(costOfCancelling({ ...booking, status: 'pending' }, 3_000)).toContain(
    '(3,000\u00a0Rwf) now',
  );
});
