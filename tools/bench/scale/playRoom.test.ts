import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { travelBack } from './clock.ts';
import { MemoryTable } from './memoryTable.ts';
import { playRoom } from './playRoom.ts';

const memory = new MemoryTable();

beforeEach(() => {
  vi.stubEnv('TABLE_NAME', 'memory');
  vi.spyOn(db, 'send').mockImplementation(((command: never) =>
    Promise.resolve(memory.send(command))) as never);
});

afterEach(() => {
  travelBack();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('the functions play a room with its bookings and all that follows from them', async () => {
  await playRoom(memory, 3, 10, { now: Date.now(), firstNumber: 0 });
  const count = new Map<unknown, number>();
  for (const { entity } of memory.take(() => false))
    count.set(entity, (count.get(entity) ?? 0) + 1);
  const of = (entity: string) => count.get(entity);
  expect([of('room'), of('account'), of('booking'), of('number')]).toEqual([1, 5, 10, 10]);
  // Whoever is told of a booking, and each list in which it is found.
  for (const entity of ['figures', 'filing', 'searchEntry', 'note', 'mail', 'journal']) {
    expect(of(entity), entity).toBeGreaterThan(0);
  }
});
