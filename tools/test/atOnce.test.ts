import { expect, test } from 'vitest';
import { atOnce } from './atOnce.ts';

/** Works that are finished by hand, and how far they are. */
function works(...names: string[]) {
  const log: string[] = [];
  const finish = new Map<string, (passed: boolean) => void>();
  const perform = (name: string) =>
    new Promise<boolean>((resolve) => {
      log.push(name);
      finish.set(name, resolve);
    });
  const done = atOnce(names, 2, perform, (passed) => !passed);
  const end = async (name: string, passed = true) => {
    finish.get(name)?.(passed);
    await new Promise(setImmediate);
  };
  return { log, done, end };
}

test('works begin in their order, and no more at once than there may be', async () => {
  const { log, done, end } = works('a', 'b', 'c', 'd');
  expect(log).toEqual(['a', 'b']);
  await end('b');
  expect(log).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await done).toEqual([true, true, true, true]);
});

test('where one fails, what runs is finished and nothing else is begun', async () => {
  const { log, done, end } = works('a', 'b', 'c');
  await end('a', false);
  await end('b');
  expect(await done).toEqual([false, true]);
  expect(log).toEqual(['a', 'b']);
});

test('without works there is nothing to wait for', async () => {
  await expect(works().done).resolves.toEqual([]);
});
