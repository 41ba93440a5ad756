import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type {
  CheckedBooking,
  Mend,
  ReservedNumber,
} from '#functions/domain/consistency/violation.ts';
import { feeOfMove } from '#functions/domain/decideMove.ts';
import { revokeTokens } from '#functions/platform/auth/revocations.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { dayAttribute, keys } from '#functions/platform/table/keys.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { removeStaff, writeStaff } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import {
  putBooking,
  reserveNumber,
  setLists,
  setStars,
  setStatus,
} from '#functions/store/bookings/bookingWrites.ts';
import { toBooking, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { setChecked } from '#functions/store/bookings/writePresence.ts';
import { takeDays } from '#functions/store/calendar/calendar.ts';
import { putPendingCount, setCustomerEmail } from '#functions/store/customers/pendingCount.ts';
import { putPhone, removePhone } from '#functions/store/customers/phoneEntries.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import { deleteAsRead } from '#functions/store/removal/writeEmail.ts';
import { finishRemoval } from '#functions/usecases/finishRemoval.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';

/** All but the one that does what the outbox had still to do. */
type WrittenMend = Exclude<Mend, { kind: 'removal' }>;

/** The booking of a violation, which is a stored one. */
const whole = (booking: CheckedBooking) => toBooking(booking as StoredBooking);

/** The writes of a mend; each fails if the table is no longer as it was read. */
function writesOf(mend: WrittenMend): NamedWrite[] {
  switch (mend.kind) {
    case 'status':
      return [giveStatus(mend)];
    case 'presence':
      return [setChecked({ ...mend, booking: whole(mend.booking) })];
    case 'stars':
      return [setStars({ id: mend.bookingId, stars: undefined }, mend.stars)];
    case 'booking':
      return [putBooking(whole(mend.booking))];
    case 'lists':
      return [setLists(whole(mend.booking))];
    case 'number':
      return reserveNumber(mend.booking);
    case 'freeNumber':
      return [{ name: 'number', write: { Delete: freeNumber(mend.reserved) } }];
    case 'customer':
      return [putPendingCount(mend.userId, mend.email)];
    case 'countEmail':
      return [setCustomerEmail(mend.userId, mend.email)];
    case 'formerAccount':
      return [deleteAsRead(mend.account as StoredAccount)];
    case 'staff':
      return [writeStaff(mend.account)];
    case 'noStaff':
      return [removeStaff(mend.userId)];
    case 'phone':
      return [putPhone(mend)];
    case 'freePhone':
      return [removePhone(mend)];
    case 'journal':
      return [journalEntry(mend.entry)];
    case 'revocation':
      return [revokeTokens(mend.userId, mend.from)];
    case 'takeDays':
      return holdDays(mend);
    case 'freeDay':
      return [{ name: 'calendar', write: { Update: freeDay(mend) } }];
    case 'count':
      return [{ name: mend.owner, write: { Update: setCount(mend) } }];
  }
}

/** The entry of the history has no fee, because it follows from the booking and from who cancelled it when. */
function giveStatus({ booking, change }: Extract<Mend, { kind: 'status' }>): NamedWrite {
  const { at, by: actor, actorId: userId, to, reason } = change;
  const today = todayInKigali(Date.parse(at));
  const fee = feeOfMove(whole(booking), to, { actor, userId }, reason, today);
  return setStatus(whole(booking), { ...change, fee });
}

/** Takes each day by the same conditional write as a booking or a closure. */
const holdDays = ({ roomId, holder, days }: Extract<Mend, { kind: 'takeDays' }>): NamedWrite[] =>
  days.flatMap((day) => takeDays({ roomId, holder }, { startDate: day, endDate: day }));

const freeDay = ({ roomId, day, holder }: Extract<Mend, { kind: 'freeDay' }>) => ({
  TableName: settings.tableName(),
  Key: keys.calendar(roomId, monthOf(day)),
  UpdateExpression: 'REMOVE #day',
  ConditionExpression: '#day = :holder',
  ExpressionAttributeNames: { '#day': dayAttribute(day) },
  ExpressionAttributeValues: { ':holder': holder },
});

const freeNumber = ({ number, bookingId }: ReservedNumber) => ({
  TableName: settings.tableName(),
  Key: keys.number(number),
  ConditionExpression: 'bookingId = :booking',
  ExpressionAttributeValues: { ':booking': bookingId },
});

const setCount = ({ owner, id, name, from, to }: Extract<Mend, { kind: 'count' }>) => ({
  TableName: settings.tableName(),
  Key: keys[owner](id),
  UpdateExpression: 'SET #count = :to',
  ConditionExpression: `attribute_exists(pk) AND ${from === undefined ? 'attribute_not_exists(#count)' : '#count = :from'}`,
  ExpressionAttributeNames: { '#count': name },
  ExpressionAttributeValues: { ':to': to, ...(from !== undefined && { ':from': from }) },
});

/**
 * Mends a violation.
 * @returns false where the table has changed since it was read, so that the check is to be repeated
 */
export async function applyMend(mend: Mend): Promise<boolean> {
  if (mend.kind === 'removal') {
    await finishRemoval(mend.userId);
    return true;
  }
  try {
    for (const { write } of writesOf(mend)) {
      if (write.Put) await db.send(new PutCommand(write.Put));
      if (write.Delete) await db.send(new DeleteCommand(write.Delete));
      if (write.Update) await db.send(new UpdateCommand(write.Update));
    }
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
