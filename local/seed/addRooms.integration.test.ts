import { expect, it } from 'vitest';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { getRoom, listRooms } from '#functions/store/rooms/rooms.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { addRooms } from './addRooms.ts';
import { seedRooms } from './rooms.ts';

useTable();

it('adds missing rooms with their pictures, changes no others, and adds no accounts', async () => {
  const [renamed, removed] = seedRooms;
  if (!renamed || !removed) throw new Error('The catalogue is too short');
  expect(await addRooms()).toEqual(seedRooms.map(({ name }) => name));
  expect((await getRoom(removed.id)).image).toMatch(/^\/images\/rooms\/.+\.webp$/);

  await updateRoom(renamed.id, { name: 'Renamed by an admin' });
  await removeRoom(removed.id);
  expect(await addRooms()).toEqual([removed.name]);
  expect((await getRoom(renamed.id)).name).toBe('Renamed by an admin');
  expect((await listRooms({})).items).toHaveLength(seedRooms.length);
  expect((await everyItem()).filter(({ sk }) => sk === 'ACCOUNT')).toEqual([]);
});
