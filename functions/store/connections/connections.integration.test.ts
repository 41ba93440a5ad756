import { afterEach, expect, it, vi } from 'vitest';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { closeConnection, connectionsOf, openConnection } from './connections.ts';

useTable();
afterEach(() => vi.useRealTimers());

const nowSeconds = () => Math.floor(Date.now() / 1000);
const inMinutes = (count: number): number => nowSeconds() + count * 60;
const pass = (minutes: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });

const idsOf = async (userId: string) =>
  (await connectionsOf(userId)).map(({ connectionId }) => connectionId).toSorted();

it('the connections of a user are found, and nobody else’s', async () => {
  await openConnection({ connectionId: 'a', userId: 'one', iat: 1 }, inMinutes(60));
  await openConnection({ connectionId: 'b', userId: 'one', iat: 1 }, inMinutes(60));
  await openConnection({ connectionId: 'c', userId: 'two', iat: 1 }, inMinutes(60));
  expect(await idsOf('one')).toEqual(['a', 'b']);
  expect(await idsOf('nobody')).toEqual([]);
});

it('a connection that was closed is forgotten whole, and may be closed again', async () => {
  await openConnection({ connectionId: 'closed', userId: 'three', iat: 1 }, inMinutes(60));
  await closeConnection('closed');
  await closeConnection('closed');
  await closeConnection('never-there');
  expect(await idsOf('three')).toEqual([]);
  expect((await everyItem()).filter(({ connectionId }) => connectionId === 'closed')).toEqual([]);
});

it('the connections of a user are in each copy of their list, as far as they are open', async () => {
  for (const connectionId of ['p', 'q', 'r']) {
    await openConnection({ connectionId, userId: 'copied', iat: 1 }, inMinutes(60));
  }
  await closeConnection('q');
  const items = (await everyItem()).filter(({ pk }) => String(pk).startsWith('SOCKETS#copied/'));
  const copies = [...Map.groupBy(items, ({ pk }) => pk).values()];
  expect(copies).toHaveLength(4);
  for (const copy of copies) {
    expect(copy.map(({ connectionId }) => String(connectionId)).toSorted()).toEqual(['p', 'r']);
  }
});

it('a connection ends with its token', async () => {
  await openConnection({ connectionId: 'short', userId: 'four', iat: 1 }, inMinutes(30));
  pass(29);
  expect(await idsOf('four')).toEqual(['short']);
  pass(2);
  expect(await idsOf('four')).toEqual([]);
});

it('a connection ends after 2 h 15 min, however long its token lives', async () => {
  await openConnection({ connectionId: 'long', userId: 'five', iat: 1 }, inMinutes(24 * 60));
  pass(134);
  expect(await idsOf('five')).toEqual(['long']);
  pass(2);
  expect(await idsOf('five')).toEqual([]);
});

it('a user has at most 20 sockets, of which the first ones stay', async () => {
  const open = (index: number) =>
    openConnection({ connectionId: `many-${index}`, userId: 'many', iat: 1 }, inMinutes(60));
  for (let index = 0; index < limits.sockets; index += 1) expect(await open(index)).toBe(true);
  const before = await idsOf('many');
  expect(await open(limits.sockets)).toBe(false);
  expect(await idsOf('many')).toEqual(before);
  await closeConnection('many-0');
  expect(await open(limits.sockets)).toBe(true);
});

it('a socket that was opened before the limit was reached stays, although others are counted by now', async () => {
  const open = (index: number) =>
    openConnection({ connectionId: `later-${index}`, userId: 'early', iat: 1 }, inMinutes(60));
  for (let index = 0; index < limits.sockets; index += 1) await open(index);
  pass(-1);
  expect(await open(limits.sockets)).toBe(true);
});
