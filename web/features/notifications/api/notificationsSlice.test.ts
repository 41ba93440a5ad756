import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { makeStore } from '#web/app/store.ts';
import { loadUser } from '#web/features/auth/api/authSlice.ts';
import { ALL } from '#web/features/notifications/tabs.ts';
import { saveToken } from '#web/lib/session.ts';
import {
  answer,
  refuse,
  stubBrowser,
  tokenOf,
  type SentRequest,
} from '#web/lib/testing/browser.ts';
import { refetchUnread, fetchUnread, read } from './notificationThunks.ts';
import {
  countFetched,
  countForgotten,
  changeAnnounced,
  countReceived,
} from './notificationsSlice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const claims = { userId: 'u', role: 'user', names: 'N', email: 'a@b.rw', exp: 4_000_000_000 };

/** A store of somebody signed in, in front of a server that answers so. */
function signedIn(respond: (request: SentRequest) => Response | Promise<Response>) {
  const sent = stubBrowser(respond);
  saveToken(tokenOf(claims));
  const store = makeStore();
  store.dispatch(loadUser());
  return { store, sent, state: () => store.getState().notifications };
}

const counts = (...numbers: number[]) =>
  signedIn(() => answer(200, { count: numbers.length > 1 ? numbers.shift() : numbers[0] }));

describe('the notification counter', () => {
  it('stores the count of newNotification, and that it rose [S4.29]', () => {
    const { store, state } = counts(0);
    store.dispatch(countReceived(2));
    expect(state()).toEqual({ count: 2, rose: true, heard: 1 });
    store.dispatch(countReceived(3));
    expect(state()).toEqual({ count: 3, rose: true, heard: 2 });
  });

  it('takes a lower count, or the same, for nothing new', () => {
    const { store, state } = counts(0);
    store.dispatch(countFetched(3));
    store.dispatch(countReceived(3));
    store.dispatch(countReceived(2));
    expect(state()).toEqual({ count: 2, rose: false, heard: 1 });
  });

  it('counts each word of the server, also where the count stays', () => {
    const { store, state } = counts(0);
    store.dispatch(countFetched(3));
    store.dispatch(countReceived(3));
    store.dispatch(changeAnnounced());
    store.dispatch(changeAnnounced());
    expect(state()).toEqual({ count: 3, rose: false, heard: 2 });
  });

  it('still says that it rose when it is told or counted once more', () => {
    const { store, state } = counts(0);
    store.dispatch(countReceived(3));
    store.dispatch(countReceived(3));
    store.dispatch(countFetched(3));
    expect(state()).toEqual({ count: 3, rose: true, heard: 1 });
  });

  it('is forgotten with the person', () => {
    const { store, state } = counts(0);
    store.dispatch(countReceived(3));
    store.dispatch(countForgotten());
    expect(state()).toEqual({ count: null, rose: false, heard: 1 });
  });
});

describe('asking for the count', () => {
  it('is no news on the first time, and is after a while without word', async () => {
    const { store, state } = counts(2, 5);
    expect(await store.dispatch(fetchUnread())).toBe(2);
    expect(state()).toEqual({ count: 2, rose: false, heard: 0 });
    await store.dispatch(refetchUnread());
    expect(state()).toEqual({ count: 5, rose: true, heard: 1 });
  });

  it('asks again where another count was told meanwhile', async () => {
    const numbers = [2, 3];
    const { store, state, sent } = signedIn(() => {
      if (numbers.length === 2) store.dispatch(countReceived(3));
      return answer(200, { count: numbers.shift() });
    });
    await store.dispatch(fetchUnread());
    expect(sent).toHaveLength(2);
    expect(state().count).toBe(3);
  });

  it('ends the session where the token is no longer taken', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { store } = signedIn(() => refuse('invalidToken'));
    await expect(store.dispatch(refetchUnread())).rejects.toMatchObject({ code: 'invalidToken' });
    expect(store.getState().auth).toMatchObject({ user: null, error: messages.invalidToken });
  });
});

describe('marking as read', () => {
  it.each([
    ['one', 'n1', '/backend/notifications/n1'],
    ['all', ALL, '/backend/notifications'],
  ])('tells the server of %s, and keeps how many are left', async (_, id, path) => {
    const { store, state, sent } = counts(1);
    store.dispatch(countReceived(2));
    expect(await store.dispatch(read(id))).toBe(1);
    expect(sent).toMatchObject([{ method: 'PUT', body: { read: true } }]);
    expect(new URL(sent[0]?.url ?? '').pathname).toBe(path);
    expect(state()).toEqual({ count: 1, rose: false, heard: 1 });
  });

  it('asks for the count where news came meanwhile, also with the count that stands', async () => {
    const numbers = [4, 5];
    const { store, state, sent } = signedIn(() => {
      if (numbers.length === 2) {
        store.dispatch(countReceived(5));
        store.dispatch(changeAnnounced());
      }
      return answer(200, { count: numbers.shift() });
    });
    store.dispatch(countFetched(5));
    expect(await store.dispatch(read('n1'))).toBe(5);
    expect(sent).toHaveLength(2);
    expect(state().count).toBe(5);
  });
});
