import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { toStoredRoom, type StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { addDays, todayInKigali, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { takenDaysOf } from '#shared/search/takenDays.ts';
import { seededRandom } from '#tools/scale/random.ts';

/** A made-up room with a year of bookings, the same each time. */
export interface BenchRoom {
  stored: StoredRoom;
  takenDays: Day[];
  entry: SearchEntry;
}

const kirehe = { name: 'Kirehe', latitude: -2.27, longitude: 30.7, share: 0.01 };

/** The middles of some towns, and the share of the rooms that stand around each. */
const towns = [
  { name: 'Kigali', latitude: -1.95, longitude: 30.06, share: 0.4 },
  { name: 'Musanze', latitude: -1.5, longitude: 29.63, share: 0.15 },
  { name: 'Huye', latitude: -2.6, longitude: 29.74, share: 0.15 },
  { name: 'Rubavu', latitude: -1.7, longitude: 29.26, share: 0.1 },
  { name: 'Rusizi', latitude: -2.48, longitude: 28.9, share: 0.08 },
  { name: 'Muhanga', latitude: -2.08, longitude: 29.76, share: 0.06 },
  { name: 'Nyagatare', latitude: -1.3, longitude: 30.33, share: 0.05 },
  kirehe,
];
const temperatures = ['2°C - 8°C', '0°C - 2°C', '-20°C - -18°C', '13°C - 15°C', '18°C - 25°C'];
const DAYS = 365;
/** One room of so many says no coordinates, and is on no map. */
const OFF_MAP = 20;

/** The town in whose share of all a number from 0 to 1 lies. Shares are fractions, whose sum may be a bit below 1. */
function townBy(place: number): (typeof towns)[number] {
  let left = place;
  return towns.find((town) => (left -= town.share) < 0) ?? kirehe;
}

/** Stays of up to two weeks with gaps between them, denser in some rooms than in others. */
function daysTaken(random: () => number, today: Day): Day[] {
  const longestGap = 3 + random() * 25;
  const days: Day[] = [];
  let day = Math.floor(random() * longestGap);
  while (day < DAYS) {
    const length = 1 + Math.floor(random() * 14);
    for (let more = 0; more < length; more += 1) days.push(addDays(today, day + more));
    day += length + 1 + Math.floor(random() * longestGap);
  }
  return days;
}

/** The room of a number. */
export function benchRoom(index: number): BenchRoom {
  const random = seededRandom(index);
  const today = todayInKigali();
  const town = townBy(random());
  const around = (middle: number): number =>
    Math.round((middle + (random() + random() - 1) * 0.12) * 1e6) / 1e6;
  const id = `bench000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const image = `/images/rooms/${id}/0123456789abcdef.webp`;
  const room: Room = {
    id,
    name: `${town.name} Cold Storage ${index}`,
    roomType: random() < 0.8 ? 'Cold Room' : 'Ware House',
    price: 5_000 + Math.floor(random() * 95_000),
    location: `Sector ${Math.floor(random() * 10)}, ${town.name}`,
    capacity: 1 + Math.floor(random() * 40),
    unit: 'tons',
    status: 'available',
    size: 100 + Math.floor(random() * 900),
    feature: ['Backup power', 'Loading bay'],
    image,
    pictures: [{ path: image, description: '' }],
    description: 'A room of the bench.',
    temperatureRange: temperatures[Math.floor(random() * temperatures.length)] ?? '',
    humidityControl: true,
    accessControl: true,
    ...(index % OFF_MAP !== 0 && {
      latitude: around(town.latitude),
      longitude: around(town.longitude),
    }),
    version: 0,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  };
  const takenDays = daysTaken(random, today);
  const stored = { ...toStoredRoom(room), starSum: 9, starCount: 2 };
  const entry = entryOf({ ...room, rating: { average: 4.5, count: 2 } }, takenDaysOf(takenDays));
  return { stored, takenDays, entry };
}
