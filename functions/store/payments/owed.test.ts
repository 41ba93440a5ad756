import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOwed } from './owed.ts';

beforeEach(() => vi.stubEnv('TABLE_NAME', 'table'));
afterEach(() => vi.unstubAllEnvs());

it('lists a booking from before there were numbers without one', () => {
  const { write } = writeOwed({
    id: 'b',
    coldRoomName: 'Room',
    userId: 'u',
    userName: 'Aline Uwase',
    startDate: '2027-03-12',
    endDate: '2027-03-13',
    status: 'approved',
    totalPrice: 1000,
  });
  expect(write.Put?.Item).toMatchObject({ gsi1pk: 'OWED/1', gsi1sk: '2027-03-12#b', owed: 1000 });
  expect(write.Put?.Item).not.toHaveProperty('number');
});
