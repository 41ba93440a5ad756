import type { PresenceChange } from '#functions/domain/decidePresence.ts';
import type { NewEntry } from '#functions/domain/journalEntries.ts';
import type { Booking, BookingChange } from '#shared/booking.ts';
import type { Role } from '#shared/claims.ts';
import type { Closure } from '#shared/closure.ts';
import type { Day } from '#shared/days.ts';

/** What the rules of consistency need of a booking. */
export type CheckedBooking = Pick<
  Booking,
  | 'id'
  | 'number'
  | 'coldRoomId'
  | 'userId'
  | 'startDate'
  | 'endDate'
  | 'status'
  | 'date'
  | 'changedAt'
  | 'stars'
  | 'paid'
  | 'claimId'
  | 'asked'
  | 'checkedIn'
  | 'checkedOut'
>;

/** A change of a booking as its history keeps it, with the user id of who made it. */
export type KeptChange = BookingChange & { actorId: string };

/** A booking number as it is reserved. */
export interface ReservedNumber {
  number: string;
  bookingId: string;
}

/** What they need of an account. */
export interface CheckedAccount {
  userId: string;
  email: string;
  phoneNumber: string;
  tokensFrom?: number | undefined;
}

/** What they need of an account that may be one of the staff. */
export interface CheckedMember extends Pick<CheckedAccount, 'userId' | 'email'> {
  role: Role;
  createdAt: string;
  roleSince?: string | undefined;
}

/** What they need of a closure. */
export type CheckedClosure = Pick<
  Closure,
  'id' | 'coldRoomId' | 'startDate' | 'endDate' | 'freeFrom'
>;

/** The counts that rooms and customers keep of their bookings and closures, and a booking's sum of its payments. */
export type CountName =
  | 'live'
  | 'closures'
  | 'starSum'
  | 'starCount'
  | 'pending'
  | 'pendingDays'
  | 'paid';

/** A write that restores a rule, where there is one right answer. It fails if the table has changed meanwhile. */
export type Mend =
  | { kind: 'status'; booking: CheckedBooking; change: KeptChange }
  | {
      kind: 'presence';
      booking: CheckedBooking;
      checked: PresenceChange['checked'];
      change: KeptChange;
    }
  | { kind: 'stars'; bookingId: string; stars: number }
  | { kind: 'booking'; booking: CheckedBooking }
  | { kind: 'lists'; booking: CheckedBooking }
  | { kind: 'number'; booking: CheckedBooking }
  | { kind: 'freeNumber'; reserved: ReservedNumber }
  | { kind: 'takeDays'; roomId: string; holder: string; days: Day[] }
  | { kind: 'freeDay'; roomId: string; day: Day; holder: string }
  | { kind: 'customer'; userId: string; email?: string | undefined }
  | { kind: 'countEmail'; userId: string; email: string }
  | { kind: 'formerAccount'; account: CheckedAccount }
  | { kind: 'staff'; account: CheckedMember }
  | { kind: 'noStaff'; userId: string }
  | { kind: 'removal'; userId: string }
  | { kind: 'phone' | 'freePhone'; userId: string; phoneNumber: string }
  | { kind: 'journal'; entry: NewEntry }
  | { kind: 'revocation'; userId: string; from: number }
  | {
      kind: 'count';
      owner: 'room' | 'customer' | 'booking';
      id: string;
      name: CountName;
      from: number | undefined;
      to: number;
    };

/** A place where the table breaks a rule. */
export interface Violation {
  /** What it is about, such as `booking 4f1c…`. */
  about: string;
  /** What is wrong, and what to do where there is no mend. */
  finding: string;
  mend?: Mend | undefined;
}
