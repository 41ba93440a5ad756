import { expect, test } from 'vitest';
import { create } from '#shared/contract/bookings.ts';
import { sayProblem } from '#shared/inputErrors.ts';
import type { Room } from '#shared/room.ts';
import { bookSchema } from '#web/pages/public/book/bookSchema.ts';
import { priceOf, bookingRequestOf } from './bookingRequest.ts';
import { emptyDraft } from './draft.ts';

const room: Room = {
  id: 'r1',
  name: 'Musanze store',
  roomType: 'Ware House',
  price: 1_000.1,
  location: 'Musanze',
  capacity: 10,
  unit: 'tons',
  status: 'available',
  size: 100,
  feature: ['Loading dock'],
  pictures: [],
  description: '',
  temperatureRange: '2°C - 8°C',
  humidityControl: false,
  accessControl: false,
  version: 1,
  createdAt: '2027-01-01T00:00:00.000Z',
};

const days = { coldRoomId: 'r1', startDate: '2027-04-01', endDate: '2027-04-03' };

test('the price is days times the price per day, to the hundredth; 0 until both are known', () => {
  expect(priceOf({ ...emptyDraft, ...days }, room)).toBe(3_000.3);
  expect(priceOf({ ...emptyDraft, ...days }, undefined)).toBe(0);
  expect(priceOf({ ...emptyDraft, ...days, endDate: '' }, room)).toBe(0);
});

test('what was left empty is not sent [S3.12]', () => {
  expect(bookingRequestOf({ ...emptyDraft, ...days }, room)).toEqual({
    ...days,
    totalPrice: 3_000.3,
    roomType: 'Ware House',
  });
});

test('what was filled in is sent as the contract takes it', () => {
  const draft = {
    ...emptyDraft,
    ...days,
    service: 'cold_room',
    productType: ' Milk ',
    weight: '12.5',
  };
  const request = bookingRequestOf(draft, room);
  expect(request).toMatchObject({ service: 'cold_room', productType: 'Milk', weight: 12.5 });
  expect(create.input.safeParse(request).success).toBe(true);
});

test('the form names each field that is missing or wrong', () => {
  const { error } = bookSchema.safeParse({ ...emptyDraft, endDate: '2027-02-30', weight: '-1' });
  const problems = error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${sayProblem(message)}`,
  );
  expect(problems).toEqual([
    'coldRoomId: Required.',
    'startDate: Required.',
    'endDate: Must be a day that exists, such as 2027-01-31.',
    'weight: Must be at least 0.',
  ]);
});
