import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#shared/limits.ts';
import type { Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer } from '#web/lib/testing/browser.ts';
import * as shrinking from '#web/ui/picture/shrink.ts';

const picture = (name: string, description = ''): Picture => ({
  path: `/images/rooms/nyamata/${name}.webp`,
  description,
});
const [dock, door] = [picture('dock', 'The dock'), picture('door')];

/** Opens the form of a room with these pictures; the server saves what it is sent. */
async function openForm(pictures: Picture[]) {
  const backend = new FakeBackend();
  let room: Room = roomOf({ version: 3, pictures });
  const save = (now: Picture[]) => {
    room = { ...room, version: room.version + 1, pictures: now, image: now[0]?.path };
    return room;
  };
  backend.serves('rooms.get', () => answer(200, room));
  backend.answers('rooms.arrival', { live: 0 });
  backend.answers('rooms.update', room);
  backend.answers('rooms.list', [room]);
  const wanted = (body: unknown) => (body as { pictures: Picture[] }).pictures;
  backend.serves('rooms.setPictures', ({ body }) => answer(200, save(wanted(body))));
  backend.serves('rooms.addPicture', () => answer(201, save([...room.pictures, picture('new')])));
  const { user } = openSite('/admin-dashboard/cold-room/nyamata');
  await screen.findByRole('region', { name: 'Pictures' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const sent = () => backend.sentTo('rooms.setPictures').map(({ body }) => body);
  return { backend, user, press, sent, save };
}

const shownWords = () =>
  screen
    .getAllByRole('textbox', { name: /^Description of picture/ })
    .map((box) => (box as HTMLInputElement).value);

beforeEach(() => signIn({ role: 'admin' }));

test('pictures change their order, and the button that moved one keeps the focus', async () => {
  const { press, sent } = await openForm([dock, door]);
  expect(shownWords()).toEqual(['The dock', '']);
  await press('Move picture 2 up');
  expect(await screen.findByText('Picture 2 is now 1.')).toBeVisible();
  expect(shownWords()).toEqual(['', 'The dock']);
  expect(screen.getByRole('button', { name: 'Move picture 1 up' })).toHaveFocus();
  await press('Move picture 1 up');
  await press('Move picture 1 down');
  await waitFor(() => expect(shownWords()).toEqual(['The dock', '']));
  expect(screen.getByRole('button', { name: 'Move picture 2 down' })).toHaveFocus();
  expect(sent()).toEqual([
    { version: 3, pictures: [door, dock] },
    { version: 4, pictures: [dock, door] },
  ]);
});

test('a picture is described, and the form of the room goes on with the version that this made', async () => {
  const { backend, user, press, sent } = await openForm([dock, door]);
  expect(screen.queryByRole('button', { name: 'Save description' })).toBeNull();
  await fill(user, screen.getByLabelText(/^Description of picture 2/), 'The door');
  await press('Save description');
  expect(await screen.findByText('The description is saved.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The door' })).toBeVisible();
  expect(sent()).toEqual([{ version: 3, pictures: [dock, picture('door', 'The door')] }]);
  await press('Save changes');
  await waitFor(() => expect(backend.sentTo('rooms.update')).toHaveLength(1));
  const [{ body } = { body: undefined }] = backend.sentTo('rooms.update');
  expect((body as FormData).get('version')).toBe('4');
});

test('whoever leaves with a description that is not saved is asked first', async () => {
  const { user, press, sent } = await openForm([dock, door]);
  await fill(user, screen.getByLabelText(/^Description of picture 2/), 'The door');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question).toBeVisible();
  await press('Stay here');
  expect(shownWords()).toEqual(['The dock', 'The door']);
  await press('Save description');
  expect(await screen.findByText('The description is saved.')).toBeVisible();
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cold Rooms' })).toBeVisible();
});

test('saving the form saves the descriptions that were typed, too, and first', async () => {
  const { backend, user, press, sent } = await openForm([dock, door]);
  await fill(user, screen.getByLabelText(/^Description of picture 2/), ' The door ');
  await press('Save changes');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cold Rooms' })).toBeVisible();
  expect(sent()).toEqual([{ version: 3, pictures: [dock, picture('door', 'The door')] }]);
  const [{ body } = { body: undefined }] = backend.sentTo('rooms.update');
  expect((body as FormData).get('version')).toBe('4');
});

test('a form whose descriptions cannot be saved is not sent, and keeps what was typed', async () => {
  const { backend, user, press } = await openForm([dock, door]);
  await fill(user, screen.getByLabelText(/^Description of picture 2/), 'The door');
  backend.refuses('rooms.setPictures', 'staleRoom');
  await press('Save changes');
  expect(await screen.findByText(/^Somebody else has changed this cold room/)).toBeVisible();
  expect(backend.sentTo('rooms.update')).toEqual([]);
  expect(shownWords()).toEqual(['The dock', 'The door']);
});

test('a picture is removed only after a second word', async () => {
  const { press, sent } = await openForm([dock, door]);
  await press('Remove picture 1');
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await press('Keep');
  expect(sent()).toEqual([]);
  await press('Remove picture 1');
  await press('Remove');
  expect(await screen.findByText('The picture is removed.')).toBeVisible();
  expect(sent()).toEqual([{ version: 3, pictures: [door] }]);
  expect(shownWords()).toEqual(['']);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pictures' })).toHaveFocus());
});

test('a picture is added, until there are as many as a room may have', async () => {
  vi.spyOn(shrinking, 'shrink').mockResolvedValue(new Blob(['small']));
  const most = Array.from({ length: limits.pictures - 1 }, (_, index) => picture(`${index}`));
  const { backend } = await openForm(most);
  const input = screen.getByLabelText('Add a picture');
  fireEvent.change(input, { target: { files: [new File(['large'], 'room.png')] } });
  expect(await screen.findByText('The picture is added.')).toBeVisible();
  const [{ body } = { body: undefined }] = backend.sentTo('rooms.addPicture');
  const form = body as FormData;
  expect([form.get('version'), form.get('image')]).toEqual(['3', expect.any(Blob)]);
  expect(shownWords()).toHaveLength(limits.pictures);
  expect(screen.queryByLabelText('Add a picture')).toBeNull();
  expect(screen.getByText('A room has at most 8 pictures.')).toBeVisible();
});

test('a file that is no picture is refused beside its field', async () => {
  vi.spyOn(shrinking, 'shrink').mockRejectedValue(new Error('This picture cannot be read.'));
  const { backend } = await openForm([]);
  expect(screen.getByText('This room has no picture yet.')).toBeVisible();
  const input = screen.getByLabelText('Add a picture');
  fireEvent.change(input, { target: { files: [new File(['text'], 'room.png')] } });
  await waitFor(() => expect(input).toHaveAccessibleDescription(/This picture cannot be read\.$/));
  expect(backend.sentTo('rooms.addPicture')).toEqual([]);
});

test('what somebody else has changed meanwhile is said, and loaded again', async () => {
  const { backend, press, save } = await openForm([dock, door]);
  save([door]);
  backend.refuses('rooms.setPictures', 'staleRoom');
  await press('Move picture 2 up');
  expect(await screen.findByText(/^Somebody else has changed this cold room/)).toBeVisible();
  expect(shownWords()).toEqual(['The dock', '']);
  await press('Load the pictures again');
  await waitFor(() => expect(shownWords()).toEqual(['']));
  expect(screen.queryByText(/^Somebody else has changed this cold room/)).toBeNull();
});

test('any picture becomes the first, which stands on the card, with one press', async () => {
  const gate = picture('gate');
  const { press, sent } = await openForm([dock, door, gate]);
  expect(screen.getAllByText('On the card')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Make picture 2 the first' })).toBeNull();
  await press('Make picture 3 the first');
  expect(await screen.findByText('Picture 3 is now 1.')).toBeVisible();
  expect(sent()).toEqual([{ version: 3, pictures: [gate, dock, door] }]);
  const first = screen.getByRole('button', { name: 'Move picture 1 up' });
  await waitFor(() => expect(first).toHaveFocus());
});

test('a known room takes pictures in one place, and its form sends none', async () => {
  const { backend, press } = await openForm([dock]);
  expect(document.querySelectorAll('input[type="file"]')).toHaveLength(1);
  await press('Save changes');
  await waitFor(() => expect(backend.sentTo('rooms.update')).toHaveLength(1));
  const [{ body } = { body: undefined }] = backend.sentTo('rooms.update');
  expect((body as FormData).has('image')).toBe(false);
});

test('a new room has its first picture in its form, and no list of pictures', async () => {
  vi.spyOn(shrinking, 'shrink').mockResolvedValue(new Blob(['small']));
  const { user } = openSite('/admin-dashboard/cold-room');
  const input = await screen.findByLabelText(/^Picture/);
  expect(input).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pictures' })).toBeNull();
  fireEvent.change(input, { target: { files: [new File(['large'], 'room.png')] } });
  await user.click(await screen.findByRole('button', { name: 'Remove the picture' }));
  expect(screen.getByRole('img', { name: 'No picture yet' })).toBeVisible();
});
