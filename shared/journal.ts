import * as z from 'zod/mini';
import { roles } from './claims.ts';

/** What the acts of the staff are about. */
export const journalAreas = ['bookings', 'payments', 'rooms', 'people', 'team', 'house'] as const;
export type JournalArea = (typeof journalAreas)[number];

/** Every act of the staff that the journal tells, and its area. */
export const areaOfAct = {
  bookedFor: 'bookings',
  bookingApproved: 'bookings',
  bookingRejected: 'bookings',
  bookingCancelled: 'bookings',
  bookingReopened: 'bookings',
  approvalWithdrawn: 'bookings',
  bookingChanged: 'bookings',
  changeDeclined: 'bookings',
  checkedIn: 'bookings',
  checkedOut: 'bookings',
  checkTakenBack: 'bookings',
  paymentRecorded: 'payments',
  depositRecorded: 'payments',
  refundRecorded: 'payments',
  entryReversed: 'payments',
  claimConfirmed: 'payments',
  claimDeclined: 'payments',
  invoiceIssued: 'payments',
  roomCreated: 'rooms',
  roomChanged: 'rooms',
  roomDeleted: 'rooms',
  roomClosed: 'rooms',
  roomReopened: 'rooms',
  callerAdded: 'people',
  noteAdded: 'people',
  noteRemoved: 'people',
  callerJoined: 'people',
  roleGiven: 'team',
  invited: 'team',
  invitationWithdrawn: 'team',
  invitationAccepted: 'team',
  houseChanged: 'house',
} as const satisfies Record<string, JournalArea>;
export type JournalAct = keyof typeof areaOfAct;
const acts = Object.keys(areaOfAct) as JournalAct[];

/** What an act was done to. The settings of the house are one thing, `house`. */
const thingKinds = ['booking', 'room', 'person', 'invitation', 'house'] as const;

/** A field of a thing that was changed, as text; a value that there was not, is no more, or is not told is absent. */
const journalChangeSchema = z.object({
  field: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
});
export type JournalChange = z.infer<typeof journalChangeSchema>;

/** A line of the journal: who of the staff did what to which thing, and when. It is never changed. */
export const journalEntrySchema = z.object({
  id: z.string(),
  /** ISO text. */
  at: z.string(),
  userId: z.string(),
  /** Names of who did it, as they were then. */
  names: z.string(),
  act: z.enum(acts),
  kind: z.enum(thingKinds),
  thingId: z.string(),
  /**
   * What the thing was called then: the number and room of a booking, the name of a room or of a member of the staff, the
   * address of an invitation.
   * Customers are named by their id alone, because their names are forgotten with their accounts.
   */
  thing: z.optional(z.string()),
  /** In whole Rwf, where money was taken, given back or claimed. */
  amount: z.optional(z.number()),
  /** The role that was given, offered or accepted; `user` where one was withdrawn. */
  role: z.optional(z.enum(roles)),
  /** What of a room or of the settings of the house was changed; absent of lines from before this was told. */
  changes: z.optional(z.array(journalChangeSchema)),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** Who of the staff did something. */
export type JournalAuthor = Pick<JournalEntry, 'userId' | 'names'>;
