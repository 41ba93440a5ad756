import { expect, test } from 'vitest';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { journalViolations, type JournaledBooking } from './journalRules.ts';

const at = '2027-03-10T09:00:00.000Z';
const later = '2027-03-11T09:00:00.000Z';
const booking = { id: 'b1', number: 'CR-4F7K2', coldRoomName: 'Alpha', date: at } as Booking;
const nothing: JournaledBooking = { booking, history: [], payments: [], claims: [], invoices: [] };
const approval: BookingChange = {
  at,
  by: 'admin',
  name: 'Test Admin',
  from: 'pending',
  to: 'approved',
};
const payment = {
  id: 'p1',
  at,
  kind: 'payment',
  amount: 5000,
  recordedBy: 'Test Admin',
} as Payment;
const claim = { id: 'p1', amount: 5000, state: 'confirmed' } as PaymentClaim;
const actorId = 'boss';

test('what the staff did to a booking stands in the journal, or is put there', () => {
  const told: JournaledBooking = {
    booking,
    history: [{ ...approval, actorId }],
    payments: [{ ...payment, actorId }],
    claims: [],
    invoices: [],
  };
  const lines = [
    { at, act: 'bookingApproved' },
    { at, act: 'paymentRecorded' },
  ] as const;
  expect(journalViolations(told, [...lines])).toEqual([]);
  expect(journalViolations(told, [lines[1]])).toEqual([
    {
      about: 'booking b1',
      finding: `lacks the line of the journal bookingApproved of ${at}`,
      mend: {
        kind: 'journal',
        entry: {
          at,
          userId: 'boss',
          names: 'Test Admin',
          act: 'bookingApproved',
          kind: 'booking',
          thingId: 'b1',
          thing: 'CR-4F7K2, Alpha',
        },
      },
    },
  ]);
  expect(journalViolations(told, [lines[0]])).toMatchObject([
    { mend: { entry: { act: 'paymentRecorded', userId: 'boss', amount: 5000 } } },
  ]);
});

test('a line of another moment, or about another act, is not the one', () => {
  const told = { ...nothing, history: [{ ...approval, actorId }] };
  expect(journalViolations(told, [{ at: later, act: 'bookingApproved' }])).toHaveLength(1);
  expect(journalViolations(told, [{ at, act: 'bookingRejected' }])).toHaveLength(1);
});

test('an approval that was undone is told as that; an older line says that the booking was reopened', () => {
  const undone = { ...approval, from: 'approved', to: 'pending', actorId } as const;
  const told = { ...nothing, history: [undone] };
  expect(journalViolations(told, [{ at, act: 'approvalWithdrawn' }])).toEqual([]);
  expect(journalViolations(told, [{ at, act: 'bookingReopened' }])).toEqual([]);
  expect(journalViolations(told, [])).toMatchObject([
    { mend: { entry: { act: 'approvalWithdrawn' } } },
  ]);
});

test('what customers and the schedule did is not in the journal', () => {
  const history = (['customer', 'schedule'] as const).map((by) => ({ ...approval, by, actorId }));
  expect(journalViolations({ ...nothing, history }, [])).toEqual([]);
});

test('a confirmed claim is told as that, and a declined one at its moment', () => {
  const told = { ...nothing, payments: [{ ...payment, actorId }], claims: [claim] };
  expect(journalViolations(told, [{ at, act: 'claimConfirmed' }])).toEqual([]);
  expect(journalViolations(told, [{ at, act: 'paymentRecorded' }])).toMatchObject([
    { mend: { entry: { act: 'claimConfirmed', names: 'Test Admin', userId: 'boss' } } },
  ]);
  const declined = { ...claim, id: 'c2', state: 'declined', answeredAt: later } as PaymentClaim;
  const waiting = { ...claim, id: 'c3', state: 'claimed' } as PaymentClaim;
  const claims = [declined, waiting, { ...declined, answeredAt: undefined }];
  expect(journalViolations({ ...nothing, claims }, [{ at: later, act: 'claimDeclined' }])).toEqual(
    [],
  );
  const [violation] = journalViolations({ ...nothing, claims }, []);
  expect(violation?.finding).toBe(`lacks the line of the journal claimDeclined of ${later}`);
  expect(violation?.mend).toBeUndefined();
});

test('a booking that the staff made is told as that', () => {
  const made = { ...nothing, booking: { ...booking, bookedBy: 'Test Admin' } };
  expect(journalViolations(made, [{ at, act: 'bookedFor' }])).toEqual([]);
  expect(journalViolations(made, [])).toHaveLength(1);
  const approved = { ...made, history: [{ ...approval, actorId }] };
  expect(journalViolations(approved, [{ at, act: 'bookedFor' }])).toEqual([]);
  const answered = { ...made, history: [{ ...approval, at: later, actorId }] };
  expect(journalViolations(answered, [{ at, act: 'bookedFor' }])).toHaveLength(1);
});
