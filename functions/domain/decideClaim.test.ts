import { expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import { decideClaim, decideConfirmation } from './decideClaim.ts';

const now = Date.parse('2027-03-10T09:00:00Z');

const booking = bookingOf();

const request = { amount: 600, way: 'bank', reference: 'T-1' } as const;
const made = { id: 'c', now };

test('a claim says what is said to be paid for which booking', () => {
  expect(decideClaim(booking, request, made)).toEqual({
    id: 'c',
    bookingId: 'b',
    coldRoomName: 'Room',
    userId: 'u',
    userName: 'Aline Uwase',
    startDate: '2027-03-12',
    endDate: '2027-03-13',
    amount: 600,
    way: 'bank',
    reference: 'T-1',
    at: '2027-03-10T09:00:00.000Z',
    state: 'claimed',
  });
});

test('a claim says the number of its booking, if it has one', () => {
  const numbered = { ...booking, number: 'CR-4F7K2' };
  expect(decideClaim(numbered, request, made)).toMatchObject({ bookingNumber: 'CR-4F7K2' });
});

test('a claim is of at most what is left, and waits alone', () => {
  expect(refusalOf(() => decideClaim({ ...booking, paid: 401 }, request, made))).toBe(
    'paymentAboveRest',
  );
  const over = { ...booking, status: 'cancelled', paid: 5 } as const;
  expect(refusedWith(() => decideClaim(over, request, made))).toEqual({
    code: 'paymentAboveRest',
    params: { rest: 0 },
  });
  expect(refusalOf(() => decideClaim({ ...booking, claimId: 'd' }, request, made))).toBe(
    'claimWaits',
  );
});

test('a claim may be of all that is left, and one of more says how much that is', () => {
  expect(decideClaim({ ...booking, paid: 400 }, request, made).amount).toBe(600);
  const refused = (paid: number) =>
    refusedWith(() => decideClaim({ ...booking, paid }, request, made));
  expect(refused(401)).toEqual({ code: 'paymentAboveRest', params: { rest: 599 } });
  expect(refused(1001)).toEqual({ code: 'paymentAboveRest', params: { rest: 0 } });
});

test('a claim becomes a payment of the same id, unless it was answered or is too much by now', () => {
  const claim = decideClaim(booking, request, made);
  const recording = { names: 'Test Admin', now };
  expect(decideConfirmation(booking, claim, recording).payment).toMatchObject({
    id: 'c',
    kind: 'payment',
    amount: 600,
    way: 'bank',
    reference: 'T-1',
    recordedBy: 'Test Admin',
  });
  const answered = { ...claim, state: 'declined' } as const;
  expect(refusalOf(() => decideConfirmation(booking, answered, recording))).toBe('claimAnswered');
  const paid = { ...booking, paid: 401 };
  expect(refusalOf(() => decideConfirmation(paid, claim, recording))).toBe('paymentAboveRest');
});
