import { expect, it } from 'vitest';
import { FunctionThrottled, withConcurrency } from './concurrency.ts';
import type { InvokeFunction } from './thread.ts';

/** Functions that run until they are told to end. */
function functions() {
  const ends: (() => void)[] = [];
  const invoke: InvokeFunction = (name) =>
    new Promise((resolve) => ends.push(() => resolve(`done: ${name}`)));
  return { invoke, end: () => ends.shift()?.() };
}

it('refuses what is over the limit, until a function ends', async () => {
  const { invoke, end } = functions();
  const limited = withConcurrency(invoke, 2);
  const first = limited('rooms.list', {});
  void limited('rooms.get', {});
  await expect(limited('rooms.list', {})).rejects.toThrow(FunctionThrottled);
  end();
  expect(await first).toBe('done: rooms.list');
  const next = limited('rooms.list', {});
  end();
  end();
  expect(await next).toBe('done: rooms.list');
});

it('gives the place of a function that failed to another', async () => {
  const limited = withConcurrency(() => Promise.reject(new Error('boom')), 1);
  await expect(limited('rooms.list', {})).rejects.toThrow('boom');
  await expect(limited('rooms.list', {})).rejects.toThrow('boom');
});

it('lets in what Lambda itself would repeat', async () => {
  const { invoke, end } = functions();
  const limited = withConcurrency(invoke, 1);
  void limited('rooms.list', {});
  const outbox = limited('outbox.consume', {});
  end();
  end();
  expect(await outbox).toBe('done: outbox.consume');
});
