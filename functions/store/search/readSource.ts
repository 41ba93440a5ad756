import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { calendarKey, keys } from '#functions/platform/table/keys.ts';
import { takenDays } from '#functions/store/calendar/calendar.ts';
import { toRoom, type StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { addMonths, monthOf, todayInKigali, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { takenDaysOf } from '#shared/search/takenDays.ts';

/** A room by its id and the moment of its creation, by which its entry is stored. */
export interface RoomKey {
  id: string;
  createdAt: string;
}

/**
 * The entry that a room and its calendar call for now; undefined where the room is gone or is not
 * available. One strongly consistent query reads the room and its months from the present one on.
 */
export async function readSource({ id, createdAt }: RoomKey): Promise<SearchEntry | undefined> {
  const today = todayInKigali();
  const roomKey = keys.room(id);
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: settings.tableName(),
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :room AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':room': roomKey.pk,
        ':first': calendarKey(monthOf(today)),
        ':last': roomKey.sk,
      },
    }),
  );
  const room = Items.find(({ sk }) => sk === roomKey.sk);
  if (room?.createdAt !== createdAt || room.status !== 'available') return undefined;
  return entryOf(toRoom(room as unknown as StoredRoom), takenDaysOf(daysTaken(Items, today)));
}

/** The taken days from the first of this month to the last that can be booked. */
function daysTaken(items: Record<string, unknown>[], today: Day): Iterable<Day> {
  const stay = {
    startDate: `${monthOf(today)}-01`,
    endDate: addMonths(today, limits.monthsAhead + 1),
  };
  return takenDays(items, stay).keys();
}
