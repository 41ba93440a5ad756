import { owedOf, type PayableBooking } from './balance.ts';
import type { Booking } from './booking.ts';
import { presenceOf } from './presence.ts';

/**
 * What can be open between a customer and the house: a claim of a payment, an amount to be paid or refunded, or goods in
 * the room.
 */
type OpenKind = 'claim' | 'toPay' | 'toRefund' | 'checkedIn';

/** Something that is open of a booking. */
export interface OpenMatter {
  kind: OpenKind;
  /** What is to be paid or refunded, in whole Rwf; 0 of the other kinds. */
  amount: number;
}

/**
 * What is open of a booking, so that its customer must be known by name. A rest is not named where a claim waits, because
 * it may be paid already.
 */
export function openMattersOf(
  booking: PayableBooking & Pick<Booking, 'claimId' | 'checkedIn' | 'checkedOut'>,
): OpenMatter[] {
  const [owed, claimed] = [owedOf(booking), booking.claimId !== undefined];
  return [
    ...(claimed ? [{ kind: 'claim', amount: 0 } as const] : []),
    ...(owed > 0 && !claimed ? [{ kind: 'toPay', amount: owed } as const] : []),
    ...(owed < 0 ? [{ kind: 'toRefund', amount: -owed } as const] : []),
    ...(presenceOf(booking) === 'in' ? [{ kind: 'checkedIn', amount: 0 } as const] : []),
  ];
}
