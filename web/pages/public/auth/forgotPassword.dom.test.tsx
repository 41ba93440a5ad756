import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ownMessages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, tokenFor } from '#web/app/testing/site.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NEXT = '/message?show=archived';
const ASKING = `/forgot-password?next=${encodeURIComponent(NEXT)}`;
/** Where the link of the e-mail leads, which knows of no page that was wanted. */
const LINK = '/reset-password#email=keza%40example.com&code=12345678';

/** Somebody who is signed out asks for a code. */
async function askAt(address: string): Promise<string> {
  const backend = new FakeBackend();
  backend.answers('auth.forgot', { message: ownMessages.codeSent });
  backend.answers('auth.reset', { token: tokenFor() });
  backend.answers('notifications.list', []);
  localStorage.removeItem('token');
  const { user, path } = openSite(address);
  await fill(user, await screen.findByLabelText('Email'), 'keza@example.com');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(path()).toMatch(/^\/reset-password/));
  return path();
}

/** Where a new password leads that is chosen at an address. */
async function chooseAt(address: string): Promise<string> {
  localStorage.removeItem('token');
  const { user, path } = openSite(address);
  await fill(user, await screen.findByLabelText('New password'), 'Karongi#2031');
  await fill(user, screen.getByLabelText('Confirm new password'), 'Karongi#2031');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(path()).not.toMatch(/^\/reset-password/));
  return path();
}

test('the link of the e-mail leads to the page that was wanted, and only once', async () => {
  expect(await askAt(ASKING)).toBe(`/reset-password?next=${encodeURIComponent(NEXT)}`);
  expect(await chooseAt(LINK)).toBe(NEXT);
  expect(await chooseAt(LINK)).toBe('/dashboard');
});

test('from the link of the e-mail another code is asked for on the way to the page that was wanted', async () => {
  await askAt(ASKING);
  openSite(LINK);
  const another = await screen.findByRole('link', { name: 'Ask for a new code' });
  expect(another).toHaveAttribute('href', ASKING);
});

test('what an address says of the page that was wanted counts before what is kept', async () => {
  await askAt(ASKING);
  const address = LINK.replace('#', `?next=${encodeURIComponent('/message')}#`);
  expect(await chooseAt(address)).toBe('/message');
  expect(await chooseAt(LINK)).toBe('/dashboard');
});

test('the page that was wanted is forgotten where a code is asked for without one', async () => {
  await askAt(ASKING);
  await askAt('/forgot-password');
  expect(await chooseAt(LINK)).toBe('/dashboard');
});

test.each([
  ['once the code has run out', 15 * 60_000],
  ['where the clock was set back', -1],
])('the page that was wanted is deleted %s', async (_, since) => {
  await askAt(ASKING);
  const { at } = JSON.parse(localStorage.getItem('resetNext') ?? '') as { at: number };
  vi.useFakeTimers({ toFake: ['Date'], now: at + since });
  openSite(LINK);
  const another = await screen.findByRole('link', { name: 'Ask for a new code' });
  expect(another).toHaveAttribute('href', '/forgot-password');
  expect(localStorage.getItem('resetNext')).toBeNull();
});

test.each([
  ['another site', JSON.stringify({ next: '//evil.example', at: Date.now() })],
  ['no text', JSON.stringify({ next: 5, at: Date.now() })],
  ['nothing', 'null'],
  ['no JSON', '{'],
])('what is kept of a page leads nowhere where it is %s', async (_, kept) => {
  await askAt(ASKING);
  localStorage.setItem('resetNext', kept);
  expect(await chooseAt(LINK)).toBe('/dashboard');
});

test('where nothing may be kept, the link leads to the dashboard', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  expect(await askAt(ASKING)).toBe(`/reset-password?next=${encodeURIComponent(NEXT)}`);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  expect(await chooseAt(LINK)).toBe('/dashboard');
});
