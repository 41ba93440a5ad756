import { expect } from 'vitest';
import { roomWords } from '#functions/domain/roomWords.ts';
import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { columnOf, millionths, rowOf } from '#functions/domain/search/grid.ts';
import { countRooms } from '#functions/store/rooms/findRooms.ts';
import { toRoom, type StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { readCells, readPlaces } from '#functions/store/search/readCounts.ts';
import { toEntry } from '#functions/store/search/storedEntry.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { takenDaysOf } from '#shared/search/takenDays.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';
import { everyItem } from './table.ts';

type Item = Record<string, unknown>;

const byId = (entries: SearchEntry[]): SearchEntry[] =>
  entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** The days of a calendar item. */
const daysIn = (calendar: Item): string[] =>
  Object.keys(calendar)
    .filter((name) => /^d\d\d$/.test(name))
    .map((name) => `${String(calendar.sk).slice(4)}-${name.slice(1)}`);

/** The entry that each available room calls for, by its calendar from this month on. */
function expectedEntries(items: Item[]): SearchEntry[] {
  const month = monthOf(todayInKigali());
  const rooms = items.filter(({ entity, status }) => entity === 'room' && status === 'available');
  return rooms.map((item) => {
    const calendars = items.filter(({ pk, sk }) => pk === item.pk && String(sk).startsWith('CAL#'));
    const days = calendars.flatMap(daysIn).filter((day) => monthOf(day) >= month);
    return entryOf(toRoom(item as unknown as StoredRoom), takenDaysOf(days));
  });
}

/** What rooms are found by, as far as they are told, each word with its room. */
const wordsIn = (items: Item[]): string[] =>
  items
    .filter(({ entity }) => entity === 'roomWord')
    .map(({ roomId, word, words }) => `${String(roomId)} ${String(word)} of ${String(words)}`)
    .sort();

/**
 * Checks that every room, available or not, is found by its words and by no others, and that the counts of rooms equal a
 * recount. It holds whenever the outbox is done.
 */
export async function expectListingConsistency(): Promise<void> {
  const items = await everyItem();
  const rooms = items.filter(({ entity }) => entity === 'room') as unknown as StoredRoom[];
  const expected = rooms.flatMap((room) => {
    const words = roomWords(room);
    return words.map((word) => `${room.id} ${word} of ${String(words)}`);
  });
  expect(wordsIn(items)).toEqual(expected.sort());
  const counts = { available: 0, unavailable: 0, ...tally(rooms.map(({ status }) => status)) };
  expect(await countRooms()).toEqual(counts);
}

/** Number of rooms by a name. */
function tally(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const placesOf = ({ location }: SearchEntry): string[] => {
  const { town, areas } = whereaboutsOf(location);
  return [town.key, ...areas.map(({ key }) => `${town.key} ${key}`)];
};

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Checks that the search knows exactly the rooms that are available, as they and their calendars are, and
 * that the counts of towns, areas and cells equal a recount. It holds whenever the outbox is done.
 * @param all every item of the table; they are read where they are not given
 */
export async function expectSearchConsistency(all?: Record<string, unknown>[]): Promise<void> {
  const items = all ?? (await everyItem());
  const entries = items.filter(({ entity }) => entity === 'searchEntry').map(toEntry);
  expect(byId(entries)).toEqual(byId(expectedEntries(items)));

  const places = (await readPlaces()).filter(({ rooms }) => rooms !== 0);
  const counted = places.map(({ town, area, rooms }) => [
    area === undefined ? town : `${town} ${area}`,
    rooms,
  ]);
  expect(Object.fromEntries(counted)).toEqual(tally(entries.flatMap(placesOf)));

  const cells = await readCells();
  for (const { row, column, rooms, latitudes, longitudes } of cells) {
    const within = entries.filter(
      ({ latitude, longitude }) =>
        latitude !== undefined &&
        longitude !== undefined &&
        rowOf(latitude) === row &&
        columnOf(longitude) === column,
    );
    const types = { 'Cold Room': 0, 'Ware House': 0, ...tally(within.map((one) => one.roomType)) };
    expect([rooms, latitudes, longitudes], `cell ${row} ${column}`).toEqual([
      types,
      sum(within.map(({ latitude = 0 }) => millionths(latitude))),
      sum(within.map(({ longitude = 0 }) => millionths(longitude))),
    ]);
  }
  const onTheMap = entries.filter(({ longitude }) => longitude !== undefined).length;
  expect(sum(cells.flatMap(({ rooms }) => Object.values(rooms)))).toBe(onTheMap);
}
