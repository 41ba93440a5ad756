import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { bookingWithKeys, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { at, inDays } from '#functions/testing/people.ts';
import type { Room } from '#shared/room.ts';
import type { BookingStatus } from '#shared/transitions.ts';

const BATCH = 25;
const AT_ONCE = 8;
const statuses: BookingStatus[] = ['pending', 'approved', 'completed', 'rejected', 'cancelled'];

/** Puts stored bookings into the table without any rules, because only their number matters. */
export async function putBookings(count: number, rooms: Room[], by: Customer): Promise<void> {
  const step = BATCH * AT_ONCE;
  for (let from = 0; from < count; from += step) {
    const upTo = Math.min(count, from + step);
    const batches: Promise<unknown>[] = [];
    for (let begin = from; begin < upTo; begin += BATCH) {
      batches.push(putBatch(begin, Math.min(upTo, begin + BATCH), rooms, by));
    }
    await Promise.all(batches);
  }
}

const putBatch = (from: number, upTo: number, rooms: Room[], by: Customer): Promise<unknown> =>
  db.send(
    new BatchWriteCommand({
      RequestItems: {
        [settings.tableName()]: Array.from({ length: upTo - from }, (_, index) => ({
          PutRequest: { Item: bookingWithKeys(bookingAt(from + index, rooms, by)) },
        })),
      },
    }),
  );

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
