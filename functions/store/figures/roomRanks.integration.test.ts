import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { someRoom } from '#functions/testing/people.ts';
import { emptyTable, useTable } from '#functions/testing/table.ts';
import { addToFigure } from './figureWrites.ts';
import { readRoomSales } from './readFigures.ts';
import { fillRanks, rankEveryRoom, rankRoom } from './roomRanks.ts';

useTable();

/** Adds sold days to a room in a month, as an event does: by the name that the room has in the booking. */
async function addDays(
  month: string,
  coldRoomId: string,
  days: number,
  coldRoomName = `Room ${coldRoomId}`,
): Promise<void> {
  const figure = { of: 'room' as const, month, coldRoomId, coldRoomName };
  const write = addToFigure({ figure, add: { days, revenue: days * 100 } }, 'booking');
  while (!(await transact([write])).done);
}

const sell = async (month: string, room: string, days: number) => {
  await addDays(month, room, days);
  await rankRoom(month, room);
};

const ranks = async (month: string, limit = 50) => {
  const { sold, rooms } = await readRoomSales(month, limit);
  return { sold, rooms: rooms.map(({ id, days }) => [id, days]) };
};

it('rooms stand in the order of their sold days, and those of as many by their ids', async () => {
  for (const [room, days] of Object.entries({ c: 3, a: 3, d: 31, b: 9 })) {
    await sell('2027-01', room, days);
  }
  await sell('2027-02', 'a', 1);
  const all = {
    sold: 4,
    rooms: [
      ['d', 31],
      ['b', 9],
      ['a', 3],
      ['c', 3],
    ],
  };
  expect(await ranks('2027-01')).toEqual(all);
  expect(await ranks('2027-01', 2)).toEqual({ sold: 4, rooms: all.rooms.slice(0, 2) });
  await sell('2027-01', 'c', 20);
  expect(await ranks('2027-01', 2)).toEqual({
    sold: 4,
    rooms: [
      ['d', 31],
      ['c', 23],
    ],
  });
  expect((await readRoomSales('2027-02', 1)).rooms).toEqual([
    { id: 'a', name: 'Room a', days: 1, revenue: 1 },
  ]);
});

it('a room has its present name, and one that is gone the name of the booking that was counted last', async () => {
  const { id } = await someRoom({ name: 'Before' });
  await sell('2027-08', 'gone', 1);
  await addDays('2027-08', id, 3, 'Before');
  await updateRoom(id, { name: 'After' });
  await addDays('2027-08', id, 4, 'After');
  await addDays('2027-08', id, -3, 'Before');
  await rankRoom('2027-08', id);
  expect((await readRoomSales('2027-08', 2)).rooms).toMatchObject([
    { id, name: 'After', days: 4 },
    { id: 'gone', name: 'Room gone', days: 1 },
  ]);
});

it('a room whose days are given back is ranked and counted no more, and again when it is sold', async () => {
  await sell('2027-03', 'a', 5);
  await sell('2027-03', 'a', -5);
  expect(await ranks('2027-03')).toEqual({ sold: 0, rooms: [] });
  await rankRoom('2027-03', 'a');
  await rankRoom('2027-03', 'never sold');
  expect(await ranks('2027-03')).toEqual({ sold: 0, rooms: [] });
  await sell('2027-03', 'a', 2);
  expect(await ranks('2027-03')).toEqual({ sold: 1, rooms: [['a', 2]] });
});

it('whoever ranks at the same time counts a room once, by all of its days', async () => {
  const events = [4, 3, -4, 2, 5, -3, 1, -2];
  await Promise.all(events.map((days) => sell('2027-04', 'a', days)));
  expect(await ranks('2027-04')).toEqual({ sold: 1, rooms: [['a', 6]] });
  await Promise.all([sell('2027-04', 'a', -6), ...events.map(() => rankRoom('2027-04', 'a'))]);
  expect(await ranks('2027-04')).toEqual({ sold: 0, rooms: [] });
});

it('days that are added between the read and the write are ranked', async () => {
  await addDays('2027-05', 'a', 1);
  const send = db.send.bind(db);
  let added = false;
  const spy = vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    const answer = (await send(command)) as unknown;
    if (!added) {
      added = true;
      await addDays('2027-05', 'a', 1);
    }
    return answer;
  }) as never);
  await rankRoom('2027-05', 'a');
  spy.mockRestore();
  expect(await ranks('2027-05')).toEqual({ sold: 1, rooms: [['a', 2]] });
});

it('the figures of an older table are ranked, all of them', async () => {
  for (const room of ['a', 'b', 'c']) await addDays('2027-06', room, 1);
  expect(await ranks('2027-06')).toEqual({ sold: 0, rooms: [] });
  expect(await rankEveryRoom()).toBeGreaterThanOrEqual(3);
  expect(await ranks('2027-06')).toMatchObject({ sold: 3 });
  const { Attributes } = await db.send(
    new UpdateCommand({
      TableName: settings.tableName(),
      Key: keys.soldRooms('2027-06', 'a'),
      UpdateExpression: 'ADD rooms :zero',
      ExpressionAttributeValues: { ':zero': 0 },
      ReturnValues: 'ALL_NEW',
    }),
  );
  expect(Attributes).toMatchObject({ entity: 'soldRooms', month: '2027-06' });
});

it('where no room is ranked yet, all are, and otherwise none is looked at', async () => {
  await emptyTable();
  await fillRanks();
  await addDays('2027-07', 'a', 3);
  await fillRanks();
  expect(await ranks('2027-07')).toEqual({ sold: 1, rooms: [['a', 3]] });
  await addDays('2027-07', 'b', 4);
  await fillRanks();
  expect(await ranks('2027-07')).toMatchObject({ sold: 1 });
});
