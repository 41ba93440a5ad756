import { randomUUID } from 'node:crypto';
import { Refusal } from '#functions/errors.ts';
import { refuseImpossibleStay } from '#functions/domain/impossibleStay.ts';
import type { Booking, Service } from '#shared/booking.ts';
import { sameAmount, totalPrice } from '#shared/price.ts';
import type { Stay } from '#shared/stay.ts';
import { toBooking, type BookingItem } from './bookingItem.ts';
import { enterRoom, putBooking, startWaiting } from './bookingWrites.ts';
import { readCalendar, takeDays } from '#functions/store/calendar/calendar.ts';
import {
  currentKey,
  fingerprintOf,
  putKey,
  readKey,
  replay,
  type KeyItem,
  type RequestKey,
} from './idempotency.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems } from '#functions/platform/table/readItems.ts';
import type { RoomItem } from '#functions/store/rooms/rooms.ts';
import {
  transact,
  untilUncontended,
  type FailedCondition,
} from '#functions/platform/table/transact.ts';

export interface BookingRequest extends Stay {
  coldRoomId: string;
  /** The total that the customer saw, in Rwf. */
  totalPrice: number;
  service?: Service | undefined;
  productType?: string | undefined;
  /** In kg. */
  weight?: number | undefined;
}

export interface Customer {
  userId: string;
  names: string;
}

type WriteName = 'key' | 'room' | 'customer' | 'calendar' | 'booking';

/**
 * Books a room for the days of a stay: all of them, or none. With an idempotency key the same
 * request books once, however often it is sent, and is answered the same booking.
 * @throws Refusal of an impossible stay, roomNotFound, roomUnavailable, priceChanged, totalZero, daysTaken,
 * tooManyPending, keyReused, busy
 */
export async function createBooking(
  request: BookingRequest,
  customer: Customer,
  idempotencyKey?: string,
): Promise<Booking> {
  const fingerprint = fingerprintOf(request);
  const key = idempotencyKey
    ? { userId: customer.userId, key: idempotencyKey, fingerprint }
    : undefined;
  const { room, earlier } = await readRoomAndKey(request.coldRoomId, key);
  if (earlier) return replay(earlier, fingerprint);
  // Only now: what was booked before midnight is answered as booked also after it.
  refuseImpossibleStay(request);
  if (!room) throw new Refusal('roomNotFound');
  return commit(newBooking(request, customer, room), key, room.price);
}

/** What the decision rests on, in one strongly consistent read. */
async function readRoomAndKey(
  roomId: string,
  key: RequestKey | undefined,
): Promise<{ room: RoomItem | undefined; earlier: KeyItem | undefined }> {
  const roomKey = keys.room(roomId);
  const [room, earlier] = await readItems(
    key ? [roomKey, keys.idempotency(key.userId, key.key)] : [roomKey],
  );
  return {
    room: room as RoomItem | undefined,
    earlier: currentKey(earlier as KeyItem | undefined),
  };
}

function newBooking(request: BookingRequest, customer: Customer, room: RoomItem): BookingItem {
  if (room.status !== 'available') throw new Refusal('roomUnavailable');
  const total = totalPrice(request.startDate, request.endDate, room.price);
  if (!sameAmount(total, request.totalPrice)) throw new Refusal('priceChanged');
  if (total === 0) throw new Refusal('totalZero');
  return {
    ...request,
    id: randomUUID(),
    coldRoomName: room.name,
    coldRoomLocation: room.location,
    roomType: room.roomType,
    userId: customer.userId,
    userName: customer.names,
    status: 'pending',
    totalPrice: total,
    date: new Date().toISOString(),
  };
}

/** Writes the booking and all that belongs to it as one transaction. */
async function commit(
  item: BookingItem,
  key: RequestKey | undefined,
  price: number,
): Promise<Booking> {
  const writes = [
    ...(key ? [putKey(key, item)] : []),
    enterRoom(item.coldRoomId, price),
    startWaiting(item.userId),
    ...takeDays({ roomId: item.coldRoomId, bookingId: item.id }, item),
    putBooking(item),
  ];
  return untilUncontended(async () => {
    const outcome = await transact<WriteName>(writes);
    if (outcome.done) return toBooking(item);
    if (outcome.failed.length > 0) return settle(outcome.failed, item, key);
    return afterContention(item, key);
  });
}

/** Answers for failed conditions, the weightiest first. */
function settle(
  failed: FailedCondition<WriteName>[],
  item: BookingItem,
  key: RequestKey | undefined,
): Booking {
  const failure = (name: WriteName) => failed.find((condition) => condition.name === name);
  const earlier = failure('key');
  if (earlier && key) return replay(earlier.item as unknown as KeyItem, key.fingerprint);
  // Its id is new: where it stands already, an earlier try was written and its answer lost.
  if (failure('booking')) return toBooking(item);
  const room = failure('room');
  if (room) throw roomRefusal(room.item as unknown as RoomItem | undefined);
  if (failure('calendar')) throw new Refusal('daysTaken');
  // A token may outlive its user, as when the table was begun anew.
  throw failure('customer')?.item ? new Refusal('tooManyPending') : new Refusal('invalidToken');
}

function roomRefusal(room: RoomItem | undefined): Error {
  if (!room) return new Refusal('roomNotFound');
  return room.status === 'available' ? new Refusal('priceChanged') : new Refusal('roomUnavailable');
}

/**
 * Another transaction was under way on the same items. Where it took the days, they are gone,
 * unless it was this very request, sent twice; where the days are free, it is worth another try.
 */
async function afterContention(
  item: BookingItem,
  key: RequestKey | undefined,
): Promise<Booking | undefined> {
  const taken = await readCalendar(item.coldRoomId, item);
  if (taken.size === 0) return undefined;
  // Its id is new: where it has the days, an earlier try was written and its answer lost.
  if ([...taken.values()].includes(item.id)) return toBooking(item);
  if (!key) throw new Refusal('daysTaken');
  const known = await readKey(key);
  if (!known) return undefined;
  if (known.earlier) return replay(known.earlier, key.fingerprint);
  throw new Refusal('daysTaken');
}
