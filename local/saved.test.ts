import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { answeredWhenSaved, savedBy, together, unsaved } from './saved.ts';

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

describe('commits that are awaited together', () => {
  /** Commits that end when they are told to. */
  function commits() {
    const begun: PromiseWithResolvers<undefined>[] = [];
    const commit = together(async () => {
      const one = Promise.withResolvers<undefined>();
      begun.push(one);
      await one.promise;
    });
    return { begun, commit };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('those who ask while one is on its way share the next, which began after they asked', async () => {
    const { begun, commit } = commits();
    const first = commit();
    await settled();
    let saved = 0;
    const others = [commit(), commit()].map((one) => one.then(() => (saved += 1)));
    begun[0]?.resolve(undefined);
    await first;
    await settled();
    expect({ begun: begun.length, saved }).toEqual({ begun: 2, saved: 0 });
    begun[1]?.resolve(undefined);
    await Promise.all(others);
    expect(saved).toBe(2);
  });

  it('one that fails, fails for those who share it, and not for the next', async () => {
    const { begun, commit } = commits();
    const [first, second] = [commit(), commit()];
    await settled();
    begun[0]?.reject(new Error('The database has ended'));
    await expect(first).rejects.toThrow('has ended');
    await expect(second).rejects.toThrow('has ended');
    const third = commit();
    await settled();
    begun[1]?.resolve(undefined);
    await third;
    expect(begun).toHaveLength(2);
  });
});
