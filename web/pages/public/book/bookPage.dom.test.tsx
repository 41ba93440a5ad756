import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

test('an empty form says what is missing [S2.81, S5.8, S8.35]', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.list', [roomOf()]);
  const { user } = openSite('/book');
  const storage = await screen.findByLabelText('Storage');
  await waitFor(() => expect(storage).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Please fill in all fields')).toBeVisible();
  expect(screen.getAllByText('Required.')).toHaveLength(3);
  expect(storage).toHaveFocus();
});
