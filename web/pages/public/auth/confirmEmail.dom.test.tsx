import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

const LINK = '/confirm-email#email=keza%40example.com&code=12345678';
const message = 'Your email address is confirmed.';

test('whoever confirms an address is led to their dashboard', async () => {
  signIn();
  const backend = new FakeBackend();
  backend.answers('auth.confirm', { message });
  const { user } = openSite(LINK);
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `${message} From now on we write to you about bookings.`,
  );
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
});

test('whoever accepts an invitation by it hears of the role, and is signed out', async () => {
  signIn();
  const backend = new FakeBackend();
  backend.answers('auth.confirm', { message, role: 'operator' });
  const { user } = openSite(LINK);
  await user.click(await screen.findByRole('button', { name: 'Confirm my address' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `${message} You are an operator now. Please sign in again.`,
  );
  const links = await screen.findAllByRole('link', { name: 'Sign in' });
  expect(links.at(-1)).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('link', { name: 'Go to your dashboard' })).toBeNull();
});

test.each([
  ['user', '/dashboard/settings'],
  ['operator', '/admin-dashboard/settings'],
] as const)('whoever asks for a new code is led to their settings: %s', async (role, to) => {
  signIn({ role });
  const backend = new FakeBackend();
  backend.fails('account.get');
  const { user, path } = openSite(LINK);
  await user.click(await screen.findByRole('link', { name: 'Sign in and ask for a new one' }));
  await waitFor(() => expect(path()).toBe(to));
});
