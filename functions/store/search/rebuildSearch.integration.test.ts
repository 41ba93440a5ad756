import { expect, it } from 'vitest';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import {
  expectListingConsistency,
  expectSearchConsistency,
} from '#functions/testing/searchConsistency.ts';
import { emptyTable, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { readNewest } from './readEntries.ts';
import { fillSearch, rebuildSearch } from './rebuildSearch.ts';
import { refreshEntry } from './refreshEntry.ts';

useTable();

const entries = async () => (await readNewest({ from: '0', to: '~' }, 100)).items;

it('fills a table that has no entries, once', async () => {
  const rooms = await Promise.all(Array.from({ length: 10 }, () => someRoom()));
  const [booked, removed] = rooms;
  if (!booked || !removed) throw new Error('There are ten rooms');
  await bookRoom(requestFor(booked, 3, 4), await someCustomer());
  await fillSearch();
  await expectSearchConsistency();
  const [taken] = (await entries()).filter(({ id }) => id === booked.id);
  expect(taken?.taken?.months.length).toBeGreaterThan(0);
  expect(inDays(3) >= String(taken?.taken?.from)).toBe(true);

  await removeRoom(removed.id);
  await fillSearch();
  expect((await entries()).map(({ id }) => id)).toContain(removed.id);
  // The removed one still has an entry.
  expect(await rebuildSearch()).toBe(10);
  await expectSearchConsistency();
});

it('counts a room once, which is listed and has an entry', async () => {
  await emptyTable();
  await someRoom();
  await rebuildSearch();
  expect(await rebuildSearch()).toBe(1);
});

it('fills a table that has entries and is older than the words by which rooms are found', async () => {
  await emptyTable();
  const room = await someRoom({ name: 'Older than words' });
  await refreshEntry(room);
  await fillSearch();
  await expectListingConsistency();
});
