import type { APIGatewayProxyEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { answeredWhenSaved, savedBy, unsaved } from './saved.ts';

const event = (httpMethod: string) => ({ httpMethod }) as APIGatewayProxyEvent;

/** Saves, and tells what was done; the disk says `full` each time that it is looked at. */
function saving(...full: (string | undefined)[]) {
  const did: string[] = [];
  const work = (name: string) => () => {
    did.push(name);
    return Promise.resolve(name);
  };
  const save = savedBy(
    async () => void (await work('commit')()),
    () => full.shift(),
  );
  return { did, work, save };
}

it('a write is answered after the commit, a read at once', async () => {
  const { did, work, save } = saving();
  const invoke = answeredWhenSaved((name) => work(name)(), save);
  expect(await invoke('bookings.create', event('POST'))).toBe('bookings.create');
  expect(await invoke('bookings.get', event('GET'))).toBe('bookings.get');
  expect(did).toEqual(['bookings.create', 'commit', 'bookings.get']);
});

it('a write whose commit is not known gets no answer', async () => {
  const save = savedBy(
    () => Promise.reject(new Error('The database has ended')),
    () => undefined,
  );
  await expect(save(() => Promise.resolve('booked'))).rejects.toThrow('has ended');
});

it('nothing is written where the disk is full', async () => {
  const { did, work, save } = saving('It is full.');
  await expect(save(work('book'))).rejects.toMatchObject({ nothingDone: true });
  expect(did).toEqual([]);
});

it('a write during which the disk has become full gets no answer', async () => {
  const { did, work, save } = saving(undefined, 'It is full.');
  await expect(save(work('book'))).rejects.toThrow('not known whether it was saved. It is full.');
  expect(did).toEqual(['book', 'commit']);
});

it('what is in memory alone is answered at once', async () => {
  expect(await unsaved(() => Promise.resolve('booked'))).toBe('booked');
});
