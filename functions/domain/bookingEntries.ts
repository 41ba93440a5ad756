import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { JournalAct, JournalAuthor } from '#shared/journal.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import type { Presence } from '#shared/presence.ts';
import type { NewEntry } from './journalEntries.ts';

/** A booking as the journal names it. */
export const bookingThing = ({
  id,
  number,
  coldRoomName,
}: Pick<Booking, 'id' | 'number' | 'coldRoomName'>): Pick<
  NewEntry,
  'kind' | 'thingId' | 'thing'
> => ({
  kind: 'booking',
  thingId: id,
  thing: number === undefined ? coldRoomName : `${number}, ${coldRoomName}`,
});

/** What the journal tells of a booking that the staff have made for somebody. */
export const bookedForEntry = (booking: Booking, { userId, names }: JournalAuthor): NewEntry => ({
  at: booking.date,
  userId,
  names,
  act: 'bookedFor',
  ...bookingThing(booking),
});

const presenceActs: Record<Presence, JournalAct> = {
  expected: 'checkTakenBack',
  in: 'checkedIn',
  out: 'checkedOut',
};

/** What a change of a booking was; undefined where the journal tells of it in another line. */
function actOf({
  from,
  to,
  moved,
  presence,
  joined,
  asked,
}: BookingChange): JournalAct | undefined {
  if (joined !== undefined) return undefined;
  if (moved) return 'bookingChanged';
  if (asked) return 'changeDeclined';
  if (presence) return presence.from === 'out' ? 'checkTakenBack' : presenceActs[presence.to];
  if (to === 'pending') return from === 'approved' ? 'approvalWithdrawn' : 'bookingReopened';
  if (from !== 'pending' && to === 'approved') return 'bookingReopened';
  if (to === 'approved') return 'bookingApproved';
  return to === 'rejected' ? 'bookingRejected' : 'bookingCancelled';
}

/**
 * What the journal tells of a change in a booking's history: nothing where its customer or the schedule made it.
 * @param actorId the user id of who made it
 */
export function changeEntry(
  booking: Booking,
  change: BookingChange,
  actorId: string,
): NewEntry | undefined {
  const act = change.by === 'admin' ? actOf(change) : undefined;
  if (!act) return undefined;
  const author = { userId: actorId, names: change.name ?? '' };
  return { at: change.at, ...author, act, ...bookingThing(booking) };
}

const paymentActs = {
  payment: 'paymentRecorded',
  deposit: 'depositRecorded',
  refund: 'refundRecorded',
  reversal: 'entryReversed',
} as const satisfies Record<Payment['kind'], JournalAct>;

/** What the journal tells of an entry of a booking's payments, where no claim was confirmed by it. */
export const paymentEntry = (
  booking: Booking,
  { at, kind, amount, recordedBy }: Payment,
  userId: string,
): NewEntry => ({
  at,
  userId,
  names: recordedBy,
  act: paymentActs[kind],
  ...bookingThing(booking),
  amount,
});

/** What the journal tells of the answer to a claim. */
export const claimEntry = (
  booking: Booking,
  { amount }: PaymentClaim,
  answer: { act: 'claimConfirmed' | 'claimDeclined'; at: string } & JournalAuthor,
): NewEntry => ({ ...answer, ...bookingThing(booking), amount });

/** What the journal tells of an invoice. */
export const invoiceEntry = (
  booking: Booking,
  { at, issuedBy, due }: Invoice,
  userId: string,
): NewEntry => ({
  at,
  userId,
  names: issuedBy,
  act: 'invoiceIssued',
  ...bookingThing(booking),
  amount: due,
});
