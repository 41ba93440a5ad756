import { checkJoin, decideHandover } from '#functions/domain/decideJoin.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { everyBookingOf } from '#functions/store/bookings/bookings.ts';
import { readKnownPerson } from '#functions/store/customers/people.ts';
import { moveNotes } from '#functions/store/customers/staffNotes.ts';
import { findLedger } from '#functions/store/payments/payments.ts';
import { deleteOwnItems } from '#functions/store/removal/forgetCustomer.ts';
import { writeCallerRemoval, writeHandover } from '#functions/store/removal/writeJoin.ts';
import type { Booking } from '#shared/booking.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { namesOf, type Person } from '#shared/user.ts';
import { bookingsSoFar } from './bookingsSoFar.ts';
import { getPerson } from './people.ts';
import { newNote } from './staffNotes.ts';

/**
 * Gives the bookings, payments and notes of a caller to an account of the same telephone number, and removes the
 * caller. Each booking is handed over in a transaction; all of it is done before the caller is removed and again
 * after it, so that it can be repeated if it is interrupted, and what was booked meanwhile is found as well.
 * @throws Refusal personNotFound, notACaller, noAccount, otherNumber, busy
 */
export async function joinCaller(
  userId: string,
  callerId: string,
  admin: JournalAuthor,
): Promise<Person> {
  const [account, caller] = await Promise.all([getPerson(userId), getPerson(callerId)]);
  checkJoin(caller, account);
  const note = newNote(joinedWords(caller), admin);
  await untilUncontended(async () => {
    const { made, bookings } = await bookingsSoFar(callerId);
    await handOver(bookings, { caller, account, admin });
    return (await writeCallerRemoval(caller, userId, note, made)) ?? isGone(callerId);
  });
  await handOver(await everyBookingOf(callerId), { caller, account, admin });
  await deleteOwnItems(callerId);
  return account;
}

/** Whether another admin has joined the caller meanwhile. */
const isGone = async (callerId: string): Promise<true | undefined> =>
  (await readKnownPerson(callerId)).person ? undefined : true;

const joinedWords = (caller: Person): string =>
  `Joined with ${namesOf(caller)}, who was added by the staff.`;

interface Joining {
  caller: Person;
  account: Person;
  admin: JournalAuthor;
}

async function handOver(bookings: Booking[], { caller, account, admin }: Joining): Promise<void> {
  for (const { id } of bookings) await giveBooking(id, account, admin);
  await moveNotes(caller.userId, account.userId);
}

/** Hands a booking over as it is by then. One that the account has already, as the list may be late, stays. */
const giveBooking = (id: string, account: Person, admin: JournalAuthor): Promise<true> =>
  untilUncontended(async () => {
    const { booking, payments } = await findLedger(id);
    if (!booking || booking.userId === account.userId) return true;
    return writeHandover(decideHandover(booking, account, admin, Date.now()), payments);
  });
