import { collections, dayAttribute, keys } from '#functions/platform/table/keys.ts';
import { inShard } from '#functions/platform/table/shards.ts';
import { bookingWithKeys } from '#functions/store/bookings/storedBooking.ts';
import { daysByMonth } from '#shared/days.ts';
import { inDays } from './people.ts';

type Item = Record<string, unknown>;

/** The days of a month on the timeline, and how far apart the stays of seven days begin. */
const DAYS = 31;
const APART = 12;

const towns = ['Kimironko, Kigali', 'Musanze', 'Huye', 'Rubavu'];

function roomItems(index: number): Item[] {
  // Ids and names are as long as those of real rooms.
  const number = String(index).padStart(3, '0');
  const id = `room-${number}-0000-0000-0000-000000000000`;
  const location = String(towns[index % towns.length]);
  const room = { id, name: `Cold room ${number} of the growers of Kinihira`, location };
  const createdAt = `2026-${String(index).padStart(4, '0')}`;
  const items: Item[] = [
    {
      ...keys.room(id),
      entity: 'room',
      gsi1pk: inShard(collections.rooms, id),
      gsi1sk: `${createdAt}#${id}`,
      ...room,
      roomType: 'Cold Room',
      temperatureRange: '2°C - 8°C',
      status: 'available',
      price: 25_000,
      createdAt,
    },
  ];
  const months = new Map<string, Item>();
  for (let from = 0; from < DAYS; from += APART) {
    const bookingId = `booking-${index}-${from}-0000-0000-0000`.padEnd(36, '0');
    const [startDate, endDate] = [inDays(from), inDays(from + 6)];
    items.push(
      bookingWithKeys({
        id: bookingId,
        startDate,
        endDate,
        coldRoomId: id,
        coldRoomName: room.name,
        coldRoomLocation: location,
        roomType: 'Cold Room',
        userId: `user-${index}`,
        userName: 'Claudine Nyirahabimana',
        number: 'CR-4F7K2',
        status: 'approved',
        totalPrice: 175_000,
        date: '2026-01-31T00:00:00.000Z',
      }),
    );
    for (const [month, days] of daysByMonth(startDate, endDate)) {
      const calendar = months.get(month) ?? { ...keys.calendar(id, month) };
      for (const day of days) calendar[dayAttribute(day)] = bookingId;
      months.set(month, calendar);
    }
  }
  return [...items, ...months.values()];
}

/**
 * The items of so many rooms of which three days in five are held on the timeline of a month. For tests and the bench.
 */
export const busyHouse = (rooms: number): Item[] =>
  Array.from({ length: rooms }, (_, index) => roomItems(index)).flat();
