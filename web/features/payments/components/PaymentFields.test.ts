import { expect, test } from 'vitest';
import { amountSent } from './PaymentFields.tsx';

test.each([
  ['50.000', '50000'],
  ['1.000', '1000'],
  ['50,000', '50000'],
  ['50 000', '50000'],
  ['50\u00a0000', '50000'],
  [' 1\u202f250\u202f000 ', '1250000'],
  ['1.250.000', '1250000'],
  ['50.500', '50500'],
  ['50000', '50000'],
])('%j between thousands is sent as %s', (typed, sent) => {
  expect(amountSent(typed)).toBe(sent);
});

test.each(['50000,00', '10.5', '1,00', '1000.000', '1,250.000', '0.500', '.500', '5 00', ''])(
  '%j is sent as it is, so that the server decides',
  (typed) => {
    expect(amountSent(typed)).toBe(typed);
  },
);
