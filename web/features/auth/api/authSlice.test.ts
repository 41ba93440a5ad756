import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { makeStore } from '#web/app/store.ts';
import { fetchBooking } from '#web/features/bookings/api/bookingThunks.ts';
import { sessionEnded } from '#web/lib/api/takeFailure.ts';
import { hasEnded, readToken, saveToken } from '#web/lib/session.ts';
import { answer, refuse, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import { loadUser, loginUser, logout } from './authSlice.ts';

const claims = { userId: 'u', role: 'user', names: 'N', email: 'a@b.rw', exp: 4_000_000_000 };
const input = { email: 'a@b.rw', password: 'p' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('signing in', () => {
  it('keeps the token and who it speaks for [S3.18, S4.2]', async () => {
    const token = tokenOf(claims);
    stubBrowser(() => answer(200, { token }));
    const store = makeStore();
    const signingIn = store.dispatch(loginUser(input));
    expect(store.getState().auth.status).toBe('loading');
    await signingIn;
    expect(store.getState().auth).toEqual({
      token,
      user: claims,
      isAuthenticated: true,
      status: 'succeeded',
      error: null,
      errorCode: null,
    });
    expect(readToken()).toBe(token);
  });

  it('keeps the reason of a failure [S4.3]', async () => {
    stubBrowser(() => refuse('invalidCredentials'));
    const store = makeStore();
    await store.dispatch(loginUser(input));
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      status: 'failed',
      error: messages.invalidCredentials,
      errorCode: 'invalidCredentials',
    });
  });

  it('does not take a token that it cannot read', async () => {
    stubBrowser(() => answer(200, { token: 'rubbish' }));
    const store = makeStore();
    await store.dispatch(loginUser(input));
    expect(store.getState().auth).toMatchObject({ isAuthenticated: false, status: 'failed' });
    expect(readToken()).toBeUndefined();
  });
});

describe('the saved token', () => {
  it('signs in at startup [S7.21]', () => {
    stubBrowser(() => answer(200, {}));
    saveToken(tokenOf(claims));
    const store = makeStore();
    store.dispatch(loadUser());
    expect(store.getState().auth).toMatchObject({ isAuthenticated: true, user: claims });
  });

  it.each([
    ['expired', tokenOf({ ...claims, exp: 1 }), messages.tokenExpired],
    ['unreadable', 'rubbish', messages.invalidToken],
  ])('is removed where it is %s [S4.6, S4.7]', (_, token, error) => {
    stubBrowser(() => answer(200, {}));
    saveToken(token);
    const store = makeStore();
    store.dispatch(loadUser());
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      status: 'failed',
      error,
    });
    expect(readToken()).toBeUndefined();
    expect(hasEnded()).toBe(true);
  });

  it('is forgotten on logout, without a word of failure [S4.4]', () => {
    stubBrowser(() => answer(200, {}));
    saveToken(tokenOf(claims));
    const store = makeStore();
    store.dispatch(loadUser());
    store.dispatch(logout());
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      user: null,
      error: null,
    });
    expect(readToken()).toBeUndefined();
    expect(hasEnded(), 'whoever comes back finds what was typed').toBe(true);
  });
});

describe('a token that the server no longer takes', () => {
  it('ends the session with the server’s reason', async () => {
    stubBrowser(() => refuse('tokenExpired'));
    saveToken(tokenOf(claims));
    const store = makeStore();
    store.dispatch(loadUser());
    await store.dispatch(fetchBooking({ id: 'b' }));
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      error: messages.tokenExpired,
    });
    expect(readToken()).toBeUndefined();
  });

  it('is what the action says', () => {
    const store = makeStore();
    store.dispatch(sessionEnded({ code: 'tokenExpired', message: 'why' }));
    expect(store.getState().auth).toMatchObject({ error: 'why', errorCode: 'tokenExpired' });
  });
});
