import {
  askedAfter,
  type ChangeableBooking,
  type StayChange,
} from '#functions/domain/decideChange.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { exchangeDays } from '#functions/store/calendar/calendar.ts';
import { addPendingDays } from '#functions/store/customers/pendingCount.ts';
import { countChange, decrementLive, incrementLive } from '#functions/store/rooms/roomWrites.ts';
import type { StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import type { Booking } from '#shared/booking.ts';
import { recordChange, setPlacement } from './bookingWrites.ts';
import { currentKey, putKey, type RequestKey, type StoredKey } from './idempotency.ts';
import { toBooking, type StoredBooking } from './storedBooking.ts';

/** What a change of days or room is decided on, as it is stored; undefined where it is not there. */
interface ChangeSituation {
  booking: ChangeableBooking | undefined;
  room: StoredRoom | undefined;
  /** Days that the pending bookings of whoever changes it hold together. */
  pendingDays: number;
  /** What the key's first request made. */
  earlier: StoredKey | undefined;
}

/** Reads what a change is decided on in one strongly consistent round trip. */
export async function readChangeSituation(
  bookingId: string,
  roomId: string,
  userId: string,
  key: RequestKey | undefined,
): Promise<ChangeSituation> {
  const wanted = [keys.booking(bookingId), keys.room(roomId), keys.customer(userId)];
  const [booking, room, counts, earlier] = await readItems(
    key ? [...wanted, keys.idempotency(userId, key.key)] : wanted,
  );
  return {
    booking: booking && toBooking(booking as unknown as StoredBooking),
    room: room as StoredRoom | undefined,
    pendingDays: Number(counts?.pendingDays ?? 0),
    earlier: currentKey(earlier as StoredKey | undefined),
  };
}

/** What came of a write: the changed booking, or why nothing was written. */
export type Written = Booking | 'days' | 'stale';

/**
 * Writes a change in one transaction: room, days and total, the history, the counts of both rooms and of the
 * customer, the days that are given back and taken, and the key.
 * @returns the changed booking; `days` where a day may be taken, `stale` where something else has changed
 * meanwhile: then it is to be decided again
 */
export async function writeChange(
  change: StayChange,
  key: RequestKey | undefined,
): Promise<Written> {
  const changed = changedBy(change);
  const outcome = await transact([...writesOf(change), ...(key ? [putKey(key, changed)] : [])]);
  if (outcome.done) return changed;
  return outcome.failed.every(({ name }) => name === 'calendar') ? 'days' : 'stale';
}

function changedBy(stayChange: StayChange): Booking {
  const { booking, to, change } = stayChange;
  const asked = askedAfter(stayChange);
  const changed: Booking = { ...booking, ...to, ...(asked && { asked }), changedAt: change.at };
  if (!asked) delete changed.asked;
  return changed;
}

function writesOf(stayChange: StayChange) {
  const { booking, to, price, change, mover, today, givesBack, moreDays, mostDays } = stayChange;
  return [
    setPlacement(stayChange),
    ...recordChange(booking, change, mover.userId),
    ...(booking.coldRoomId === to.coldRoomId
      ? [countChange(to.coldRoomId, price, { open: !givesBack })]
      : [incrementLive(to.coldRoomId, price), decrementLive(booking.coldRoomId)]),
    ...(moreDays === 0 ? [] : [addPendingDays(booking.userId, moreDays, mostDays)]),
    ...exchangeDays(booking.id, booking, to, today),
  ];
}
