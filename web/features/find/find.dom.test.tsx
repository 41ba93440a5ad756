import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';

const person = {
  userId: 'u-1',
  role: 'user' as const,
  email: 'keza@example.com',
  firstName: 'Keza',
  lastName: 'Test',
  phoneNumber: '+250788000001',
  createdAt: '2026-11-01T06:10:00.000Z',
};
const more = { people: false, rooms: false };
const found = { people: [person], bookings: [], rooms: [], more };
const HERE = '/admin-dashboard/journal';
const THERE = '/admin-dashboard/users/u-1';

const optionsFound = () =>
  within(screen.getByRole('listbox', { name: 'Results' })).getAllByRole('option');

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('journal.list', []);
  signIn({ role: 'admin' });
});

async function openSearch() {
  const { user, path } = openSite(HERE);
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Find anybody or anything' });
  await user.click(field);
  return { user, path, field };
}

test('Enter pressed before anything is found opens the first as soon as it is', async () => {
  const answer = backend.holds('search.find', found);
  const { user, path } = await openSearch();
  await user.keyboard('Keza{Enter}');
  await waitFor(() => {
    expect(backend.sentTo('search.find')).toHaveLength(1);
  });
  expect(path()).toBe(HERE);
  answer();
  await waitFor(() => {
    expect(path()).toBe(THERE);
  });
});

test('who types on after Enter, or goes on to something else, stays where they are', async () => {
  const answer = backend.holds('search.find', found);
  const { user, path, field } = await openSearch();
  await user.keyboard('Kez{Enter}a');
  await waitFor(() => {
    expect(backend.sentTo('search.find')).toHaveLength(1);
  });
  answer();
  expect(await screen.findByRole('option', { name: /Keza Test/ })).toBeVisible();
  expect(path()).toBe(HERE);

  const second = backend.holds('search.find', found);
  await user.clear(field);
  await user.keyboard('Keza T{Enter}{Tab}');
  await waitFor(() => {
    expect(backend.sentTo('search.find')).toHaveLength(2);
  });
  second();
  expect(await screen.findByRole('option', { name: /Keza Test/ })).toBeVisible();
  expect(path()).toBe(HERE);
});

test('Enter for a text that finds nothing does nothing', async () => {
  const answer = backend.holds('search.find', { people: [], bookings: [], rooms: [], more });
  const { user, path } = await openSearch();
  expect(screen.getByText('Type at least two characters.')).toBeVisible();
  await user.keyboard('Nobody{Enter}');
  answer();
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  expect(path()).toBe(HERE);
});

test('a result that is pressed is followed, though what was typed last is looked for before the press ends', async () => {
  backend.answers('search.find', found);
  const { user, path } = await openSearch();
  await user.keyboard('Keza');
  const result = await screen.findByRole('option', { name: /Keza Test/ });
  backend.answers('search.find', { people: [], bookings: [], rooms: [], more });
  await user.keyboard(' T');
  await user.pointer({ keys: '[MouseLeft>]', target: result });
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  await user.pointer({ keys: '[/MouseLeft]', target: result });
  await waitFor(() => {
    expect(path()).toBe(THERE);
  });
});

test('where more match than are found, this is said, and the last of them leads to the list that shows all', async () => {
  const rooms = [
    { id: 'r-1', name: 'Keza hall', location: 'Huye', roomType: 'Cold Room' as const },
  ];
  const many = { ...found, rooms, more: { people: true, rooms: true } };
  backend.answers('search.find', many);
  backend.answers('users.list', []);
  const { user, path } = await openSearch();
  await user.keyboard('Keza & co');
  expect(await screen.findByText('2 results. More match: type more.')).toBeVisible();
  const options = optionsFound().map(({ textContent }) => textContent);
  expect(options).toHaveLength(4);
  expect([options[1], options[3]]).toEqual(Array(2).fill('Show allMore than 1 match'));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => {
    expect(path()).toBe('/admin-dashboard/users?find=Keza+%26+co');
  });
});

test('who may not edit rooms is told that more match, and led to no list of them', async () => {
  signIn({ role: 'operator' });
  const rooms = [
    { id: 'r-1', name: 'Keza hall', location: 'Huye', roomType: 'Cold Room' as const },
  ];
  const many = { people: [], bookings: [], rooms, more: { people: false, rooms: true } };
  backend.answers('search.find', many);
  const { user } = openSite('/admin-dashboard/settings');
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('combobox', { name: 'Find anybody or anything' }));
  await user.keyboard('Keza');
  expect(await screen.findByText('1 result. More match: type more.')).toBeVisible();
  expect(optionsFound()).toHaveLength(1);
});
