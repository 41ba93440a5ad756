import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { db } from '#functions/platform/table/client.ts';
import { collections, dayAttribute, keys } from '#functions/platform/table/keys.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { refreshListing } from '#functions/store/rooms/roomListing.ts';
import { countWrites } from '#functions/store/search/entryCounts.ts';
import { toItem } from '#functions/store/search/storedEntry.ts';
import { putItems } from '#functions/testing/putItems.ts';
import { monthOf } from '#shared/days.ts';
import { benchRoom, type BenchRoom } from './searchRooms.ts';

type Item = Record<string, unknown>;

const roomItem = ({ stored }: BenchRoom): Item => ({
  ...keys.room(stored.id),
  entity: 'room',
  gsi1pk: inShard(collections.rooms, stored.id),
  gsi1sk: `${stored.createdAt}#${stored.id}`,
  ...stored,
});

/** The calendar of a room. */
const calendarItems = ({ stored, takenDays }: BenchRoom): Item[] =>
  [...Map.groupBy(takenDays, monthOf)].map(([month, days]) => ({
    ...keys.calendar(stored.id, month),
    ...Object.fromEntries(days.map((day) => [dayAttribute(day), stored.id])),
  }));

/**
 * Writes rooms and their search entries as the product would have written them, and the counts of the
 * search; calendars, and the words by which rooms are found, only where they are asked for, because no search
 * reads them.
 */
export async function seedSearch(from: number, upTo: number, isWhole: boolean): Promise<void> {
  const rooms = Array.from({ length: upTo - from }, (_, index) => benchRoom(from + index));
  await putItems(rooms.flatMap((room) => [roomItem(room), { ...toItem(room.entry, 1) }]));
  if (isWhole) {
    await putItems(rooms.flatMap(calendarItems));
    for (const { stored } of rooms) await refreshListing(stored.id);
  }
  const counts = countWrites(
    [],
    rooms.map(({ entry }) => entry),
  );
  for (const { write } of counts)
    await db.send(new UpdateCommand(write.Update as UpdateCommandInput));
}
