import { expect, test } from 'vitest';
import { create } from '#shared/contract/rooms.ts';
import { sayProblem } from '#shared/inputErrors.ts';
import { fieldsOf, newRoomFields, toSend } from './roomFields.ts';
import { roomFieldsSchema } from './roomFieldsSchema.ts';

const filled = {
  ...newRoomFields,
  name: 'Musanze store',
  price: '1000.5',
  location: 'Musanze',
  capacity: '10',
  size: '100',
  feature: 'Loading dock, , Backup power',
};

test('a new room form asks for what is required, and for nothing else [S5.15]', () => {
  const { error } = roomFieldsSchema.safeParse(newRoomFields);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'name',
    'price',
    'location',
    'capacity',
    'size',
    'feature',
  ]);
});

test('what the form takes, the contract takes [S2.116, S3.6]', () => {
  expect(roomFieldsSchema.safeParse(filled).success).toBe(true);
  const sent = create.input.parse(toSend(filled));
  expect(sent).toMatchObject({ price: 1_000.5, feature: ['Loading dock', 'Backup power'] });
});

test('coordinates are taken as maps copy them', () => {
  const copied = { ...filled, latitude: '-1.9440727000000001', longitude: '30.061884999999997' };
  expect(roomFieldsSchema.safeParse(copied).success).toBe(true);
});

test('a refused field says why in the contract’s words', () => {
  const { error } = roomFieldsSchema.safeParse({ ...filled, capacity: '0', latitude: '91' });
  expect(error?.issues.map(({ message }) => sayProblem(message))).toEqual([
    'Must be at least 1.',
    'Must be at most 90.',
  ]);
});

test('a room comes back from the form as it went in [S2.117]', () => {
  const room = {
    ...create.input.parse(toSend(filled)),
    id: 'r1',
    version: 3,
    createdAt: '2027-01-01T00:00:00.000Z',
    description: '',
    temperatureRange: '2°C - 8°C',
    humidityControl: true,
    accessControl: false,
    latitude: -1.5,
    longitude: 29.6,
    image: undefined,
    pictures: [],
  };
  const arrival = { directions: 'Behind the market.', keeperPhone: '+250788123456' };
  expect(fieldsOf(room, arrival)).toEqual({
    ...filled,
    ...arrival,
    feature: 'Loading dock, Backup power',
    humidityControl: true,
    latitude: '-1.5',
    longitude: '29.6',
  });
});
