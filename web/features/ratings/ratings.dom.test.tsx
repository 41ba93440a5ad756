import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Rating } from '#shared/rating.ts';
import type { Room } from '#shared/room.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { unpaid } from '#web/features/payments/testing/entries.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

const at = '2026-10-01T08:00:00.000Z';
const over = { startDate: '2026-10-01', endDate: '2026-10-02', status: 'completed' } as const;

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
});

/** What stands on a card of a room. */
const cardOf = async (name: string) => {
  const cards = await screen.findAllByRole('article');
  const card = cards.find((one) => within(one).queryByText(name));
  if (!card) throw new Error(`There is no card of ${name}.`);
  return { ...within(card), card };
};

const rated: Partial<Room> = { id: 'r2', name: 'Rated', rating: { average: 4.3333, count: 3 } };

test('cards of the search show the average and the number of ratings, and nothing where there are none [S2.77]', async () => {
  backend.answers('rooms.map', { rooms: [], taken: [], clusters: [], exact: true });
  backend.answers('rooms.search', { rooms: [roomOf(), roomOf(rated)] });
  openSite('/search?city=Nyamata');
  const card = await cardOf('Rated');
  expect(card.card).toHaveTextContent('4.3 (3)');
  expect(card.getByText('Rated 4.3 of 5 stars in 3 reviews')).toBeInTheDocument();
  expect((await cardOf('Nyamata Store')).card).not.toHaveTextContent(/review|star/i);
});

test('the newest rooms on the home and marketing pages show what they were given', async () => {
  backend.answers('rooms.list', [roomOf(), roomOf({ ...rated, rating: { average: 5, count: 1 } })]);
  openSite('/about');
  const card = await cardOf('Rated');
  expect(card.card).toHaveTextContent('5.0 (1)');
  expect(card.getByText('Rated 5.0 of 5 stars in 1 review')).toBeInTheDocument();
  expect((await cardOf('Nyamata Store')).card).not.toHaveTextContent(/review|star/i);
});

const reviewOf = (number: number): Rating => ({
  id: `b-${number}`,
  stars: 1 + (number % 5),
  comment: `Review number ${number}`,
  firstName: 'Mugisha',
  at,
});

/** The page of a room with this rating. */
function openRoom(rating: Room['rating']) {
  backend.answers('rooms.get', roomOf({ rating }));
  backend.answers('rooms.list', []);
  backend.answers('rooms.calendar', { id: 'nyamata', taken: [] });
  return openSite('/coldroom/nyamata');
}

const reviews = async () => within(await screen.findByRole('region', { name: 'Reviews' }));

test('a room with many ratings shows them a page at a time, newest first', async () => {
  const all = Array.from({ length: 12 }, (_, index) => reviewOf(12 - index));
  backend.serves('rooms.ratings', pagesOf(all, 5));
  const { user } = openRoom({ average: 4.3, count: 12 });
  expect(await screen.findByText('Rated 4.3 of 5 stars in 12 reviews')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('4.3 (12)');
  expect(screen.queryByText('No reviews yet')).toBeNull();
  const shown = async () =>
    (await reviews()).queryAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(async () => expect(await shown()).toHaveLength(5));
  expect((await shown())[0]).toMatch(/Review number 12/);
  expect((await shown())[0]).toMatch(/1 Oct 2026/);
  for (const count of [10, 12]) {
    await user.click((await reviews()).getByRole('button', { name: 'Show more reviews' }));
    await waitFor(async () => expect(await shown()).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  expect((await shown()).at(-1)).toMatch(/Review number 1$/);
});

test('reviews that cannot be fetched leave the room standing, and are fetched again', async () => {
  backend.fails('rooms.ratings');
  const { user } = openRoom({ average: 5, count: 1 });
  const section = await reviews();
  expect(await section.findByText('The reviews could not be fetched.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Nyamata Store' })).toBeVisible();
  backend.answers('rooms.ratings', [{ ...reviewOf(4), stars: 5 }]);
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await (await reviews()).findByText('5 stars of 5')).toBeInTheDocument();
});

test('a booking that is not over cannot be rated', async () => {
  backend.answers('bookings.listMine', [bookingOf({ ...over, status: 'approved' })]);
  signIn();
  openSite('/booking?show=approved');
  expect(await screen.findByRole('button', { name: /^Details/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Rate this room/ })).toBeNull();
});

/** Opens the dialog that rates, about a booking that is over. */
async function openRating(button: string, stars?: number) {
  backend.answers('bookings.listMine', [bookingOf({ ...over, ...(stars && { stars }) })]);
  backend.answers('bookings.get', { ...bookingOf(over), history: [] });
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${button}`) }));
  const dialog = await screen.findByRole('dialog', { name: button });
  const save = async () =>
    user.click(await within(dialog).findByRole('button', { name: 'Save rating' }));
  return { user, dialog: within(dialog), save };
}

test('a rating that cannot be saved says why, and keeps what was written', async () => {
  const { user, dialog, save } = await openRating('Rate this room');
  await save();
  expect(await dialog.findByText('Choose 1 to 5 stars.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: '2 stars' }));
  expect(dialog.queryByText('Choose 1 to 5 stars.')).toBeNull();
  await fill(user, dialog.getByLabelText(/^In a sentence/), 'Too warm.');
  backend.refuses('bookings.rate', 'notCompleted');
  await save();
  expect(await dialog.findByText('Only a booking that is completed can be rated.')).toBeVisible();
  expect(dialog.getByLabelText(/^In a sentence/)).toHaveValue('Too warm.');
  expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked();
});

test('the details of a booking that is over show its rating, and lead to the change of it', async () => {
  const rating = { ...reviewOf(3), stars: 3, comment: 'The ramp is steep.' };
  const booking = bookingOf({ ...over, stars: 3 });
  backend.answers('bookings.listMine', [booking]);
  backend.answers('bookings.get', { ...booking, history: [], rating });
  backend.answers('payments.list', unpaid(3_000));
  signIn();
  const { user } = openSite('/booking?show=approved');
  await user.click(await screen.findByRole('button', { name: /^Details/ }));
  const details = await screen.findByRole('dialog', { name: 'Booking details' });
  expect(await within(details).findByText('3 stars of 5')).toBeInTheDocument();
  expect(within(details).getByText('The ramp is steep.')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: /^Change your rating/ }));
  const change = await screen.findByRole('dialog', { name: 'Change your rating' });
  expect(screen.queryByRole('dialog', { name: 'Booking details' })).toBeNull();
  expect(await within(change).findByRole('radio', { name: '3 stars' })).toBeChecked();
});
