import type { Handover } from '#functions/domain/decideJoin.ts';
import { countAccount } from '#functions/domain/figures.ts';
import { settings } from '#functions/platform/settings.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { appendChange } from '#functions/store/bookings/bookingWrites.ts';
import { updateAsRead } from '#functions/store/bookings/updateAsRead.ts';
import { removeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import {
  countTaken,
  decrementPending,
  deleteCustomer,
} from '#functions/store/customers/pendingCount.ts';
import { removePhone } from '#functions/store/customers/phoneEntries.ts';
import { noteAndLine, type StoredNote } from '#functions/store/customers/staffNotes.ts';
import { addToFigure } from '#functions/store/figures/figureWrites.ts';
import { countDays } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import type { Person } from '#shared/user.ts';

/** Payments that are renamed in one transaction: it holds a hundred writes, a few of them for the booking. */
export const PAYMENTS_AT_ONCE = 90;

/**
 * Gives a booking to another person in one transaction: with its history, its counts and the names on its payments.
 * @param payments the payments of the booking; those beyond {@link PAYMENTS_AT_ONCE} are renamed before it
 * @returns undefined where the booking or its payments have changed meanwhile, or the person is gone
 */
export async function writeHandover(
  handover: Handover,
  payments: Payment[],
): Promise<true | undefined> {
  const { booking, to, change, actorId } = handover;
  const renamed = payments.map((payment) => renamePayment(payment, to));
  for (let from = PAYMENTS_AT_ONCE; from < renamed.length; from += PAYMENTS_AT_ONCE) {
    await transact(renamed.slice(from, from + PAYMENTS_AT_ONCE));
  }
  const days = countDays(booking.startDate, booking.endDate);
  const waits = booking.status === 'pending';
  const outcome = await transact([
    setOwner(handover),
    appendChange(booking.id, change, actorId),
    ...(waits ? [decrementPending(booking.userId, days)] : []),
    countTaken({ id: booking.id, userId: to.userId }, waits ? days : 0),
    ...renamed.slice(0, PAYMENTS_AT_ONCE),
  ]);
  return outcome.done || undefined;
}

/** Sets whose booking it is, and takes the caller's number from it, as an account has its own; fails where it is no longer as it was read, or something was paid since. */
const setOwner = ({ booking, to, change }: Handover): NamedWrite<'booking'> =>
  updateAsRead(booking, {
    set: {
      userId: to.userId,
      userName: to.userName,
      gsi1pk: collections.bookingsOf(to.userId),
      changedAt: change.at,
    },
    remove: ['phoneNumber'],
    also: ['paid'],
  });

const renamePayment = (
  { bookingId, id }: Payment,
  { userId, userName }: Handover['to'],
): NamedWrite<'payment'> => ({
  name: 'payment',
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keys.payment(bookingId, id),
      UpdateExpression: 'SET userId = :owner, userName = :names',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':owner': userId, ':names': userName },
    },
  },
});

/**
 * Deletes a caller, whose bookings somebody else has by now, with their counts, their telephone number and their
 * entry in the list of customers, and tells it in the journal and in a note about whoever has their bookings, in one
 * transaction. Nobody can book for them from then on.
 * @param to whom the note is about
 * @param made how many bookings were made for the caller when their bookings were handed over
 * @returns undefined where a booking was made for them since, or in contention
 */
export async function writeCallerRemoval(
  caller: Person,
  to: string,
  note: StoredNote,
  made: number | undefined,
): Promise<true | undefined> {
  const outcome = await transact([
    deletePerson(caller.userId),
    deleteCustomer(caller.userId, made),
    removeListedCustomer(caller.userId),
    removePhone(caller),
    ...countAccount(caller, undefined).map((one) => addToFigure(one, caller.userId)),
    ...noteAndLine(to, note, 'callerJoined'),
  ]);
  return outcome.done || undefined;
}

const deletePerson = (userId: string): NamedWrite<'person'> => ({
  name: 'person',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.person(userId),
      ConditionExpression: 'attribute_exists(pk)',
    },
  },
});
