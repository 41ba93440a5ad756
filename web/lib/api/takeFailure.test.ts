import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasEnded, readToken, saveToken } from '#web/lib/session.ts';
import { stubBrowser } from '#web/lib/testing/browser.ts';
import { ApiFailure, failures } from './failure.ts';
import { sessionEnded, takeFailure } from './takeFailure.ts';

beforeEach(() => {
  stubBrowser(() => new Response());
  saveToken('t1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function take(error: unknown) {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dispatch = vi.fn();
  const failure = takeFailure(error, dispatch);
  return { failure, dispatch, said: heard.mock.calls };
}

it('ends the session where the token is refused, and says so to the console', () => {
  const error = new ApiFailure(failures.tokenExpired);
  const { failure, dispatch, said } = take(error);
  expect(failure).toBe(failures.tokenExpired);
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(sessionEnded(failures.tokenExpired));
  expect(readToken()).toBeUndefined();
  expect(hasEnded()).toBe(true);
  expect(said).toEqual([['tokenExpired:', error]]);
});

it('says nothing of a call that began before its reader logged out, and leaves that a logout', () => {
  saveToken(undefined);
  const { dispatch, said } = take(new ApiFailure(failures.noTokenFound));
  expect(dispatch).toHaveBeenCalledExactlyOnceWith(sessionEnded(failures.noTokenFound));
  expect(hasEnded()).toBe(false);
  expect(said).toEqual([]);
});

it('keeps the session at any other failure', () => {
  const error = new ApiFailure(failures.noResponse);
  const { dispatch, said } = take(error);
  expect(dispatch).not.toHaveBeenCalled();
  expect(readToken()).toBe('t1');
  expect(said).toEqual([['noResponse:', error]]);
});

it('calls what no call threw an unknown error, which the console can be asked about', () => {
  const error = new TypeError('no such thing');
  const { failure, said } = take(error);
  expect(failure).toBe(failures.unknownError);
  expect(said).toEqual([[error]]);
});
