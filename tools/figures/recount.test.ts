import { expect, test } from 'vitest';
import { rankOf } from '#functions/store/figures/roomRanks.ts';
import { addRanks, addStored, differencesOf, recount, type Figures } from './recount.ts';

const booking = {
  entity: 'booking',
  status: 'approved',
  date: '2027-01-20T10:00:00.000Z',
  userId: 'u',
  coldRoomId: 'r',
  coldRoomName: 'Room',
  startDate: '2027-01-31',
  endDate: '2027-02-01',
  totalPrice: 20_000,
};
const items = [
  booking,
  { entity: 'payment', at: '2027-02-03T10:00:00.000Z', amount: 100 },
  { entity: 'payment', at: '2027-02-03T11:00:00.000Z', amount: -100 },
  { entity: 'account', role: 'user', createdAt: '2027-01-01T10:00:00.000Z' },
];
const sale = { days: 1, revenue: 1_000_000 };
const stored = [
  // Spread over parts, one of which has been emptied since.
  { entity: 'figures', pk: 'FIGURES#TOTAL/1', approved: 1, days: 1, revenue: 1_000_000 },
  {
    entity: 'figures',
    pk: 'FIGURES#TOTAL/2',
    pending: 0,
    days: 1,
    revenue: 1_000_000,
    customers: 1,
  },
  { entity: 'figures', month: '2027-01', approved: 1, customers: 1, ...sale },
  { entity: 'figures', month: '2027-02', received: 0, ...sale },
  { entity: 'roomFigures', month: '2027-01', coldRoomId: 'r', ...sale },
  { entity: 'roomFigures', month: '2027-02', coldRoomId: 'r', ...sale },
  { entity: 'client', pk: 'USER#u', bookings: 1, approved: 1, nth: 7 },
  { entity: 'balance', pk: 'BALANCE#u', due: 20_000, paid: 0, owed: 20_000 },
  { entity: 'userFigures', pk: 'USER#u', month: '2027-01', ...sale },
  { entity: 'userFigures', pk: 'USER#u', month: '2027-02', ...sale },
];

test('figures that are stored in parts are compared with what all items count', () => {
  const [kept, counted]: [Figures, Figures] = [new Map(), new Map()];
  for (const item of items) recount(counted, item);
  for (const item of stored) addStored(kept, item);
  expect(differencesOf(kept, counted)).toEqual([]);
  recount(counted, { ...booking, status: 'pending', userId: 'v' });
  addStored(kept, { entity: 'figures', received: 5, month: '2027-03' });
  expect(differencesOf(kept, counted)).toEqual([
    'the figures of 2027-01 are {"approved":1,"customers":1,"days":1,"revenue":1000000}, a recount gives {"approved":1,"customers":1,"days":1,"pending":1,"revenue":1000000}',
    'the figures of 2027-03 are {"received":5}, a recount gives {}',
    'the figures of all are {"approved":1,"customers":1,"days":2,"revenue":2000000}, a recount gives {"approved":1,"customers":1,"days":2,"pending":1,"revenue":2000000}',
    'the figures of the customer v are {}, a recount gives {"bookings":1,"pending":1}',
  ]);
});

test('the ranks of rooms, and how many there are, follow from their sold days', () => {
  const ranked = (days: number, gsi1sk?: string) => ({
    entity: 'roomFigures',
    month: '2027-01',
    coldRoomId: 'r',
    days,
    ...(gsi1sk && { gsi1pk: rankOf('2027-01', 'r', 1)?.gsi1pk, gsi1sk }),
  });
  const differences = (...items: Record<string, unknown>[]) => {
    const [kept, counted]: [Figures, Figures] = [new Map(), new Map()];
    for (const item of items) addRanks(kept, counted, item);
    return differencesOf(kept, counted);
  };
  const sold = { entity: 'soldRooms', month: '2027-01', rooms: 1 };
  expect(differences(booking, ranked(3, '97#r'), sold)).toEqual([]);
  expect(differences(ranked(0))).toEqual([]);
  expect(differences(ranked(3, '98#r'), sold)).toHaveLength(2);
  expect(differences(ranked(3), sold)).toHaveLength(1);
  expect(differences(ranked(3, '97#r'))).toEqual([
    'the figures of sold rooms in 2027-01 are {}, a recount gives {"rooms":1}',
  ]);
});
