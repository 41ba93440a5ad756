import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import type { PageKey } from '#functions/platform/table/page.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { someRoom } from '#functions/testing/people.ts';
import { expectListingConsistency } from '#functions/testing/searchConsistency.ts';
import { emptyTable, useTable } from '#functions/testing/table.ts';
import { countRooms, findRooms } from './findRooms.ts';
import { refreshListing } from './roomListing.ts';
import { updateRoom } from './updateRoom.ts';

useTable();
beforeEach(emptyTable);
afterEach(() => vi.restoreAllMocks());

const listed = async (name: string, location = 'Huye') => {
  const room = await someRoom({ name, location });
  await refreshListing(room.id);
  return room;
};

const found = async (text: string, limit?: number) =>
  (await findRooms(text, { limit })).items.map(({ name }) => name).toSorted();

describe('rooms are found', () => {
  it('by how words of their name or place begin, all of those that are typed', async () => {
    await listed('Kínigi hill 7', 'Ruhengeri');
    await listed('Kinigi valley');
    expect(await found('KINIGI')).toEqual(['Kinigi valley', 'Kínigi hill 7']);
    expect(await found('hi kin')).toEqual(['Kínigi hill 7']);
    expect(await found('musa')).toEqual(['Kínigi hill 7']);
    expect(await found('valley huye')).toEqual(['Kinigi valley']);
    expect(await found('valley musanze')).toEqual([]);
    expect(await found(' - ')).toEqual([]);
  });

  it('page after page, each once, although several of its words begin so', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `Store ${index} stores`);
    for (const name of names) await listed(name);
    const all: string[] = [];
    let after: PageKey | undefined;
    do {
      const { items, next } = await findRooms('store', { limit: 3, after });
      expect(items.length).toBeLessThanOrEqual(3);
      all.push(...items.map(({ name }) => name));
      after = next;
    } while (after);
    expect(all.toSorted()).toEqual(names);
    expect(await found('store')).toEqual(names);
  });

  it('and counted as they are now, whatever becomes of them', async () => {
    expect(await countRooms()).toEqual({ available: 0, unavailable: 0 });
    const [room, other] = [await listed('One'), await listed('Two')];
    await expectListingConsistency();
    await updateRoom(room.id, { status: 'unavailable' });
    await refreshListing(room.id);
    await expectListingConsistency();
    await updateRoom(room.id, { name: 'One more', location: 'Kimironko, Kigali' });
    await refreshListing(room.id);
    await refreshListing(room.id);
    await expectListingConsistency();
    expect(await found('kimi')).toEqual(['One more']);
    await removeRoom(room.id);
    await refreshListing(room.id);
    await expectListingConsistency();
    expect(await countRooms()).toEqual({ available: 1, unavailable: 0 });
    await removeRoom(other.id);
    // Whoever asks before the outbox has told of it is not answered a room that is gone.
    expect(await found('two')).toEqual([]);
  });
});

it('a room that changes while it is listed is listed as it is in the end', async () => {
  const room = await someRoom({ name: 'Before' });
  const send = db.send.bind(db);
  let happened = false;
  vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    const isWrite = [PutCommand, TransactWriteCommand].some(
      (one) => (command as object) instanceof one,
    );
    if (!happened && isWrite) {
      happened = true;
      await updateRoom(room.id, { name: 'After' });
      await refreshListing(room.id);
    }
    return send(command);
  }) as never);
  await refreshListing(room.id);
  expect(await found('after')).toEqual(['After']);
  await expectListingConsistency();
});

it('a room that changes just after it was listed is listed anew', async () => {
  const room = await someRoom({ name: 'Before' });
  const send = db.send.bind(db);
  let happened = false;
  vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    const answer: unknown = await send(command);
    if (!happened && (command as object) instanceof TransactWriteCommand) {
      happened = true;
      await updateRoom(room.id, { name: 'After' });
    }
    return answer;
  }) as never);
  await refreshListing(room.id);
  expect(await found('after')).toEqual(['After']);
  await expectListingConsistency();
});
