import {
  changeEntry,
  claimEntry,
  invoiceEntry,
  paymentEntry,
} from '#functions/domain/bookingEntries.ts';
import type { Booking } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { JournalAct } from '#shared/journal.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import { missingLines, whole, type Expected, type Line } from './missingLines.ts';
import type { KeptChange, Violation } from './violation.ts';

/**
 * What is stored of what the staff did to a booking: changes, payments and invoices keep the user id of who made them.
 */
export interface JournaledBooking {
  booking: Booking;
  history: KeptChange[];
  payments: (Payment & { actorId: string })[];
  claims: PaymentClaim[];
  invoices: (Invoice & { actorId: string })[];
}

/**
 * Rule: the journal tells each change, payment, answered claim and invoice of the staff, and that they made the booking.
 * @param lines what the journal tells of this booking
 */
export function journalViolations(journaled: JournaledBooking, lines: Line[]): Violation[] {
  return missingLines(`booking ${journaled.booking.id}`, expectedOf(journaled), lines);
}

/** Lines were written that call a booking reopened of which an approval was undone: they are not missed. */
const olderAct = (act: JournalAct): Pick<Expected, 'or'> =>
  act === 'approvalWithdrawn' ? { or: 'bookingReopened' } : {};

function expectedOf({
  booking,
  history,
  payments,
  claims,
  invoices,
}: JournaledBooking): Expected[] {
  const claimed = new Map(claims.map((claim) => [claim.id, claim]));
  // One line tells that the staff made a booking, also where they approved it at once.
  const isMade = (at: string) => booking.bookedBy !== undefined && at === booking.date;
  return [
    ...(isMade(booking.date) ? [{ at: booking.date, act: 'bookedFor' as const }] : []),
    ...history.flatMap((change) => {
      const entry = changeEntry(booking, change, change.actorId);
      return entry && !isMade(entry.at) ? [{ ...whole(entry), ...olderAct(entry.act) }] : [];
    }),
    ...payments.map((payment) => {
      const claim = claimed.get(payment.id);
      if (!claim) return whole(paymentEntry(booking, payment, payment.actorId));
      const { at, actorId: userId, recordedBy: names } = payment;
      return whole(claimEntry(booking, claim, { act: 'claimConfirmed', at, userId, names }));
    }),
    ...claims.flatMap(({ state, answeredAt }) =>
      state === 'declined' && answeredAt !== undefined
        ? [{ at: answeredAt, act: 'claimDeclined' as const }]
        : [],
    ),
    ...invoices.map((invoice) => whole(invoiceEntry(booking, invoice, invoice.actorId))),
  ];
}
