import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { roomEntry } from '#functions/domain/journalEntries.ts';
import { newRoom } from '#functions/domain/newRoom.ts';
import { writeClosure } from '#functions/store/closures/writeClosure.ts';
import { listNotes } from '#functions/store/customers/staffNotes.ts';
import { readHouse, writeHouse } from '#functions/store/house/house.ts';

import { insertRoom } from '#functions/store/rooms/insertRoom.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { admin, inDays, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { addNote } from '#functions/usecases/staffNotes.ts';
import type { JournalChange } from '#shared/journal.ts';

useTable();
const befall = useFaults();

/** Two closed days of a room. */
const closureOf = (coldRoomId: string) => ({
  id: randomUUID(),
  coldRoomId,
  startDate: inDays(3),
  endDate: inDays(4),
  reason: 'maintenance' as const,
  createdAt: new Date().toISOString(),
  actorId: 'boss',
});

/** How often the journal tells something. */
const linesOf = async (act: string, thingId: string): Promise<number> =>
  (await everyItem()).filter(
    (item) => item.entity === 'journal' && item.act === act && item.thingId === thingId,
  ).length;

describe('what the journal tells, where it meets another write', () => {
  it('of a note is told once', async () => {
    const { userId } = await someCustomer();
    befall.plan([undefined, 'conflict', 'conflict']);
    await addNote(userId, 'Calls in the morning.', { userId: 'boss', names: 'Test Admin' });
    befall.over();
    expect(await listNotes(userId)).toHaveLength(1);
    expect(await linesOf('noteAdded', userId)).toBe(1);
  });

  it('of the settings is told once', async () => {
    befall.plan([undefined, 'conflict']);
    await writeHouse({ telephone: '+250788000000' }, admin);
    expect(await readHouse()).toMatchObject({ telephone: '+250788000000' });
    const told = (await everyItem()).filter(({ act }) => act === 'houseChanged');
    expect(told).toHaveLength(1);
    // Two at once name the values before one another, whichever comes first.
    await Promise.all(['1', '2'].map((tin) => writeHouse({ tin }, admin)));
    const lines = (await everyItem()).filter(({ act }) => act === 'houseChanged');
    const tins = lines
      .flatMap((line) => line.changes as JournalChange[])
      .filter(({ field }) => field === 'tin')
      .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''));
    expect(tins).toHaveLength(2);
    expect([tins[0]?.from, tins[1]?.from]).toEqual([undefined, tins[0]?.to]);
  });

  it('of a new room, and of a room that is saved twice, is told once', async () => {
    befall.plan(['conflict']);
    const { id, version } = await someRoom();
    expect(await getRoom(id)).toMatchObject({ id });
    befall.plan([undefined, 'conflict']);
    await updateRoom(id, { version, name: 'Other name' }, admin);
    await updateRoom(id, { version, name: 'Other name' }, admin);
    expect(await getRoom(id)).toMatchObject({ name: 'Other name' });
    expect(await linesOf('roomChanged', id)).toBe(1);
  });

  it('of a closure that was written before its answer was lost is told once', async () => {
    const room = await someRoom();
    const closure = closureOf(room.id);
    const told = roomEntry('roomClosed', room, admin, closure.createdAt);
    await writeClosure(closure, told);
    befall.plan(['conflict']);
    expect(await writeClosure(closure, told)).toMatchObject({ id: closure.id });
    expect(await linesOf('roomClosed', room.id)).toBe(1);
  });

  it('of a closure in a room that is gone is not told', async () => {
    const coldRoomId = randomUUID();
    const closure = closureOf(coldRoomId);
    const told = roomEntry(
      'roomClosed',
      { id: coldRoomId, name: 'Gone' },
      admin,
      closure.createdAt,
    );
    await expect(writeClosure(closure, told)).rejects.toMatchObject({ code: 'roomNotFound' });
    expect(await linesOf('roomClosed', coldRoomId)).toBe(0);
  });

  it('of a new room that was written before its answer was lost is told once', async () => {
    const fields = {
      name: 'Test room',
      roomType: 'Cold Room',
      price: 25_000,
      location: 'Musanze',
      capacity: 20,
      unit: 'tons',
      status: 'available',
      size: 600,
      feature: [],
    } as const;
    const room = newRoom({ ...fields, feature: [] }, { id: randomUUID(), now: Date.now() });
    await insertRoom(room, admin);
    await insertRoom(room, admin);
    expect(await linesOf('roomCreated', room.id)).toBe(1);
  });
});
