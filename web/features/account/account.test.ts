import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import type { Profile } from '#shared/user.ts';
import { makeStore } from '#web/app/store.ts';
import { loadUser } from '#web/features/auth/api/authSlice.ts';
import { readToken, saveToken, serverNow } from '#web/lib/session.ts';
import { answer, refuse, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import { changePassword, updateAccount } from './account.ts';

const claims = { userId: 'u', role: 'user', names: 'N', email: 'a@b.rw', exp: 4_000_000_000 };
const old = tokenOf(claims);
const profile: Profile = {
  userId: 'u',
  role: 'user',
  email: 'a@b.rw',
  firstName: 'Solange',
  lastName: 'Mukamana',
  phoneNumber: '+250788123456',
  createdAt: '2027-01-01T00:00:00.000Z',
};
const passwords = { password: 'old', newPassword: 'Nyungwe#2030' };

function signedInStore() {
  saveToken(old);
  const store = makeStore();
  store.dispatch(loadUser());
  return store;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('changing a password', () => {
  it('goes on with the new token', async () => {
    const token = tokenOf({ ...claims, iat: 2 });
    stubBrowser(() => answer(200, { token }));
    await signedInStore().dispatch(changePassword(passwords));
    expect(readToken()).toBe(token);
  });

  it('tells the time by the new token, which was signed just now', async () => {
    stubBrowser(() => answer(200, { token: tokenOf({ ...claims, iat: 1000 }) }));
    const store = signedInStore();
    vi.spyOn(Date, 'now').mockReturnValue(20_000_000);
    await store.dispatch(changePassword(passwords));
    expect(serverNow()).toBe(1_000_000);
  });

  it('keeps whoever mistypes the old one signed in', async () => {
    stubBrowser(() => refuse('invalidCredentials'));
    const store = signedInStore();
    const result = await store.dispatch(changePassword(passwords));
    expect(result.failure).toMatchObject({ code: 'invalidCredentials' });
    expect(store.getState().auth.isAuthenticated).toBe(true);
    expect(readToken()).toBe(old);
  });

  it('ends the session where the token itself is refused', async () => {
    stubBrowser(() => refuse('tokenExpired'));
    const store = signedInStore();
    await store.dispatch(changePassword(passwords));
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      error: messages.tokenExpired,
    });
    expect(readToken()).toBeUndefined();
  });
});

describe('changing an account', () => {
  it('sends a form, and goes on with the token that says the new names', async () => {
    const token = tokenOf({ ...claims, names: 'Solange Mukamana' });
    const sent = stubBrowser(() => answer(200, { ...profile, token }));
    const store = signedInStore();
    const image = new Blob(['picture'], { type: 'image/webp' });
    await store.dispatch(updateAccount({ firstName: 'Solange', image }));
    store.dispatch(loadUser());
    expect(store.getState().auth.user?.names).toBe('Solange Mukamana');
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['firstName', 'image']);
  });

  it.each([
    ['right', 0],
    ['25 hours ahead', 25 * 3_600_000],
  ])('takes a clock that is %s for no other, though the token is hours old', async (_, ahead) => {
    stubBrowser(() => answer(200, { ...profile, token: tokenOf({ ...claims, iat: 1000 }) }));
    const store = signedInStore();
    saveToken(old, ahead);
    vi.spyOn(Date, 'now').mockReturnValue(20_000_000 + ahead);
    const { failure } = await store.dispatch(updateAccount({ firstName: 'Solange' }));
    expect(failure).toBeUndefined();
    expect(serverNow()).toBe(20_000_000);
  });

  it('does not take a token that it cannot read', async () => {
    stubBrowser(() => answer(200, { ...profile, token: 'rubbish' }));
    const store = signedInStore();
    const result = await store.dispatch(updateAccount({ firstName: 'Solange' }));
    expect(result.failure).toMatchObject({ code: 'serverError' });
    expect(readToken()).toBe(old);
  });
});
