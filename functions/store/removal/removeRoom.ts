import { roomEntry } from '#functions/domain/journalEntries.ts';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { deleteFreeMonths } from '#functions/store/calendar/calendar.ts';
import { journalEntry } from '#functions/store/journal/journalEntry.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { toRoom, type StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { addDays, addMonths, todayInKigali } from '#shared/days.ts';
import type { JournalAuthor } from '#shared/journal.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';

/** Deletes a room; fails where bookings hold days in it, or somebody has saved it meanwhile. */
const deleteRoom = ({ id, version }: Room): NamedWrite<'room'> => ({
  name: 'room',
  write: {
    Delete: {
      TableName: settings.tableName(),
      Key: keys.room(id),
      ConditionExpression: 'live = :none AND version = :version',
      ExpressionAttributeValues: { ':none': 0, ':version': version },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  },
});

/**
 * Deletes a room in which nobody holds days from today on, with its calendar of these months, in one
 * transaction. The room is read first: where it is gone when it is to be deleted, an earlier try deleted it
 * and its answer was lost, or somebody else did.
 * @param now milliseconds since 1970
 * @param by of whom the journal tells it; left out where nobody of the staff does it
 * @returns the room that was deleted
 * @throws Refusal roomNotFound, roomHasBookings, roomHasClosures, busy
 */
export async function removeRoom(id: string, now?: number, by?: JournalAuthor): Promise<Room> {
  let room = await getRoom(id);
  const today = todayInKigali(now);
  // A day more, because midnight may come meanwhile.
  const ahead = { startDate: today, endDate: addMonths(addDays(today, 1), limits.monthsAhead) };
  return untilUncontended(async () => {
    const outcome = await transact([
      deleteRoom(room),
      ...deleteFreeMonths(id, ahead),
      ...(by ? [journalEntry(roomEntry('roomDeleted', room, by, new Date().toISOString()))] : []),
    ]);
    if (outcome.done) return room;
    const [failed] = outcome.failed;
    if (!failed) return undefined;
    if (failed.name === 'calendar') throw new Refusal('roomHasClosures');
    if (!failed.item) return room;
    const found = failed.item as unknown as StoredRoom;
    if (found.live > 0) throw new Refusal('roomHasBookings');
    room = toRoom(found);
    return undefined;
  });
}
