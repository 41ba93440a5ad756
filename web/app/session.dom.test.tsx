import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, tokenFor } from '#web/app/testing/site.tsx';
import { watchLocation } from '#web/app/testing/watchLocation.ts';
import { profileOf } from '#web/features/account/testing/profileOf.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { tokenOf } from '#web/lib/testing/browser.ts';

const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;

const saved = () => localStorage.getItem('token');

async function logIn(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Email'), 'keza@example.com');
  await fill(user, screen.getByLabelText('Password'), 'Gisenyi#2027');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test.each([
  ['that has expired', tokenFor({ exp: 1_700_000_000 }), messages.tokenExpired],
  ['that is none', 'no.token.atall', messages.invalidToken],
  ['of nobody', tokenOf({ exp: 4_000_000_000 }), messages.invalidToken],
])(
  'a saved token %s is removed with the reason why not [S4.7, S8.2, S8.3]',
  async (_, token, words) => {
    new FakeBackend();
    localStorage.setItem('token', token);
    const { path } = openSite('/booking');
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(path()).toBe('/login?next=%2Fbooking'));
    expect(saved()).toBeNull();
  },
);

test('a saved token signs in without a word, and signing in leads back to where it had ended [S4.6, S4.7, S8.2, S8.3]', async () => {
  const backend = new FakeBackend();
  const token = tokenFor();
  backend.answers('auth.login', { token });
  backend.answers('bookings.listMine', []);
  const { user, path } = openSite('/booking');
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/booking'));
  expect(saved()).toBe(token);

  openSite('/booking');
  expect(await screen.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

test('a token that expires while a page is open signs out with “Token has expired”, and signing in leads back', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', []);
  localStorage.setItem('token', tokenFor({ exp: Math.floor(Date.now() / 1000) + DAY_SECONDS }));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const { user, path } = openSite('/booking/status');
  expect(await screen.findByRole('heading', { name: 'Booking status' })).toBeVisible();
  const [expire] = timers.mock.calls.find(([, delay = 0]) => delay > 80_000_000) ?? [];
  timers.mockRestore();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000 * (DAY_SECONDS + 1));
  act(() => expire?.());
  expect(await screen.findByText(messages.tokenExpired)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/login?next=%2Fbooking%2Fstatus'));
  expect(saved()).toBeNull();
  clock.mockRestore();
  backend.answers('auth.login', { token: tokenFor() });
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/booking/status'));
});

test('a phone whose clock is a day ahead signs in, stays so over a reload, and signs out a day later [S5.1]', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', []);
  const iat = Math.floor(Date.now() / 1000);
  const token = tokenFor({ iat, exp: iat + DAY_SECONDS });
  backend.answers('auth.login', { token });
  const now = iat * 1000 + 25 * HOUR_MS;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const ends = () => timers.mock.calls.filter(([, delay = 0]) => delay > 80_000_000);
  const { user, path } = openSite('/booking');
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/booking'));
  expect(await screen.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
  expect(ends()).toEqual([[expect.any(Function), DAY_SECONDS * 1000 + 500]]);
  expect(saved()).toBe(token);

  timers.mockClear();
  const { path: reloaded } = openSite('/booking');
  expect(await screen.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
  expect(screen.queryByText(messages.tokenExpired)).toBeNull();
  const [expire] = ends()[0] ?? [];
  timers.mockRestore();
  clock.mockReturnValue(now + 1000 * (DAY_SECONDS + 1));
  act(() => expire?.());
  expect(await screen.findByText(messages.tokenExpired)).toBeVisible();
  await waitFor(() => expect(reloaded()).toBe('/login?next=%2Fbooking'));
  expect(saved()).toBeNull();
});

test('a token that expires and is refused by the server signs out with “Token has expired”, and signing in leads back', async () => {
  const backend = new FakeBackend();
  localStorage.setItem('token', tokenFor());
  backend.refuses('account.get', 'tokenExpired');
  const { user, path } = openSite('/dashboard/settings');
  expect(await screen.findByText(messages.tokenExpired)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/login?next=%2Fdashboard%2Fsettings'));
  expect(saved()).toBeNull();
  backend.answers('account.get', profileOf());
  backend.answers('auth.login', { token: tokenFor() });
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/dashboard/settings'));
  expect(await screen.findByLabelText('First Name')).toHaveValue('Keza');
});

test('a page that the browser has kept shows nothing of whoever has logged out since', async () => {
  const assign = watchLocation();
  const backend = new FakeBackend();
  backend.answers('bookings.listMine', []);
  localStorage.setItem('token', tokenFor());
  const { path } = openSite('/booking');
  expect(await screen.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
  localStorage.removeItem('token');
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await waitFor(() => expect(path()).toBe('/login?next=%2Fbooking'));
  expect(assign).toHaveBeenCalledWith('/login');
});

test('where the browser denies storage, signing in leads on, and lasts until the page is left', async () => {
  const deny = (): never => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny });
  const backend = new FakeBackend();
  backend.answers('auth.login', { token: tokenFor() });
  backend.answers('bookings.listMine', []);
  const { user, path } = openSite('/booking');
  await logIn(user);
  expect(await screen.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
  expect(path()).toBe('/booking');
  await waitFor(() => expect(backend.sentTo('bookings.listMine')).not.toEqual([]));
});

describe('what another tab does', () => {
  const draft = { message: 'Call me about my harvest.' };

  /** The receipt of whoever is signed in, beside what they have typed elsewhere in the tab. */
  async function openReceipt() {
    const assign = watchLocation();
    const backend = new FakeBackend();
    backend.answers('bookings.get', { ...bookingOf({ status: 'approved' }), history: [] });
    const iat = Math.floor(Date.now() / 1000);
    localStorage.setItem('token', tokenFor({ iat, exp: iat + DAY_SECONDS }));
    localStorage.setItem('resetNext', JSON.stringify({ next: '/message', at: Date.now() }));
    writeDraft('contactDraft', draft);
    const site = openSite('/ReceiptModal?booking=b1');
    expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeVisible();
    return { ...site, assign };
  }

  const tell = (key: string | null = 'token') =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  /** Expects that the tab begins anew, and keeps nothing of the person before. */
  function expectLeft(assign: (address: string) => void): void {
    expect(assign).toHaveBeenCalledWith('/login');
    expect(screen.queryByRole('dialog', { name: 'Receipt' })).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(readDraft('contactDraft')).toBeUndefined();
    expect(localStorage.getItem('resetNext')).toBeNull();
  }

  test('when it signs out, this one forgets the person and what they have typed', async () => {
    const { assign } = await openReceipt();
    localStorage.removeItem('token');
    tell();
    expectLeft(assign);
  });

  test('when it signs out, this one does so where the clock is a day ahead as well', async () => {
    localStorage.setItem('ahead', String(25 * HOUR_MS));
    const now = Date.now();
    const { assign } = await openReceipt();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 25 * HOUR_MS);
    localStorage.clear();
    tell(null);
    clock.mockRestore();
    expectLeft(assign);
  });

  test('when it signs in as somebody else, this one begins anew as that person', async () => {
    const { assign } = await openReceipt();
    const other = tokenFor({ userId: 'u2' });
    localStorage.setItem('token', other);
    tell();
    expectLeft(assign);
    expect(saved()).toBe(other);
  });

  test('when it has got another token for the same person, nothing changes here', async () => {
    const { assign } = await openReceipt();
    localStorage.setItem('token', tokenFor({ names: 'Keza Mukamana' }));
    tell();
    expect(screen.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
    window.dispatchEvent(new Event('pagehide'));
    expect(assign).not.toHaveBeenCalled();
    expect(readDraft('contactDraft')).toEqual(draft);
  });

  test('when its session ends by itself, what was typed stays for the same person, and for nobody else', async () => {
    const { assign, path } = await openReceipt();
    localStorage.setItem('ended', '1');
    localStorage.removeItem('token');
    tell();
    await waitFor(() => expect(path()).toBe('/login?next=%2FReceiptModal%3Fbooking%3Db1'));
    window.dispatchEvent(new Event('pagehide'));
    expect(assign).not.toHaveBeenCalled();
    expect(readDraft('contactDraft')).toEqual(draft);
    localStorage.setItem('token', tokenFor({ userId: 'u2' }));
    tell();
    expectLeft(assign);
  });
});

describe('where the server has ended the session of a tab', () => {
  const draft = { message: 'Call me about my harvest.' };

  /** A tab whose person has typed something before the server ended their session. */
  async function openEnded() {
    const assign = watchLocation();
    const backend = new FakeBackend();
    backend.refuses('account.get', 'invalidToken');
    localStorage.setItem('token', tokenFor());
    writeDraft('contactDraft', draft);
    const site = openSite('/dashboard/settings');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fdashboard%2Fsettings'));
    backend.answers('account.get', profileOf());
    return { ...site, assign, backend };
  }

  /** Expects that the page is loaded afresh, without what was typed, for whoever has the token. */
  async function expectAnew(assign: (address: string) => void, token: string): Promise<void> {
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(saved()).toBe(token);
    window.dispatchEvent(new Event('pagehide'));
    expect(readDraft('contactDraft')).toBeUndefined();
  }

  test('the same person comes back to what they have typed', async () => {
    const { user, path, assign, backend } = await openEnded();
    backend.answers('auth.login', { token: tokenFor({ names: 'Keza Mukamana' }) });
    await logIn(user);
    await waitFor(() => expect(path()).toBe('/dashboard/settings'));
    expect(await screen.findByLabelText('First Name')).toHaveValue('Keza');
    window.dispatchEvent(new Event('pagehide'));
    expect(assign).not.toHaveBeenCalled();
    expect(readDraft('contactDraft')).toEqual(draft);
  });

  test('somebody else who signs in begins anew', async () => {
    const { user, assign, backend } = await openEnded();
    const token = tokenFor({ userId: 'u2' });
    backend.answers('auth.login', { token });
    await logIn(user);
    await expectAnew(assign, token);
  });

  test('somebody else who chooses a new password begins anew', async () => {
    const { user, goTo, assign, backend } = await openEnded();
    const token = tokenFor({ userId: 'u2' });
    backend.answers('auth.reset', { token });
    goTo('/reset-password#email=aline%40example.com&code=12345678');
    await fill(user, await screen.findByLabelText('New password'), 'Karongi#2031');
    await fill(user, screen.getByLabelText('Confirm new password'), 'Karongi#2031');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await expectAnew(assign, token);
  });
});

test('a visitor who signs in for the first time keeps what they have typed', async () => {
  const assign = watchLocation();
  const draft = { message: 'Is there room for my maize?' };
  const backend = new FakeBackend();
  backend.answers('auth.login', { token: tokenFor() });
  backend.answers('bookings.listMine', []);
  writeDraft('contactDraft', draft);
  const { user, path } = openSite('/booking');
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/booking'));
  window.dispatchEvent(new Event('pagehide'));
  expect(assign).not.toHaveBeenCalled();
  expect(readDraft('contactDraft')).toEqual(draft);
});
