import { expect, onTestFinished, test, vi } from 'vitest';
import type { Output } from '#web/lib/api/client.ts';
import { groupsOf } from './results.ts';

test('what was found leads to its page, and kinds of which there is none are left out', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const more = { people: false, rooms: false };
  const booking = {
    id: 'b',
    userId: 'u 1',
    customerName: 'Keza Sample',
    coldRoomName: 'North room',
    startDate: '2027-01-03',
    endDate: '2027-01-05',
  };
  const person = {
    userId: 'u',
    firstName: 'Keza',
    lastName: 'Sample',
    phoneNumber: '+250788000001',
  };
  const found = {
    people: [person, { ...person, email: 'keza@example.com' }],
    bookings: [{ ...booking, number: 'CR-4F7K2' }, booking],
    rooms: [],
    more,
  } as unknown as Output<'search.find'>;
  const [bookings, clients, ...others] = groupsOf(found, { text: 'keza', mayEdit: true });
  expect(bookings?.results).toMatchObject([
    {
      to: '/admin-dashboard/users/u%201?booking=b',
      title: 'CR-4F7K2 – Keza Sample',
      text: 'North room, 3\u00a0–\u2060\u00a05\u00a0Jan (3\u00a0days)',
    },
    { title: 'Booking – Keza Sample' },
  ]);
  expect(clients?.results.map(({ text }) => text)).toEqual([
    '+250 788 000 001',
    '+250 788 000 001 · keza@example.com',
  ]);
  expect(others).toEqual([]);
  const rooms = [
    { id: 'r', name: 'North room', location: 'Musanze', roomType: 'Cold Room' as const },
  ];
  expect(
    groupsOf({ people: [], bookings: [], rooms, more }, { text: 'north', mayEdit: true }),
  ).toMatchObject([
    { label: 'Rooms', results: [{ to: '/admin-dashboard/cold-room/r', text: 'Musanze' }] },
  ]);
  expect(
    groupsOf({ people: [], bookings: [], rooms, more }, { text: 'north', mayEdit: false }),
  ).toMatchObject([{ results: [{ to: '/coldroom/r' }] }]);
});
