import { expect, test } from 'vitest';
import { newRoom, type RoomFields } from './newRoom.ts';

const fields: RoomFields = {
  name: 'North room',
  roomType: 'Cold Room',
  price: 25_000,
  location: 'Musanze',
  capacity: 20,
  unit: 'tons',
  status: 'available',
  size: 600,
  feature: ['Backup power'],
};
const made = { id: 'r', now: Date.parse('2027-03-10T09:00:00Z') };

test('a room has defaults for what its form leaves out', () => {
  expect(newRoom({ ...fields, latitude: null, longitude: null }, made)).toEqual({
    ...fields,
    id: 'r',
    pictures: [],
    description: '',
    temperatureRange: '2°C - 8°C',
    humidityControl: false,
    accessControl: false,
    version: 1,
    createdAt: '2027-03-10T09:00:00.000Z',
  });
});

test('a room keeps how to get into it, as far as that was written down', () => {
  const arrival = { directions: 'Behind the market.', keeperPhone: null, doorWords: null };
  const room = newRoom({ ...fields, ...arrival }, made);
  expect(room).toMatchObject({ name: 'North room', directions: 'Behind the market.' });
  expect(Object.keys(room)).not.toContain('keeperPhone');
});

test('a room keeps what its form says', () => {
  const said = {
    description: 'Near the market.',
    temperatureRange: '-20°C - -18°C',
    humidityControl: true,
    accessControl: true,
    latitude: -1.5,
    longitude: 29.63,
  };
  const pictures = [
    { path: '/images/rooms/r/one.webp', description: 'Inside', widths: [400] },
    { path: '/images/rooms/r/two.webp', description: '' },
  ];
  expect(newRoom({ ...fields, ...said }, { ...made, pictures })).toMatchObject({
    ...said,
    image: '/images/rooms/r/one.webp',
    pictures,
  });
});
