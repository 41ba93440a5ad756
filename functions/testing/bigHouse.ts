import { newRoom, type NewRoom } from '#functions/domain/newRoom.ts';
import { roomWords } from '#functions/domain/roomWords.ts';
import { entryOf } from '#functions/domain/search/entry.ts';
import { dayAttribute, keys } from '#functions/platform/table/keys.ts';
import { writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { filingsOf } from '#functions/store/bookings/filings.ts';
import { writeInHouse } from '#functions/store/bookings/inHouse.ts';
import { bookingWithKeys, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { rankOf } from '#functions/store/figures/roomRanks.ts';
import { roomItem } from '#functions/store/rooms/insertRoom.ts';
import { wordItem } from '#functions/store/rooms/roomListing.ts';
import { toItem } from '#functions/store/search/storedEntry.ts';
import { daysByMonth, monthOf, todayInKigali } from '#shared/days.ts';
import { takenDaysOf } from '#shared/search/takenDays.ts';
import { inDays } from './people.ts';
import { putItems } from './putItems.ts';

type Item = Record<string, unknown>;

const towns = ['Kimironko, Kigali', 'Musanze', 'Huye', 'Nyagatare'];

const roomAt = (index: number): NewRoom =>
  newRoom(
    {
      name: `Cold room ${String(index).padStart(5, '0')}`,
      roomType: 'Cold Room',
      price: 25_000,
      location: String(towns[index % towns.length]),
      capacity: 20,
      unit: 'tons',
      status: 'available',
      size: 600,
      feature: ['Backup power', 'Loading dock'],
      description: 'A clean, dry room beside the market, with a ramp for lorries.',
    },
    { id: `big-room-${index}`, now: Date.UTC(2026, 0, 1) + index * 60_000 },
  );

const checkedIn = { at: '2026-11-01T06:10:00.000Z', by: 'Test Admin' };

/** A booking of a room, whose text fields are about as long as real ones. */
const bookingOf = (
  room: NewRoom,
  name: string,
  fields: Pick<StoredBooking, 'startDate' | 'endDate' | 'status'> & Partial<StoredBooking>,
): StoredBooking => ({
  id: `${name}-${room.id}-0000-0000-0000`,
  number: 'CR-4F7K2',
  coldRoomId: room.id,
  coldRoomName: room.name,
  coldRoomLocation: room.location,
  roomType: room.roomType,
  userId: `user-of-${room.id}-0000-0000`,
  userName: 'Claudine Nyirahabimana',
  totalPrice: 175_000,
  date: new Date(Date.parse('2026-01-31T00:00:00Z') + Number(room.id.slice(9))).toISOString(),
  waitsFrom: '2026-01-31T00:00:00.000Z',
  changedAt: '2026-02-01T00:00:00.000Z',
  service: 'storage',
  productType: 'Irish potatoes',
  weight: 12_000,
  paid: 50_000,
  cancellation: { freeDays: 3, share: 50 },
  ...fields,
});

function bookingItems(booking: StoredBooking): Item[] {
  const lists = [writeArrival(booking, booking.startDate), writeInHouse(booking)];
  return [
    bookingWithKeys(booking),
    ...lists.flatMap(({ write }) => (write.Put?.Item ? [write.Put.Item] : [])),
  ];
}

/** A room on a busy day: somebody comes today, somebody asks for later days, and somebody should have left. */
function itemsOf(index: number): Item[] {
  const room = roomAt(index);
  const stay = { startDate: inDays(0), endDate: inDays(3) };
  const coming = bookingOf(room, 'coming', { ...stay, status: 'approved' });
  const asked = bookingOf(room, 'asked', {
    startDate: inDays(20),
    endDate: inDays(22),
    status: 'pending',
  });
  const late = bookingOf(room, 'late', {
    startDate: inDays(-9),
    endDate: inDays(-5),
    status: 'completed',
    checkedIn,
  });
  const held = [coming, asked].map(({ id, startDate, endDate }) => ({
    id,
    days: [...daysByMonth(startDate, endDate)],
  }));
  const calendar = new Map<string, Item>();
  for (const { id, days } of held) {
    for (const [month, inMonth] of days) {
      const item = calendar.get(month) ?? { ...keys.calendar(room.id, month) };
      for (const day of inMonth) item[dayAttribute(day)] = id;
      calendar.set(month, item);
    }
  }
  const words = roomWords(room);
  const month = monthOf(todayInKigali());
  const taken = held.flatMap(({ days }) => days.flatMap(([, inMonth]) => inMonth));
  return [
    roomItem(room),
    ...calendar.values(),
    { ...toItem(entryOf(room, takenDaysOf(taken)), 1) },
    ...words.map((word) => wordItem(room.id, word, words)),
    ...[coming, asked, late].flatMap(bookingItems),
    // The lists of the others are not read, and would take long to write.
    ...filingsOf(coming),
    {
      ...keys.roomFigures(month, room.id),
      ...rankOf(month, room.id, 1 + (index % 28)),
      entity: 'roomFigures',
      month,
      coldRoomId: room.id,
      coldRoomName: room.name,
      days: 1 + (index % 28),
      revenue: 2_500_000,
    },
  ];
}

/** Puts the rooms from one number up to another, each with a busy day, as the product writes them. */
export async function fillHouse(from: number, upTo: number): Promise<void> {
  for (let index = from; index < upTo; index += 100) {
    const rooms = Array.from({ length: Math.min(100, upTo - index) }, (_, one) => index + one);
    await putItems(rooms.flatMap(itemsOf));
  }
}
