import { expect, test } from 'vitest';
import { roomFieldChanges } from './roomFieldChanges.ts';

const room = { id: 'r', name: 'Store A', price: 900, status: 'available', feature: ['Racks'] };

test('what changed of a room is told with its values before and after', () => {
  const after = { ...room, name: 'Store B', price: 1000, feature: ['Racks', 'Light'], version: 2 };
  expect(roomFieldChanges(room, after)).toEqual([
    { field: 'name', from: 'Store A', to: 'Store B' },
    { field: 'price', from: '900', to: '1000' },
    { field: 'feature', from: 'Racks', to: 'Racks, Light' },
  ]);
  expect(roomFieldChanges(room, room)).toEqual([]);
});

test('a value that there was not, or is no more, is left out', () => {
  expect(roomFieldChanges(room, { ...room, latitude: -1.5 })).toEqual([
    { field: 'latitude', to: '-1.5' },
  ]);
  expect(roomFieldChanges({ ...room, unit: 'tons' }, { ...room, unit: '' })).toEqual([
    { field: 'unit', from: 'tons' },
  ]);
});

test('what is long, and what is for customers alone, is only named; long values are cut', () => {
  const after = { ...room, name: 'x'.repeat(200), description: 'Words', doorWords: 'The code' };
  expect(roomFieldChanges(room, after)).toEqual([
    { field: 'name', from: 'Store A', to: 'x'.repeat(80) },
    { field: 'description' },
    { field: 'doorWords' },
  ]);
});
