import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { changedRows } from './changedRows.ts';

type Image = NonNullable<NonNullable<Parameters<typeof changedRows>[0]['dynamodb']>['NewImage']>;

const rowsOf = (before: object | undefined, after: object | undefined) =>
  changedRows({
    eventID: 'e',
    dynamodb: {
      ...(before && { OldImage: marshall(before) as Image }),
      ...(after && { NewImage: marshall(after) as Image }),
    },
  });

const room = { entity: 'room', id: 'r-1', name: 'North', price: 10, status: 'available' };

test('a room that is new, gone, closed for days or otherwise changed changes its row', () => {
  expect([rowsOf(undefined, room), rowsOf(room, undefined)]).toEqual([['r-1'], ['r-1']]);
  const changes = [{ name: 'South' }, { price: 12 }, { status: 'unavailable' }, { closures: 1 }];
  for (const change of changes) expect(rowsOf(room, { ...room, ...change })).toEqual(['r-1']);
});

test('what nobody sees of a room changes no row', () => {
  expect(rowsOf(room, { ...room, live: 3, version: 2 })).toEqual([]);
});

const booking = { entity: 'booking', coldRoomId: 'r-1', status: 'pending' };

test('a booking changes the row of its room, and of the room that it had', () => {
  expect(rowsOf(undefined, booking)).toEqual(['r-1']);
  expect(rowsOf(booking, { ...booking, status: 'approved' })).toEqual(['r-1']);
  const moved = { ...booking, coldRoomId: 'r-2', changedAt: '2027-01-01T00:00:00.000Z' };
  expect(rowsOf(booking, moved)).toEqual(['r-2', 'r-1']);
});

test('a booking with other goods, and what is no booking, change no row', () => {
  expect(rowsOf(booking, { ...booking, weight: 7 })).toEqual([]);
  expect(rowsOf(undefined, { entity: 'message', handled: false })).toEqual([]);
  expect(changedRows({ eventID: 'e' })).toEqual([]);
});
