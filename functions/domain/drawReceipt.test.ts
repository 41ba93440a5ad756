import { expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { decidePayment } from './decidePayment.ts';
import { drawReceipt } from './drawReceipt.ts';

const booking = bookingOf();
const recording = { names: 'Test Admin', now: Date.parse('2027-12-31T22:00:00Z') };
const request = { kind: 'payment', amount: 400, way: 'cash' } as const;

test('an entry gets the next number of its series in its year in Kigali, and the seller as it is set', () => {
  const decision = decidePayment(booking, request, 'p', recording);
  const house = { companyName: 'Cold House Ltd', telephone: '+250788000000', vatPercent: 18 };
  const drawn = drawReceipt(decision, { series: 1, count: 41, house }, () => 0);
  expect(drawn).toEqual({
    ...decision,
    payment: {
      ...decision.payment,
      receipt: {
        number: '2028-000042',
        code: '222222222222',
        companyName: 'Cold House Ltd',
        vatPercent: 18,
      },
    },
  });
  const inSeries = drawReceipt(decision, { series: 7, count: 41, house }, () => 0);
  expect(inSeries.payment.receipt.number).toBe('2028-S07-000042');
});
