import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#shared/messages.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn, tokenFor } from '#web/app/testing/site.tsx';

test('whoever signed in with a one-time password is led to the choice of a new one, and reads what is wrong with it', async () => {
  const backend = new FakeBackend();
  const token = tokenFor();
  signIn({ oneTimePassword: true });
  const { user, path } = openSite('/dashboard/stock');
  const change = async (secret: string, again: string) => {
    await fill(user, await screen.findByLabelText('One-time password'), secret);
    await fill(user, screen.getByLabelText('New password'), 'Nyanza#2032');
    await fill(user, screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  expect(await screen.findByText(/^You signed in with a one-time password\./)).toBeVisible();
  expect(path()).toBe('/new-password?next=%2Fdashboard%2Fstock');

  await change('Gisenyi#2027', 'Nyanza#2033');
  expect(await screen.findByText(messages.passwordsDoNotMatch)).toBeVisible();
  expect(backend.sent).toEqual([]);
  backend.refuses('account.changePassword', 'invalidCredentials');
  await change('not that one', 'Nyanza#2032');
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveValue('Nyanza#2032');

  backend.answers('account.changePassword', { token });
  await change('Gisenyi#2027', 'Nyanza#2032');
  expect(await screen.findByText(/^Your password is changed/)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/dashboard/stock'));
  expect(backend.sentTo('account.changePassword')[1]?.body).toEqual({
    password: 'Gisenyi#2027',
    newPassword: 'Nyanza#2032',
  });
  expect(localStorage.getItem('token')).toBe(token);
});
