import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

const NEW = '/admin-dashboard/cold-room';
const EDIT = '/admin-dashboard/cold-room/nyamata';
/** The field of a label, with or without “(optional)” after it. */
const field = (label: string) =>
  screen.getByLabelText(new RegExp(`^${label.replace('ft²', 'ft.')}( \\(optional\\))?$`));
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

/** The fields of a form that was sent. */
const fieldsOf = (body: unknown) => Object.fromEntries((body as FormData).entries());

/** Fills the room form in, right in every required field. */
async function fillRoomForm(user: UserEvent): Promise<void> {
  await fill(user, field('Name'), 'Kayonza Cold Store');
  await fill(user, field('Location'), 'Kayonza');
  await fill(user, field('Price per day in Rwf'), '12000.50');
  await fill(user, field('Size in ft²'), '500');
  await fill(user, field('Capacity'), '20');
  await fill(user, field('Features'), 'Loading dock');
}

beforeEach(() => signIn({ role: 'admin' }));

test('the room form asks for every required field, and refuses prices and sizes that cannot be [S2.116, S5.15, S5.16]', async () => {
  const backend = new FakeBackend();
  const { user } = openSite(NEW);
  await user.clear(await screen.findByLabelText('Unit'));
  await press(user, 'Create room');
  await screen.findByText('Enter the name of the room.');
  for (const [label, words] of [
    ['Name', /Enter the name of the room\.$/],
    ['Location', /Enter the location\.$/],
    ['Price per day in Rwf', /Enter the price per day\.$/],
    ['Size in ft²', /Enter the size\.$/],
    ['Capacity', /Enter the capacity\.$/],
    ['Unit', /Enter the unit of the capacity\.$/],
    ['Features', /Enter at least one feature\.$/],
  ] as const) {
    expect(field(label)).toHaveAccessibleDescription(words);
  }
  expect(field('Name')).toHaveFocus();

  await fillRoomForm(user);
  for (const [label, amount, words] of [
    ['Price per day in Rwf', '-1', 'Must be at least 0.'],
    ['Price per day in Rwf', '0.001', 'Must have at most two decimals.'],
    ['Price per day in Rwf', '0.01', ''],
    ['Price per day in Rwf', '0,500', 'Must be a number.'],
    ['Price per day in Rwf', '12,000', ''],
    ['Price per day in Rwf', '12,5', ''],
    ['Price per day in Rwf', '0', ''],
    ['Capacity', '0', 'Must be at least 1.'],
    ['Capacity', '20-30', 'Must be a number.'],
    ['Capacity', '1', ''],
    ['Size in ft²', '0', 'Must be at least 1.'],
    ['Size in ft²', '500 ft', 'Must be a number.'],
  ] as const) {
    await fill(user, field(label), amount);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(words));
  }
  const optionsOf = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(optionsOf('Room type')).toEqual(['Cold Room', 'Warehouse']);
  expect(optionsOf('Status')).toEqual(['Available', 'Unavailable']);
  expect(backend.sentTo('rooms.create')).toEqual([]);
});

test('a room that cannot be created is reported in its form, and what was typed stays [S8.18]', async () => {
  const backend = new FakeBackend();
  backend.fails('rooms.create');
  const { user } = openSite(NEW);
  await fill(user, await screen.findByLabelText('Unit'), 'tons');
  await fillRoomForm(user);
  await press(user, 'Create room');
  expect(await screen.findByText('Failed to create the room.')).toBeVisible();
  expect(field('Name')).toHaveValue('Kayonza Cold Store');
  expect(fieldsOf(backend.sentTo('rooms.create')[0]?.body)).toMatchObject({
    name: 'Kayonza Cold Store',
    location: 'Kayonza',
    unit: 'tons',
  });
});

test('a room that cannot be updated is reported in its form, and what was typed stays [S8.18]', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.arrival', { live: 0 });
  backend.serves('rooms.update', () => answer(500, { message: 'The disk is full.' }));
  const { user } = openSite(EDIT);
  await fill(user, await screen.findByLabelText('Capacity'), '77');
  await press(user, 'Save changes');
  expect(await screen.findByText('Failed to update the room. The disk is full.')).toBeVisible();
  expect(field('Capacity')).toHaveValue('77');
});

test('a coordinate that is no number is refused at its field, and the stored one stays', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.get', roomOf({ latitude: -1.9441, longitude: 30.0619 }));
  backend.answers('rooms.arrival', { live: 0 });
  const { user } = openSite(EDIT);
  expect(await screen.findByLabelText(/^Latitude/)).toHaveValue('-1.9441');
  await fill(user, field('Latitude'), '-1.94.41');
  await fill(user, field('Longitude'), '30,0619');
  await press(user, 'Save changes');
  const words = (most: number) => new RegExp(`Must be a number from -${most} to ${most}\\.$`);
  await waitFor(() => expect(field('Latitude')).toHaveAccessibleDescription(words(90)));
  expect(field('Longitude')).toHaveAccessibleDescription(words(180));
  expect(field('Latitude')).toHaveValue('-1.94.41');
  expect(backend.sentTo('rooms.update')).toEqual([]);
});

test('two coordinates that a map copies together fill both fields', async () => {
  new FakeBackend();
  const { user } = openSite(NEW);
  await fill(user, await screen.findByLabelText(/^Latitude/), '-1.9441, 30.0619');
  expect(field('Latitude')).toHaveValue('-1.9441');
  expect(field('Longitude')).toHaveValue('30.0619');
  await fill(user, field('Latitude'), '-1,9441');
  expect(field('Latitude')).toHaveValue('-1,9441');
  expect(field('Longitude')).toHaveValue('30.0619');
});

test('the form of a room that does not exist says so', async () => {
  const backend = new FakeBackend();
  backend.refuses('rooms.get', 'roomNotFound');
  openSite(EDIT);
  expect(await screen.findByText('Cold room not found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an edit of a room that somebody else has changed meanwhile is reported, and what was typed stays', async () => {
  const backend = new FakeBackend();
  backend.answers('rooms.get', roomOf({ version: 3 }));
  backend.answers('rooms.arrival', { live: 0 });
  backend.refuses('rooms.update', 'staleRoom');
  const { user, path } = openSite(EDIT);
  await fill(user, await screen.findByLabelText('Price per day in Rwf'), '1600');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Journal' })).toHaveAttribute(
    'href',
    `/admin-dashboard/journal?thing=${roomOf().id}`,
  );
  await press(user, 'Save changes');
  expect(
    await screen.findByText(/^Somebody else has changed this cold room meanwhile\./),
  ).toBeVisible();

  const now = roomOf({ version: 4, capacity: 25 });
  backend.answers('rooms.get', now);
  backend.answers('rooms.list', [now]);
  backend.answers('rooms.update', { ...now, price: 1_600 });
  await press(user, 'Load again');
  await waitFor(() => expect(field('Capacity')).toHaveValue('25'));
  expect(field('Price per day in Rwf')).toHaveValue('1600');
  await press(user, 'Save changes');
  expect(await screen.findByText('Room updated successfully!')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/admin-dashboard/cold-rooms'));
  const sent = backend.sentTo('rooms.update').map(({ body }) => fieldsOf(body));
  expect(sent).toMatchObject([
    { version: '3', price: '1600' },
    { version: '4', price: '1600', capacity: '25' },
  ]);
});

test('the room form takes description, temperature range, humidity and access control as well [S2.117, S3.3, S3.4, S3.7]', async () => {
  const backend = new FakeBackend();
  const room = roomOf({ humidityControl: false });
  backend.answers('rooms.get', room);
  backend.answers('rooms.arrival', { live: 0 });
  backend.answers('rooms.update', room);
  const { user } = openSite(EDIT);
  expect(await screen.findByLabelText('Unit')).toHaveValue('tons');
  expect(field('Temperature range')).toHaveValue('2°C - 8°C');
  await fill(user, field('Description'), 'Two doors.');
  expect(screen.getByLabelText(/^At the door/)).toBeInTheDocument();
  await fill(user, field('Temperature range'), '-18°C - -10°C');
  await user.click(field('Humidity control'));
  await user.click(field('Access control'));
  await user.selectOptions(field('Status'), 'Unavailable');
  await press(user, 'Save changes');
  expect(await screen.findByText('Room updated successfully!')).toBeVisible();
  expect(fieldsOf(backend.sentTo('rooms.update')[0]?.body)).toMatchObject({
    description: 'Two doors.',
    temperatureRange: '-18°C - -10°C',
    humidityControl: 'true',
    accessControl: 'true',
    status: 'unavailable',
  });
});

test('before a room becomes unavailable it is said how many live bookings it has, and nothing is saved until that is confirmed', async () => {
  const backend = new FakeBackend();
  const room = roomOf({ status: 'available' });
  backend.answers('rooms.get', room);
  backend.answers('rooms.list', [room]);
  backend.answers('rooms.arrival', { live: 3 });
  backend.answers('rooms.update', { ...room, status: 'unavailable' });
  const { user } = openSite(EDIT);
  await user.selectOptions(await screen.findByLabelText('Status'), 'Unavailable');
  await press(user, 'Save changes');
  const question = await screen.findByRole('dialog', { name: 'Make this room unavailable?' });
  expect(question).toHaveTextContent('It has 3 live bookings, pending or approved.');
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.sentTo('rooms.update')).toEqual([]);

  backend.answers('rooms.arrival', { live: 1 });
  await press(user, 'Save changes');
  expect(await screen.findByRole('dialog')).toHaveTextContent('It has 1 live booking, pending');
  await press(user, 'Make unavailable');
  expect(await screen.findByText('Room updated successfully!')).toBeVisible();
  expect(fieldsOf(backend.sentTo('rooms.update')[0]?.body)).toMatchObject({
    status: 'unavailable',
  });
});
