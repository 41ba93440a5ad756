import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Room } from '#shared/room.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { fill, keptAtOnce, openSite, signIn } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Answers the rooms whose name or place contains what is sought, in pages as they are asked for. */
const serve = (backend: FakeBackend, rooms: Room[]) =>
  backend.serves('rooms.list', (request) => {
    const { searchParams } = new URL(request.url);
    const text = (searchParams.get('text') ?? '').toLowerCase();
    const found = rooms.filter(({ name, location }) =>
      `${name} ${location}`.toLowerCase().includes(text),
    );
    return pagesOf(found, Number(searchParams.get('limit')))(request);
  });

test('of many rooms a page is fetched, more on request, or those of a name and place', async () => {
  const backend = new FakeBackend();
  const room = (index: number) =>
    roomOf({
      id: `room-${index}`,
      name: `Room number ${index}`,
      location: index % 2 === 0 ? 'Musanze' : 'Huye',
    });
  serve(
    backend,
    Array.from({ length: 230 }, (_, index) => room(230 - index)),
  );
  signIn({ role: 'admin' });
  const { user, path } = openSite('/admin-dashboard/cold-rooms');
  expect(await screen.findByText('The first 20 rooms')).toBeVisible();
  expect(rows()).toHaveLength(20);
  expect(rows()[0]).toContain('Room number 230');
  expect(backend.sentTo('rooms.list')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The first 40 rooms')).toBeVisible();
  expect(path()).toBe('/admin-dashboard/cold-rooms?page=2');

  const find = (text: string) => fill(user, screen.getByLabelText('Find a room'), text);
  await find('NUMBER 117');
  expect(await screen.findByText('1 room')).toBeVisible();
  expect(rows()).toEqual(['Room number 117Cold Room in Huye']);
  await find('nowhere');
  expect(await screen.findByText('No room has this name or place.')).toBeVisible();
});

test('whoever comes back finds what was sought, and as many pages', async () => {
  const backend = new FakeBackend();
  serve(
    backend,
    Array.from({ length: 50 }, (_, index) => roomOf({ id: `room-${index}` })),
  );
  signIn({ role: 'admin' });
  openSite('/admin-dashboard/cold-rooms?find=nyamata&page=2');
  expect(await screen.findByText('The first 40 rooms')).toBeVisible();
  expect(screen.getByLabelText('Find a room')).toHaveValue('nyamata');
});

test('a letter in the middle of what is sought leaves the caret behind it', async () => {
  const backend = new FakeBackend();
  serve(backend, [roomOf()]);
  signIn({ role: 'admin' });
  const { user, path } = openSite('/admin-dashboard/cold-rooms?find=Nyata');
  const field = await screen.findByLabelText<HTMLInputElement>('Find a room');
  await user.click(field);
  field.setSelectionRange(2, 2);
  await user.keyboard('am');
  expect(field).toHaveValue('Nyamata');
  expect(path()).toBe('/admin-dashboard/cold-rooms?find=Nyamata');
  expect(keptAtOnce(field, 'Huye')).toBe('Huye');
});

test('a list that could not be fetched says so, and is fetched again', async () => {
  const backend = new FakeBackend();
  backend.fails('rooms.list');
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/cold-rooms');
  expect(await screen.findByText('Failed to fetch cold rooms')).toBeVisible();
  backend.answers('rooms.list', []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no rooms yet.')).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: 'More for Nyamata Store' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = screen.getByRole('dialog', { name: 'Delete this room?' });
  await user.click(within(question).getByRole('button', { name: 'Delete room' }));
  expect(await within(question).findByText(words)).toBeVisible();
  expect(backend.sentTo('rooms.remove')[0]?.url).toMatch(/\/coldroom\/nyamata$/);
  await user.click(within(question).getByRole('button', { name: 'Keep room' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toEqual([expect.stringContaining('Nyamata Store')]);
});

test('the second refusal is said anew', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.list', [roomOf()]);
  backend.refuses('rooms.remove', 'roomHasBookings');
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/cold-rooms');
  await user.click(await screen.findByRole('button', { name: 'More for Nyamata Store' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete this room?' }));
  const words = 'Cold room has current bookings and cannot be deleted.';
  await user.click(question.getByRole('button', { name: 'Delete room' }));
  expect(await question.findByText(words)).toBeVisible();
  const answer = backend.delays('rooms.remove');
  await user.click(question.getByRole('button', { name: 'Delete room' }));
  expect(question.getByRole('alert')).toBeEmptyDOMElement();
  answer();
  expect(await question.findByText(words)).toBeVisible();
  expect(backend.sentTo('rooms.remove')).toHaveLength(2);
});

test('the name of a room and its menu open its details, and what opened them has the focus again', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.list', [roomOf()]);
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/cold-rooms');
  const name = await screen.findByRole('button', { name: 'Nyamata Store' });
  const close = async () => {
    const details = screen.getByRole('dialog', { name: 'Nyamata Store' });
    await user.click(within(details).getByRole('button', { name: 'Close' }));
  };
  await user.click(name);
  await close();
  expect(name).toHaveFocus();
  const more = screen.getByRole('button', { name: 'More for Nyamata Store' });
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Details' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await close();
  expect(more).toHaveFocus();
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Close for days' }));
  expect(screen.getByRole('dialog', { name: 'Close Nyamata Store for days' })).toBeVisible();
});
