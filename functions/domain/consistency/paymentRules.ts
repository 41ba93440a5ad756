import { reversalIdOf, type Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import type { CheckedBooking, Violation } from './violation.ts';

/** What the rules need of an entry of a booking's payments. */
export type CheckedPayment = Pick<Payment, 'id' | 'amount' | 'reverses'>;

/**
 * Rules: what a booking says is paid is the sum of its entries, which is not below zero; and a reversal makes up
 * for one entry of the same booking, to the franc.
 */
export function paymentViolations(
  booking: Pick<CheckedBooking, 'id' | 'paid'>,
  payments: CheckedPayment[],
): Violation[] {
  const about = `booking ${booking.id}`;
  return [
    ...sumFaults(booking, payments),
    ...payments
      .filter((payment) => !reversesRightly(payment, payments))
      .map(({ id }) => ({
        finding: `has the reversal ${id}, which does not equal what it reverses`,
      })),
  ].map((fault) => ({ about, ...fault }));
}

type Fault = Omit<Violation, 'about'>;

function sumFaults(
  { id, paid }: Pick<CheckedBooking, 'id' | 'paid'>,
  payments: CheckedPayment[],
): Fault[] {
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const wrong: Fault[] =
    (paid ?? 0) === sum
      ? []
      : [
          {
            finding: `says that ${paid ?? 0} Rwf are paid, and its entries say ${sum}`,
            mend: { kind: 'count', owner: 'booking', id, name: 'paid', from: paid, to: sum },
          },
        ];
  return sum < 0 ? [...wrong, { finding: `was refunded ${-sum} Rwf more than was paid` }] : wrong;
}

const reversesRightly = (payment: CheckedPayment, payments: CheckedPayment[]): boolean =>
  payment.reverses === undefined ||
  payments.some(
    ({ id, amount }) =>
      id === payment.reverses && amount === -payment.amount && reversalIdOf(id) === payment.id,
  );

/** What the rules need of a claim: `gsi1pk` is where it is listed. */
export type CheckedClaim = Pick<PaymentClaim, 'id' | 'state'> & { gsi1pk?: string };

/**
 * Rules: a booking names the claim that waits for an answer, a claim is listed while it waits, and a confirmed one has
 * its payment.
 */
export function claimViolations(
  { id, claimId }: Pick<CheckedBooking, 'id' | 'claimId'>,
  claims: CheckedClaim[],
  payments: Pick<CheckedPayment, 'id'>[],
): Violation[] {
  const about = `booking ${id}`;
  const waiting = claims.filter(({ state }) => state === 'claimed').map((claim) => claim.id);
  const unpaid = claims.filter(
    (claim) => claim.state === 'confirmed' && !payments.some((payment) => payment.id === claim.id),
  );
  const misplaced = claims.filter(
    ({ state, gsi1pk }) => (state === 'claimed') !== (gsi1pk !== undefined),
  );
  return [
    ...misplaced.map(
      (claim) =>
        `has the claim ${claim.id}, which is ${claim.state} and ${claim.gsi1pk === undefined ? 'not listed' : 'listed'}`,
    ),
    ...(waiting.join() === (claimId ?? '')
      ? []
      : [`names the claim ${claimId ?? 'none'}, and ${waiting.join(', ') || 'none'} waits`]),
    ...unpaid.map((claim) => `has the confirmed claim ${claim.id} without its payment`),
  ].map((finding) => ({ about, finding }));
}
