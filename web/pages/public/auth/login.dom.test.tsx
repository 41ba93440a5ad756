import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { expectShownAndHidden } from '#web/app/testing/passwords.ts';
import { fill, openSite, signIn, tokenFor } from '#web/app/testing/site.tsx';
import { answer, refuse } from '#web/lib/testing/browser.ts';

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign in' }));

async function logIn(user: UserEvent): Promise<void> {
  await fill(user, await screen.findByLabelText('Email'), 'keza@example.com');
  await fill(user, screen.getByLabelText('Password'), 'Gisenyi#2027');
  await send(user);
}

test('signing in asks for both fields, shows the password, and leads on where it is forgotten [S2.59, S5.12]', async () => {
  const backend = new FakeBackend();
  const { user, path } = openSite('/login');
  const email = await screen.findByLabelText('Email');
  await send(user);
  await waitFor(() => expect(email).toHaveAccessibleDescription('Enter your email address.'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  await fill(user, email, 'keza');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Must be an email address.'));
  await expectShownAndHidden(user, 'Password');
  expect(backend.sent).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  await waitFor(() => expect(path()).toBe('/forgot-password'));
});

test('signing in says why it is asked for, and leads to the page that asked rather than the dashboard [S2.61]', async () => {
  const backend = new FakeBackend();
  backend.answers('auth.login', { token: tokenFor() });
  const { user, path } = openSite('/message?show=archived');
  expect(await screen.findByText('Sign in to read your messages.')).toBeVisible();
  expect(path()).toBe('/login?next=%2Fmessage%3Fshow%3Darchived');
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/message?show=archived'));
});

test('signing in with a one-time password leads to the choice of a new one, with where one wanted to go', async () => {
  const backend = new FakeBackend();
  backend.answers('auth.login', { token: tokenFor({ oneTimePassword: true }) });
  const { user, path } = openSite('/booking');
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/new-password?next=%2Fbooking'));
  expect(await screen.findByText(/^You signed in with a one-time password\./)).toBeVisible();
});

test('signing in is not asked of whoever is signed in, and leads to no other site whatever the address says', async () => {
  const backend = new FakeBackend();
  backend.answers('auth.login', { token: tokenFor() });
  const { user, path } = openSite('/login?next=%2F%2Fexample.com');
  await logIn(user);
  await waitFor(() => expect(path()).toBe('/dashboard'));
  const nexts = ['//example.com', 'https://example.com/', '/\\example.com', '/\t/example.com'];
  const others = nexts.map((next) => `/login?next=${encodeURIComponent(next)}`);
  for (const address of ['/login', '/signup', ...others]) {
    signIn();
    const site = openSite(address);
    await waitFor(() => expect(site.path(), address).toBe('/dashboard'));
  }
});

/** The toasts that say this, beside the form, which says it too. */
const toasts = (text: string) =>
  screen
    .queryAllByRole('alert')
    .filter((alert) => alert.textContent === text && !alert.closest('form'));

test('a failed sign-in says in a toast whose fault it is and keeps what was typed, until one succeeds [S4.27, S8.8, S8.9, S8.10, S8.11, S8.49]', async () => {
  const backend = new FakeBackend();
  const { user, path } = openSite('/login');
  const kept = () => {
    expect(screen.getByLabelText('Email')).toHaveValue('keza@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('Gisenyi#2027');
  };
  backend.refuses('auth.login', 'invalidCredentials');
  await logIn(user);
  await waitFor(() => expect(toasts(messages.loginInvalid)).toHaveLength(1));
  await send(user);
  await waitFor(() => expect(backend.sent).toHaveLength(2));
  await waitFor(() => expect(toasts(messages.loginInvalid), 'said once').toHaveLength(1));
  kept();

  const form = screen.getByLabelText('Email').closest('form') ?? document.body;
  for (const [respond, text] of [
    [
      () => answer(500, errorBody('serverError'), { 'x-request-id': 'req-login-1' }),
      `${messages.loginServer} (Request req-login-1)`,
    ],
    [() => answer(418, { message: 'I am a teapot' }), messages.loginUnexpected],
    [
      () => refuse('tooManyAttempts', { retryAfter: 870 }),
      'Too many attempts. Try again in 15 minutes.',
    ],
    [() => Promise.reject(new TypeError('Failed to fetch')), messages.loginNetwork],
  ] as const) {
    backend.serves('auth.login', respond);
    await send(user);
    await waitFor(() => expect(toasts(text)).toHaveLength(1));
    expect(within(form).getByText(text), 'stays when the toast is gone').toBeVisible();
    kept();
  }

  backend.answers('auth.login', { token: tokenFor() });
  await send(user);
  expect(await screen.findByText('Login successful!')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  for (const text of [messages.loginInvalid, messages.loginNetwork]) {
    await waitFor(() => expect(toasts(text)).toEqual([]));
  }
});
