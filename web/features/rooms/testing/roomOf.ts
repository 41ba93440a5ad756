import { picturesOf } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';

/** A made-up room with these fields. */
export function roomOf(fields: Partial<Room> = {}): Room {
  const room = { ...plain, ...fields };
  return { ...room, pictures: fields.pictures ?? picturesOf({ image: room.image }) };
}

const plain: Omit<Room, 'pictures'> = {
  id: 'nyamata',
  name: 'Nyamata Store',
  roomType: 'Cold Room',
  price: 45_000.5,
  location: 'Nyamata, Bugesera',
  capacity: 20,
  unit: 'tons',
  status: 'available',
  size: 600,
  feature: ['Backup power'],
  image: '/images/rooms/nyamata/1.webp',
  description: 'Beside the market.',
  temperatureRange: '2°C - 8°C',
  humidityControl: true,
  accessControl: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};
