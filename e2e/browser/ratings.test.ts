import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { completedBooking } from '../support/completed.ts';
import { listRooms, manyRooms } from '../support/listed.ts';
import { signUp } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('article', { name: `Booking of ${room.name}` });
const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' });

test('a customer rates the room of a booking that is over, once, and may change it [S2.77]', async ({
  page,
  newVisitor,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await completedBooking(bookings, customer, room);
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=approved');
  const open = (name: string) => cardOf(page, room).getByRole('button', { name });
  await open('Rate this room').click();
  const dialog = page.getByRole('dialog', { name: 'Rate this room' });
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await expect(dialog.getByText('Choose 1 to 5 stars.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '1 star' })).toBeFocused();
  await dialog.getByRole('radio', { name: '5 stars' }).check();
  await expect(dialog.getByText('Choose 1 to 5 stars.')).toBeHidden();
  await dialog.getByLabel('In a sentence').fill('Cold all day,\nand easy to reach.');
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await expect(page.getByText('Thank you for your rating!')).toBeVisible();
  await expect(dialog).toBeHidden();

  const visitor = await newVisitor();
  await visitor.goto(`/coldroom/${room.id}`);
  await expect(visitor.getByText('Rated 5.0 of 5 stars in 1 review')).toBeAttached();
  await expect(reviewsOf(visitor).getByRole('listitem')).toHaveCount(1);
  await expect(reviewsOf(visitor)).toContainText('Cold all day, and easy to reach.');
  await expect(reviewsOf(visitor)).toContainText('Keza');
  await expect(reviewsOf(visitor)).not.toContainText(customer.names);

  await page.goto('/dashboard/bookings?show=approved');
  await open('Change your rating').click();
  const change = page.getByRole('dialog', { name: 'Change your rating' });
  await expect(change.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await expect(change.getByLabel('In a sentence')).toHaveValue('Cold all day, and easy to reach.');
  await change.getByRole('radio', { name: '5 stars' }).press('ArrowLeft');
  await expect(change.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await change.getByRole('button', { name: 'Save rating' }).click();
  await expect(change).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText('Rated 4.0 of 5 stars in 1 review')).toBeAttached();
  await expect(reviewsOf(visitor).getByText('4 stars of 5')).toBeAttached();
});

test('the details of a booking that is over show its rating, and lead to the change of it', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const { id } = await completedBooking(bookings, customer, room);
  const json = { stars: 3, comment: 'The ramp is steep.' };
  await backend.ok(api.bookings.rate, { path: { id }, json, token: customer.token });
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=approved');
  await cardOf(page, room)
    .getByRole('button', { name: /^Details/ })
    .click();
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details.getByText('3 stars of 5')).toBeAttached();
  await expect(details.getByText('The ramp is steep.')).toBeVisible();
  await details.getByRole('button', { name: 'Change your rating' }).click();
  await expect(details).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Change your rating' });
  await expect(dialog.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

test('a booking that is not over cannot be rated', async ({ page, customer, rooms, bookings }) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const { id } = await bookings.create(customer, room, 5, 6);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  await page.goto('/booking?show=approved');
  await expect(cardOf(page, room).getByRole('button', { name: /^Details/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rate this room' })).toHaveCount(0);
});

test('a rating that cannot be saved says why, and keeps what was written', async ({
  page,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await completedBooking(bookings, customer, room);
  await arriveSignedIn(page, customer);
  await page.route('**/backend/book/*/rating', (route) =>
    route.fulfill({
      status: 409,
      json: errorBody('notCompleted'),
    }),
  );
  await page.goto('/booking?show=approved');
  await page.getByRole('button', { name: 'Rate this room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate this room' });
  await dialog.getByRole('radio', { name: '2 stars' }).check();
  await dialog.getByLabel('In a sentence').fill('Too warm.');
  await dialog.getByRole('button', { name: 'Save rating' }).click();
  await expect(dialog.getByText('Only a booking that is completed can be rated.')).toBeVisible();
  await expect(dialog.getByLabel('In a sentence')).toHaveValue('Too warm.');
  await expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await takeExpected(complaints, 409, /Only a booking/);
});

test('cards of the search show the average and the number of ratings, or that there are none [S2.77]', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const location = `Town ${randomUUID()}`;
  const [rated, unrated] = [
    await rooms.create({ name: `Room ${randomUUID()}`, location }),
    await rooms.create({ name: `Room ${randomUUID()}`, location }),
  ];
  for (const [person, day, stars] of [
    [customer, 0, 5],
    [await signUp(backend), 1, 4],
    [await signUp(backend), 2, 4],
  ] as const) {
    const { id } = await completedBooking(bookings, person, rated, day);
    await backend.ok(api.bookings.rate, { path: { id }, json: { stars }, token: person.token });
  }
  const ratings = async () => {
    const { rooms: found } = await backend.ok(api.rooms.search, { query: { town: location } });
    return found.find(({ id }) => id === rated.id)?.rating?.count;
  };
  await expect.poll(ratings, 'the search follows the ratings').toBe(3);
  await page.goto('/search');
  await page.getByLabel('City').fill(location);
  await page.getByRole('button', { name: 'Search' }).click();
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card(rated.name).getByText('4.3 (3)')).toBeVisible();
  await expect(card(rated.name).getByText('Rated 4.3 of 5 stars in 3 reviews')).toBeAttached();
  await expect(card(unrated.name).getByText('No reviews yet')).toBeVisible();
});

test('the newest rooms on the home and marketing pages show what they were given', async ({
  page,
}) => {
  const [unrated] = manyRooms(1);
  const [rated] = manyRooms(1, { id: 'rated', rating: { average: 5, count: 1 } });
  await listRooms(
    page,
    [unrated, rated].filter((room) => room !== undefined),
  );
  await page.goto('/about');
  const cards = page.getByRole('article');
  await expect(cards.getByText('5.0 (1)')).toBeVisible();
  await expect(cards.getByText('Rated 5.0 of 5 stars in 1 review')).toBeAttached();
  await expect(cards.getByText('No reviews yet')).toHaveCount(1);
});

test('a room with many ratings shows them a page at a time, newest first', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  const rating = { average: 4.3, count: 12 };
  await page.route(`**/backend/coldroom/${room.id}`, (route) =>
    route.fulfill({ json: { ...room, rating } }),
  );
  const ratingOf = (number: number) => ({
    id: `b-${number}`,
    stars: 1 + (number % 5),
    comment: `Review number ${number}`,
    firstName: 'Mugisha',
    at: '2026-10-01T08:00:00.000Z',
  });
  await page.route('**/ratings?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, limit] = [Number(query.get('cursor') ?? 0), Number(query.get('limit'))];
    const all = Array.from({ length: 12 }, (_, index) => ratingOf(12 - index));
    const headers = { link: `<?cursor=${from + limit}>; rel="next"` };
    return route.fulfill({
      json: all.slice(from, from + limit),
      ...(from + limit < all.length && { headers }),
    });
  });
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText('4.3 (12)')).toBeVisible();
  await expect(page.getByText('No reviews yet')).toHaveCount(0);
  const reviews = reviewsOf(page).getByRole('listitem');
  await expect(reviews).toHaveCount(5);
  await expect(reviews.first()).toContainText('Review number 12');
  await expect(reviews.first()).toContainText('1 Oct 2026');
  for (const count of [10, 12]) {
    await page.getByRole('button', { name: 'Show more reviews' }).click();
    await expect(reviews).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Show more reviews' })).toHaveCount(0);
  await expect(reviews.last()).toContainText('Review number 1');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('reviews that cannot be fetched leave the room standing, and are fetched again', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const room = await rooms.create();
  const { id } = await completedBooking(bookings, customer, room);
  await backend.ok(api.bookings.rate, { path: { id }, json: { stars: 5 }, token: customer.token });
  await page.route('**/ratings?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/coldroom/${room.id}`);
  await expect(reviewsOf(page).getByText('The reviews could not be fetched.')).toBeVisible();
  await takeExpected(complaints, 500, /could not be fetched/);
  await page.unroute('**/ratings?*');
  await reviewsOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(reviewsOf(page).getByText('5 stars of 5')).toBeAttached();
});
