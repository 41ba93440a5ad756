import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeBackend, linkTo } from '#web/app/testing/backend.ts';
import { changeOfRoom, openSite } from '#web/app/testing/site.tsx';
import { emptyDraft, HOME, saveDraft } from '#web/features/bookings/form/draft.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

const first = roomOf({ id: 'first', name: 'First store' });
const far = roomOf({ id: 'far', name: 'Far shed', capacity: 1250, unit: 'tons' });

/** A house with more rooms than a page has: a room of a later page is found by its name. */
function largeHouse(): FakeBackend {
  const backend = new FakeBackend();
  backend.serves('rooms.list', ({ url }) => {
    const query = new URL(url).searchParams;
    if (query.get('text')) return answer(200, [far]);
    return answer(200, [first], linkTo('second-page'));
  });
  backend.serves('rooms.get', ({ url }) => answer(200, url.includes('far') ? far : first));
  backend.answers('house.get', {});
  backend.answers('rooms.calendar', { id: 'far', taken: [] });
  return backend;
}

const pages = [
  ['/', 'Cold room', 'Far shed – 1,250 units', 'Book'],
  ['/book', 'Storage', 'Far shed – 1,250 tons', 'Book'],
  ['/booking/availability', 'Cold room', 'Far shed – 1,250 tons', 'Check Availability'],
] as const;

test.each(pages)(
  '%s finds one of thousands of rooms by its name, and asks for a page of them at most',
  async (path, label, option, button) => {
    const backend = largeHouse();
    const { user } = openSite(path);
    const field = await screen.findByRole('combobox', { name: label, expanded: false });
    const form = field.closest('form') ?? document.body;
    await user.click(within(form).getByRole('button', { name: button }));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveAccessibleDescription('Choose a cold room.'));
    await user.type(field, 'far');
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(field).toHaveValue(option));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription('Choose a cold room.'));
    const asked = backend.sentTo('rooms.list').map(({ url }) => new URL(url).searchParams);
    expect(asked.every((query) => query.get('cursor') === null)).toBe(true);
  },
);

/** The page that opens with a room of an old link or draft. */
function openWith(path: '/' | '/booking/availability', coldRoomId: string) {
  if (path === '/') saveDraft({ ...emptyDraft, coldRoomId }, `${HOME} default`);
  return openSite(path === '/' ? path : `${path}?coldRoomId=${coldRoomId}`);
}

describe.each([
  ['/', 'Far shed – 1,250 units'],
  ['/booking/availability', 'Far shed – 1,250 tons'],
] as const)('%s, opened with a room that is not among the first,', (path, option) => {
  const finder = () => screen.findByRole('combobox', { name: 'Cold room', expanded: false });

  test.each([
    [
      'it is gone',
      'Cold room not found',
      (backend: FakeBackend) => backend.refuses('rooms.get', 'roomNotFound'),
    ],
    [
      'it could not be fetched',
      'No response from server.',
      (backend: FakeBackend) => backend.loses('rooms.get'),
    ],
  ])('says that %s, and takes another', async (_, words, breaks) => {
    const backend = largeHouse();
    breaks(backend);
    const { user } = openWith(path, 'old');
    const field = await finder();
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveValue('');
    backend.answers('rooms.get', far);
    await user.type(field, 'far');
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(field).toHaveValue(option));
    expect(field).not.toHaveAccessibleDescription(words);
  });
});

test('/book shows the room of its address without asking for others, which are found once another is wanted', async () => {
  const backend = largeHouse();
  const { user } = openSite('/book/far');
  await user.click(await changeOfRoom());
  const field = screen.getByLabelText('Storage');
  expect(field).toHaveValue('far');
  expect(field).toHaveTextContent('Far shed');
  expect(screen.getByLabelText('Room type')).toBeDisabled();
  expect(backend.sentTo('rooms.list')).toEqual([]);
  await user.selectOptions(field, 'Choose another room');
  const finder = await screen.findByRole('combobox', { name: 'Storage', expanded: false });
  expect(finder).toHaveValue('');
  await waitFor(() => expect(finder).toHaveFocus());
  await user.keyboard('far');
  await user.click(await screen.findByRole('option', { name: 'Far shed – 1,250 tons' }));
  await waitFor(() => expect(finder).toHaveValue('Far shed – 1,250 tons'));
});
