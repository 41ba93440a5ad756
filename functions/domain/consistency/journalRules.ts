import { changeEntry, claimEntry, paymentEntry } from '#functions/domain/bookingEntries.ts';
import type { NewEntry } from '#functions/domain/journalEntries.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { JournalEntry } from '#shared/journal.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import type { Violation } from './violation.ts';

/** What is stored of what the staff did to a booking: changes and payments keep the user id of who made them. */
export interface ToldBooking {
  booking: Booking;
  history: (BookingChange & { actorId: string })[];
  payments: (Payment & { actorId: string })[];
  claims: PaymentClaim[];
}

/** What tells two lines about one thing apart. */
export type Line = Pick<JournalEntry, 'at' | 'act'>;

/** A line that the journal must have; whole where what it tells of keeps all of it. */
type Expected = Line & { entry?: NewEntry };

const whole = (entry: NewEntry): Expected => ({ at: entry.at, act: entry.act, entry });

/**
 * Rule: the journal tells each change, payment and answered claim of the staff, and that they made the booking.
 * @param lines what the journal tells of this booking
 */
export function journalViolations(told: ToldBooking, lines: Line[]): Violation[] {
  return missingLines(`booking ${told.booking.id}`, expectedOf(told), lines);
}

/** Rule: the journal tells that a room was closed. `lines` are those about the room. */
export const closedViolations = (
  { id, createdAt }: { id: string; createdAt: string },
  lines: Line[],
): Violation[] => missingLines(`closure ${id}`, [{ at: createdAt, act: 'roomClosed' }], lines);

/** Rule: the journal tells since when somebody has their role, which they were given or have accepted. `lines` are those about this person. */
export const roleViolations = (
  { email, roleSince }: { email: string; roleSince?: string | undefined },
  lines: Line[],
): Violation[] =>
  roleSince === undefined ||
  lines.some(({ at, act }) => at === roleSince && act === 'invitationAccepted')
    ? []
    : missingLines(`account ${email}`, [{ at: roleSince, act: 'roleGiven' }], lines);

function expectedOf({ booking, history, payments, claims }: ToldBooking): Expected[] {
  const claimed = new Map(claims.map((claim) => [claim.id, claim]));
  // One line tells that the staff made a booking, also where they approved it at once.
  const isMade = (at: string) => booking.bookedBy !== undefined && at === booking.date;
  return [
    ...(isMade(booking.date) ? [{ at: booking.date, act: 'bookedFor' as const }] : []),
    ...history.flatMap((change) => {
      const entry = changeEntry(booking, change, change.actorId);
      return entry && !isMade(entry.at) ? [whole(entry)] : [];
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
  ];
}

const missingLines = (about: string, expected: Expected[], lines: Line[]): Violation[] =>
  expected
    .filter((one) => !lines.some(({ at, act }) => at === one.at && act === one.act))
    .map(({ at, act, entry }) => ({
      about,
      finding: `lacks the line of the journal ${act} of ${at}`,
      mend: entry && { kind: 'journal', entry },
    }));
