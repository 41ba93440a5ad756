import type { Allowance, BookingCounts } from '#functions/domain/bookingAllowance.ts';
import { bookedForEntry } from '#functions/domain/bookingEntries.ts';
import type { BookingDecision } from '#functions/domain/decideBooking.ts';
import { Refusal } from '#functions/errors.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import { transact, type FailedCondition } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { readCalendar, takeDays } from '#functions/store/calendar/calendar.ts';
import { incrementBooked, incrementMade } from '#functions/store/customers/pendingCount.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import { incrementLive } from '#functions/store/rooms/roomWrites.ts';
import type { StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import type { Booking } from '#shared/booking.ts';
import type { NumberLength } from '#shared/bookingNumber.ts';
import type { House } from '#shared/house.ts';
import { appendChange, putBooking, reserveNumber } from './bookingWrites.ts';
import {
  currentKey,
  putKey,
  readKey,
  replay,
  type RequestKey,
  type StoredKey,
} from './idempotency.ts';

/** What a booking is decided on, as it is stored; undefined where it is not there. */
interface BookingSituation {
  room: StoredRoom | undefined;
  counts: BookingCounts | undefined;
  /** What admins have set for the whole house. */
  house: House;
  /** What the key's first request made. */
  earlier: StoredKey | undefined;
}

/**
 * Reads what a booking is decided on in one strongly consistent round trip: its room, its customer's
 * counts, the settings of the house, and its key.
 */
export async function readSituation(
  roomId: string,
  userId: string,
  key: RequestKey | undefined,
): Promise<BookingSituation> {
  const wanted = [keys.room(roomId), keys.customer(userId), keys.house()];
  const [room, counts, house, earlier] = await readItems(
    key ? [...wanted, keys.idempotency(userId, key.key)] : wanted,
  );
  return {
    room: room as StoredRoom | undefined,
    counts: counts as BookingCounts | undefined,
    house: house ?? {},
    earlier: currentKey(earlier as StoredKey | undefined),
  };
}

type WriteName =
  | 'audit'
  | 'journal'
  | 'key'
  | 'room'
  | 'customer'
  | 'calendar'
  | 'booking'
  | 'number';

/** What is decided anew where the table has changed since it was read. */
interface Deciders {
  /** Decides by the customer's counts whether they may book; undefined where the booking is not counted. */
  allow: (counts: BookingCounts | undefined) => Allowance | undefined;
  /** Draws a booking number. */
  draw: (length: NumberLength) => string;
}

/**
 * Writes a booking with its days, its counts, its number and its key in one transaction, or answers the
 * booking that the same key has made before. Where the number is taken, a longer one is drawn: nothing was written
 * under the first, so nobody was told it.
 * @throws Refusal roomNotFound, roomUnavailable, priceChanged, daysTaken, keyReused, busy, and what
 * `allow` throws
 */
export async function writeBooking(
  { booking: decided, price, approval, bookedBy }: BookingDecision,
  key: RequestKey | undefined,
  counts: BookingCounts | undefined,
  { allow, draw }: Deciders,
): Promise<Booking> {
  let booking = decided;
  let allowance = allow(counts);
  const holding = { roomId: booking.coldRoomId, holder: booking.id };
  const writes = () => [
    ...(key ? [putKey(key, booking)] : []),
    incrementLive(booking.coldRoomId, price),
    allowance ? incrementBooked(booking, allowance) : incrementMade(booking),
    ...takeDays(holding, booking),
    putBooking(booking, allowance?.nthOfHour),
    ...(approval ? [appendChange(booking.id, approval.change, approval.actorId)] : []),
    ...reserveNumber(booking),
    ...(bookedBy ? [journalEntry(bookedForEntry(booking, bookedBy))] : []),
  ];
  return untilUncontended(async () => {
    const outcome = await transact<WriteName>(writes());
    if (outcome.done) return booking;
    if (outcome.failed.length === 0) return settleContention(booking, key);
    const answer = settleFailure(outcome.failed, booking, key);
    if (answer) return answer;
    const failure = (name: WriteName) => outcome.failed.find((one) => one.name === name);
    const customer = failure('customer');
    if (customer) allowance = allow(customer.item as BookingCounts | undefined);
    if (failure('number')) booking = { ...booking, number: draw('long') };
    return undefined;
  });
}

/**
 * Answers failed conditions. Where several failed, the one that explains the others comes first.
 * @returns the booking that was made before; undefined where the booking is to be decided again by the
 * customer's counts as they are now, or with another number
 */
function settleFailure(
  failed: FailedCondition<WriteName>[],
  booking: Booking,
  key: RequestKey | undefined,
): Booking | undefined {
  const failure = (name: WriteName) => failed.find((condition) => condition.name === name);
  const earlier = failure('key');
  if (earlier && key) return replay(earlier.item as unknown as StoredKey, key);
  // The id is new, so an earlier try of this very transaction wrote it, and its answer was lost.
  if (failure('booking')) return booking;
  const room = failure('room');
  if (room) throw roomRefusal(room.item as unknown as StoredRoom | undefined);
  if (failure('calendar')) throw new Refusal('daysTaken');
  return undefined;
}

/** Why the room's condition failed: it has changed since it was read. */
function roomRefusal(room: StoredRoom | undefined): Refusal {
  if (!room) return new Refusal('roomNotFound');
  return room.status === 'available' ? new Refusal('priceChanged') : new Refusal('roomUnavailable');
}

/**
 * Settles a transaction that met another on the same items. Where the days are taken now, the request
 * is refused, unless it was this same request, sent twice, that took them.
 * @returns undefined where the days are free, or the key is being written: then the transaction is to be
 * tried again
 */
async function settleContention(
  booking: Booking,
  key: RequestKey | undefined,
): Promise<Booking | undefined> {
  const taken = await readCalendar(booking.coldRoomId, booking);
  if (taken.size === 0) return undefined;
  // The id is new, so an earlier try of this very transaction took the days, and its answer was lost.
  if ([...taken.values()].includes(booking.id)) return booking;
  if (!key) throw new Refusal('daysTaken');
  const known = await readKey(key);
  if (!known) return undefined;
  if (known.earlier) return replay(known.earlier, key);
  throw new Refusal('daysTaken');
}
