import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorBody, type ErrorArgs } from '#shared/errors.ts';
import { ApiFailure } from './failure.ts';
import { isRepeatable, repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What fails so, as often as it is sent; answers when it was sent, in ms. */
async function failing(...args: ErrorArgs): Promise<number[]> {
  const began = Date.now();
  const sent: number[] = [];
  const repeated = repeat(() => {
    sent.push(Date.now() - began);
    return Promise.reject(new ApiFailure(errorBody(...args)));
  });
  const failed = expect(repeated).rejects.toMatchObject({ failure: { code: args[0] } });
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  return sent;
}

describe('what the server is too busy for', () => {
  it('is sent three times, after pauses that double', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(await failing('busy')).toEqual([0, 1_000, 3_000]);
  });

  it('comes back at a moment of its own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await failing('throttled')).toEqual([0, 1_500, 4_500]);
  });

  it('is given up where it would be sent after more than ten seconds', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await failing('outcomeUnknown')).toEqual([0, 7_500]);
  });
});

it('what the server has refused for a reason is sent once', async () => {
  expect(await failing('daysTaken')).toEqual([0]);
  expect(await failing('serverError')).toEqual([0]);
});

it('what is no failure of a call is thrown on', async () => {
  await expect(repeat(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});

it.each([
  ['a question', 'rooms.list', 'GET', {}, true],
  ['a question that is posted', 'bookings.availability', 'POST', {}, true],
  ['a booking with a key', 'bookings.create', 'POST', { 'Idempotency-Key': 'k' }, true],
  ['a booking without one', 'bookings.create', 'POST', {}, false],
  ['a message', 'contact.submitQuery', 'POST', {}, false],
  ['the count, which the socket asks for again', 'notifications.count', 'GET', {}, false],
] as const)('%s may be repeated or not', (_, name, method, headers, repeatable) => {
  expect(isRepeatable(name, method, headers)).toBe(repeatable);
});
