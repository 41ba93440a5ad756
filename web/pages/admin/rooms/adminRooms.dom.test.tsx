import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('of many rooms every one is found: newest first, page after page, or by name and place', async () => {
  const backend = new FakeBackend();
  const room = (index: number) =>
    roomOf({
      id: `room-${index}`,
      name: `Room number ${index}`,
      location: index % 2 === 0 ? 'Musanze' : 'Huye',
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    });
  const rooms = Array.from({ length: 230 }, (_, index) => room(index + 1));
  backend.serves('rooms.list', pagesOf(rooms, 100));
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/cold-rooms');
  expect(await screen.findByText('230 rooms')).toBeVisible();
  expect(rows()).toHaveLength(20);
  expect(rows()[0]).toContain('Room number 230');
  await user.click(screen.getByRole('button', { name: 'Page 12' }));
  expect(rows()).toHaveLength(10);
  expect(rows().at(-1)).toBe('Room number 1Cold Room in Huye');

  const find = (text: string) => fill(user, screen.getByLabelText('Find a room'), text);
  await find('NUMBER 117');
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 of 230 rooms')).toBeVisible();
  await find('musanze');
  expect(screen.getByText('115 of 230 rooms')).toBeVisible();
  await find('nowhere');
  expect(screen.getByText('No room has this name or place.')).toBeVisible();
});

test.each([
  ['cannot be deleted', undefined, 'Failed to delete cold room'],
  [
    'has current bookings',
    'roomHasBookings',
    'Cold room has current bookings and cannot be deleted.',
  ],
] as const)('a room that %s stays, and the admin reads why', async (_, code, words) => {
  const backend = new FakeBackend();
  backend.answers('rooms.list', [roomOf()]);
  if (code) backend.refuses('rooms.remove', code);
  else backend.fails('rooms.remove');
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/cold-rooms');
  await user.click(await screen.findByRole('button', { name: 'Delete Nyamata Store' }));
  const question = screen.getByRole('dialog', { name: 'Delete this room?' });
  await user.click(within(question).getByRole('button', { name: 'Delete room' }));
  expect(await within(question).findByText(words)).toBeVisible();
  expect(backend.sentTo('rooms.remove')[0]?.url).toMatch(/\/coldroom\/nyamata$/);
  await user.click(within(question).getByRole('button', { name: 'Keep room' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toEqual([expect.stringContaining('Nyamata Store')]);
});
