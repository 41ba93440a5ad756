import { screen } from '@testing-library/react';
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
