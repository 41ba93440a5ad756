import { expect, it } from 'vitest';
import type { Room } from '#shared/room.ts';
import { findRooms } from './findRooms.ts';

const room = (name: string, location: string, createdAt: string) =>
  ({ name, location, createdAt }) as Room;

const rooms = [
  room('Lake View', 'Karongi', '2026-01-01'),
  room('Highland', 'Musanze', '2026-01-02'),
  room('Musanze Two', 'Kinigi', '2026-01-03'),
];

it('finds rooms by name and by place, in any case, the newest first', () => {
  expect(findRooms(rooms, ' MUSANZE ').map(({ name }) => name)).toEqual([
    'Musanze Two',
    'Highland',
  ]);
  expect(findRooms(rooms, 'nowhere')).toEqual([]);
});

it('finds all where nothing is sought, and leaves the list as it was', () => {
  expect(findRooms(rooms, '').map(({ name }) => name)).toEqual([
    'Musanze Two',
    'Highland',
    'Lake View',
  ]);
  expect(rooms[0]?.name).toBe('Lake View');
});
