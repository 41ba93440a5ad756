import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { OpenSocket } from '#web/app/testing/openSocket.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

const bell = () => screen.queryByRole('link', { name: /^Notifications/ });

/** Opens a page, and answers the sockets that it has opened. */
async function openCounting() {
  const opened = vi.fn();
  const Quiet = WebSocket;
  class Counted extends Quiet {
    constructor(url: string) {
      super(url);
      opened(url);
    }
  }
  vi.stubGlobal('WebSocket', Counted);
  new FakeBackend();
  openSite('/faq');
  await screen.findByText('Questions and answers', { selector: 'h1' });
  return opened;
}

test('a visitor has no bell and opens no socket', async () => {
  const opened = await openCounting();
  expect(screen.getAllByRole('link', { name: 'Book Now' })[0]).toBeVisible();
  expect(bell()).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

test('a person with a one-time password has no bell, because no socket accepts them', async () => {
  signIn({ oneTimePassword: true });
  const opened = await openCounting();
  expect(screen.getByRole('button', { name: /^Keza Test/ })).toBeVisible();
  expect(bell()).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

test('a person who is signed in has a bell, and a socket', async () => {
  signIn();
  const opened = await openCounting();
  expect(bell()).toBeVisible();
  await expect.poll(() => opened).toHaveBeenCalled();
});

test.each([
  [9, '9', 'Notifications, 9 unread'],
  [10, '9+', 'Notifications, 9+, 10 unread'],
])('the bell tells that %d are unread, and shows %s', async (count, shown, name) => {
  // The count is asked for when the socket opens.
  vi.stubGlobal('WebSocket', OpenSocket);
  new FakeBackend().answers('notifications.count', { count });
  signIn();
  openSite('/faq');
  const link = await screen.findByRole('link', { name });
  expect(link.textContent).toBe(shown);
});
