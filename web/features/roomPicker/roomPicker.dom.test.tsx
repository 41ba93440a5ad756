import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '#shared/room.ts';
import { makeStore } from '#web/app/store.ts';
import { FakeBackend, linkTo } from '#web/app/testing/backend.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer } from '#web/lib/testing/browser.ts';
import { RoomPicker, nameAndPlace } from './components/RoomPicker.tsx';

const rooms = ['Musanze store', 'Huye hall', 'Huye shed'].map((name, index) =>
  roomOf({
    id: `r${index}`,
    name,
    location: 'Rwanda',
    status: index === 2 ? 'unavailable' : 'available',
  }),
);
const chosen = vi.fn<(id: string | undefined) => void>();
let backend: FakeBackend;

/** Answers the rooms whose names contain what is asked for. */
const serve = () =>
  backend.serves('rooms.list', ({ url }) => {
    const text = new URL(url).searchParams.get('text') ?? '';
    return answer(
      200,
      rooms.filter(({ name }) => name.toLowerCase().includes(text)),
    );
  });

beforeEach(() => {
  chosen.mockClear();
  backend = new FakeBackend();
  serve();
});

function Picker() {
  const [room, setRoom] = useState<Room>();
  return (
    <RoomPicker
      label="Room"
      none="All"
      chosen={room ? nameAndPlace(room) : 'All'}
      offers={({ status }) => status === 'available'}
      onChoose={(picked) => {
        setRoom(picked);
        chosen(picked?.id);
      }}
    />
  );
}

function open() {
  const user = userEvent.setup();
  render(
    <Provider store={makeStore()}>
      <Picker />
      <button type="button">Next</button>
    </Provider>,
  );
  return user;
}

const field = () => screen.getByRole('combobox', { name: 'Room' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

test('a click shows the first rooms that are offered, and a click chooses one', async () => {
  const user = open();
  expect(backend.sentTo('rooms.list')).toEqual([]);
  await user.click(field());
  await waitFor(() =>
    expect(options()).toEqual(['All', 'Musanze store, Rwanda', 'Huye hall, Rwanda']),
  );
  await user.click(screen.getByRole('option', { name: /^Huye hall/ }));
  expect(chosen).toHaveBeenCalledWith('r1');
  expect(field()).toHaveValue('Huye hall, Rwanda');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(options()).toEqual([]);
});

test('a room that is pressed is chosen, though another answer comes before the release', async () => {
  const user = open();
  await user.click(field());
  await screen.findByRole('option', { name: /^Huye hall/ });
  await user.keyboard('huye');
  const pressed = screen.getByRole('option', { name: /^Huye hall/ });
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  await waitFor(() => expect(pressed).not.toBeInTheDocument());
  await user.pointer({ keys: '[/MouseLeft]', target: field() });
  expect(chosen.mock.calls).toEqual([['r1']]);
  expect(field()).toHaveValue('Huye hall, Rwanda');
});

test('typing finds rooms, arrow keys lead through them round the ends, and Enter chooses', async () => {
  const user = open();
  await user.tab();
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'All' });
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('Huye hall');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('All');
  await user.keyboard('musanze');
  await waitFor(() => expect(options()).toEqual(['Musanze store, Rwanda']));
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith('r0'));
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'All' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith(undefined);
});

test('Enter chooses the first room that is found, also where it is pressed before any is', async () => {
  const user = open();
  await user.tab();
  await user.keyboard('musanze{Enter}');
  await waitFor(() => expect(chosen.mock.calls).toEqual([['r0']]));
});

test('Escape and leaving the field close the list and keep what was chosen', async () => {
  const user = open();
  await user.click(field());
  await user.keyboard('nothing');
  expect(await screen.findByText('No room is found.')).toBeVisible();
  await user.keyboard('{Enter}{Escape}');
  expect(field()).toHaveValue('All');
  await user.keyboard('huye');
  await user.tab();
  expect(field()).toHaveValue('All');
  expect(options()).toEqual([]);
  expect(chosen).not.toHaveBeenCalled();
});

test('where more rooms fit than are listed it is said, and empty pages are passed over', async () => {
  backend.serves('rooms.list', ({ url }) => {
    const cursor = new URL(url).searchParams.get('cursor');
    return cursor === null ? answer(200, [], linkTo('2')) : answer(200, rooms, linkTo('3'));
  });
  const user = open();
  await user.click(field());
  expect(await screen.findByText(/^More rooms fit\./)).toBeVisible();
  expect(options()).toHaveLength(3);
});

test('a failure is said, and tried again', async () => {
  backend.fails('rooms.list');
  const user = open();
  await user.click(field());
  expect(await screen.findByText('Failed to fetch cold rooms')).toBeVisible();
  serve();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /^Musanze/ })).toBeVisible();
});
