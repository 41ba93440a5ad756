import { randomUUID } from 'node:crypto';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { bookingWithKeys, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { at, inDays } from '#functions/testing/people.ts';
import { putItems } from '#functions/testing/putItems.ts';
import type { Room } from '#shared/room.ts';
import type { BookingStatus } from '#shared/transitions.ts';

/** Bookings that are made at once, so that memory does not grow with their number. */
const PORTION = 1000;
const statuses: BookingStatus[] = ['pending', 'approved', 'completed', 'rejected', 'cancelled'];

/** Puts stored bookings into the table without any rules, because only their number matters. */
export async function putBookings(count: number, rooms: Room[], by: Customer): Promise<void> {
  for (let from = 0; from < count; from += PORTION) {
    const some = Array.from({ length: Math.min(PORTION, count - from) }, (_, index) =>
      bookingWithKeys(bookingAt(from + index, rooms, by)),
    );
    await putItems(some);
  }
}

function bookingAt(index: number, rooms: Room[], { userId, names }: Customer): StoredBooking {
  const room = at(rooms, index);
  return {
    id: randomUUID(),
    coldRoomId: room.id,
    coldRoomName: room.name,
    coldRoomLocation: room.location,
    roomType: room.roomType,
    userId,
    userName: names,
    startDate: inDays(400 + (index % 300)),
    endDate: inDays(401 + (index % 300)),
    status: at(statuses, index),
    totalPrice: room.price * 2,
    date: new Date().toISOString(),
  };
}
