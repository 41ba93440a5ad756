import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, tokenFor } from '#web/app/testing/site.tsx';
import { tokenOf } from '#web/lib/testing/browser.ts';

const saved = () => localStorage.getItem('token');

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
  backend.answers('auth.login', { token: tokenFor() });
  backend.answers('bookings.listMine', []);
  const { user, path } = openSite('/booking');
  await fill(user, await screen.findByLabelText('Email'), 'keza@example.com');
  await fill(user, screen.getByLabelText('Password'), 'Gisenyi#2027');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/booking'));
  expect(saved()).toBe(tokenFor());

  openSite('/booking');
  expect(await screen.findByRole('heading', { name: 'Your bookings' })).toBeVisible();
  expect(screen.queryAllByRole('alert')).toEqual([]);
});
