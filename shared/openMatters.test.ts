import { expect, it } from 'vitest';
import { openMattersOf } from './openMatters.ts';

const booking = { status: 'completed', totalPrice: 50_000.5, paid: 50_001 } as const;
const once = { at: '2027-01-01T08:00:00.000Z', by: 'Test Admin' };

it('nothing is open of a booking that is paid, or of one that ended without being due', () => {
  expect(openMattersOf(booking)).toEqual([]);
  expect(openMattersOf({ ...booking, checkedIn: once, checkedOut: once })).toEqual([]);
  expect(openMattersOf({ status: 'rejected', totalPrice: 1_000 })).toEqual([]);
});

it('a rest, a cancellation fee and a refund are open, each with its amount', () => {
  expect(openMattersOf({ ...booking, paid: 1 })).toEqual([{ kind: 'toPay', amount: 50_000 }]);
  const cancelled = { ...booking, status: 'cancelled', fee: 20_000 } as const;
  expect(openMattersOf({ ...cancelled, paid: undefined })).toEqual([
    { kind: 'toPay', amount: 20_000 },
  ]);
  expect(openMattersOf(cancelled)).toEqual([{ kind: 'toRefund', amount: 30_001 }]);
});

it('a claim is open in place of the rest that it may be of, and beside a refund', () => {
  const claim = { kind: 'claim', amount: 0 };
  expect(openMattersOf({ ...booking, claimId: 'c1' })).toEqual([claim]);
  expect(openMattersOf({ ...booking, paid: 1, claimId: 'c1' })).toEqual([claim]);
  expect(openMattersOf({ ...booking, paid: 50_002, claimId: 'c1' })).toEqual([
    claim,
    { kind: 'toRefund', amount: 1 },
  ]);
});

it('a check-in without a check-out is open, whatever is paid', () => {
  expect(openMattersOf({ ...booking, checkedIn: once })).toEqual([
    { kind: 'checkedIn', amount: 0 },
  ]);
});
