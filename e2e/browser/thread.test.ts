import { randomUUID } from 'node:crypto';
import { inDays } from '../support/bookings.ts';
import { fillInSignup } from '../support/signupForm.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/**
 * The address of a page says what was said before, whatever its order. Without its path, the page before, which says the
 * same, would do.
 */
const says = (path: string, said: Record<string, string>) => (url: URL) =>
  url.pathname === path &&
  Object.entries(said).every(([name, text]) => url.searchParams.get(name) === text);

test('days, goods and town follow from the home page over sign-up to success and back, over a reload and a link', async ({
  page,
  rooms,
  newVisitor,
}) => {
  const location = `Town ${randomUUID()}`;
  const room = await rooms.create({ name: `Room of ${location}`, location });
  const days = { startDate: inDays(40), endDate: inDays(42) };
  const goods = { service: 'cold_room', product: 'Vegetables' };
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/');
  const form = page.getByRole('region', { name: 'Which days do you need?' });
  await form.getByRole('heading').scrollIntoViewIfNeeded();
  await form.getByLabel('Service').selectOption(goods.service);
  await form.getByLabel('Product').selectOption(goods.product);
  await form.getByLabel('Start date').fill(days.startDate);
  await form.getByLabel('End date').fill(days.endDate);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(says('/search', { ...days, ...goods }));
  await page.goBack();
  await form.getByRole('heading').scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Product')).toHaveValue(goods.product);
  await expect(form.getByLabel('Start date')).toHaveValue(days.startDate);
  await expect(form.getByLabel('End date')).toHaveValue(days.endDate);
  await page.goForward();

  await page.getByLabel('City').fill(location);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const said = { ...days, ...goods, city: location };
  await expect(page).toHaveURL(says('/search', said));
  await page.getByLabel('Sort by').selectOption('Lowest price');
  const listed = { ...said, sort: 'price' };
  await expect(page).toHaveURL(says('/search', listed));
  // What was found before stands there until the answer comes.
  await expect(page.getByRole('link', { name: 'See ColdRoom Details' })).toHaveCount(1);
  await page.getByRole('link', { name: 'See ColdRoom Details' }).click();
  await expect(page).toHaveURL(says(`/coldroom/${room.id}`, listed));
  const box = page.getByRole('complementary', { name: 'Price and booking' });
  await expect(box.getByText('3,001.5 Rwf')).toBeVisible();
  await page.reload();
  await expect(box.getByText('3,001.5 Rwf')).toBeVisible();
  await page.getByRole('link', { name: 'All rooms' }).click();
  await expect(page).toHaveURL(says('/search', listed));
  await expect(page.getByRole('link', { name: room.name })).toBeVisible();
  await page.goBack();

  const header = page.getByRole('banner');
  await page.getByRole('complementary', { name: 'Price and booking' }).waitFor();
  await header.getByRole('link', { name: 'Book Now' }).click();
  await page.getByLabel('Weight in kg').fill('750');
  await expect(page).toHaveURL(says('/book', { ...said, kg: '750', coldRoomId: room.id }));

  const other = await newVisitor();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Change' }).click();
  await expect(other.getByLabel('Storage')).toHaveValue(room.id);
  await expect(other.getByLabel('End date')).toHaveValue(days.endDate);
  await expect(other.getByLabel('Goods')).toHaveValue('Vegetables');
  await expect(other.getByLabel('Weight in kg')).toHaveValue('750');

  const all = { ...said, kg: '750' };
  await header.getByRole('link', { name: 'Rooms' }).click();
  await expect(page).toHaveURL(says('/search', all));
  await page.goBack();
  await page
    .getByRole('complementary', { name: 'Your booking' })
    .getByRole('link', { name: room.name })
    .click();
  await expect(page).toHaveURL(says(`/coldroom/${room.id}`, all));
  await box.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await fillInSignup(page);
  await page.getByRole('button', { name: 'Sign up' }).click();

  const review = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(review.getByText('Vegetables')).toBeVisible();
  await expect(page).toHaveURL(says('/review', { ...all, coldRoomId: room.id }));
  await review.getByRole('link', { name: 'Edit Details' }).click();
  await expect(page.getByLabel('Weight in kg')).toHaveValue('750');
  await page.goBack();
  await review.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('definition').getByText('Vegetables')).toBeVisible();
  await expect(page.getByRole('definition').getByText(location, { exact: true })).toBeVisible();
  // The search follows the booking a moment later, and is not asked again by a page that stands.
  await expect.poll(() => rooms.found(location, days)).toEqual([]);
  await page.getByRole('link', { name: 'Find another room' }).click();
  await expect(page).toHaveURL(says('/search', all));
  // What was booked is taken on these days.
  await expect(page.getByText('No rooms match your criteria.')).toBeVisible();
});

test('Book Now in the header takes along the room and the days that are looked at', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.goto(`/coldroom/${room.id}?startDate=${inDays(7)}&endDate=${inDays(8)}&kg=300`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
  // The page comes as HTML that knows no days: its scripts add them.
  await expect(link).toHaveAttribute('href', /startDate=.*kg=300/);
  await link.click();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(7));
  await expect(page.getByLabel('Weight in kg')).toHaveValue('300');
});

test('what is chosen on the home page goes along with its cards, and Back, a reload and a link find it', async ({
  page,
  rooms,
  newVisitor,
}) => {
  await rooms.create();
  const days = { startDate: inDays(11), endDate: inDays(12) };
  const said = { ...days, service: 'cold_room', product: 'Meat' };
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Which days do you need?' });
  await form.getByRole('heading').scrollIntoViewIfNeeded();
  await form.getByLabel('Service').selectOption(said.service);
  await form.getByLabel('Product').selectOption(said.product);
  await form.getByLabel('Start date').fill(days.startDate);
  await form.getByLabel('End date').fill(days.endDate);
  await expect(page).toHaveURL(says('/', said));
  const entries = await page.evaluate(() => window.history.length);

  const card = page.getByRole('region', { name: 'Our services' }).getByRole('article').first();
  await card.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(says('/book', said));
  expect(new URL(page.url()).searchParams.get('coldRoomId')).not.toBeNull();
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await page.goBack();

  const other = await newVisitor();
  await other.goto(page.url());
  await page.reload();
  for (const opened of [page, other]) {
    const again = opened.getByRole('region', { name: 'Which days do you need?' });
    await again.getByRole('heading').scrollIntoViewIfNeeded();
    await expect(again.getByLabel('Product')).toHaveValue(said.product);
    await expect(again.getByLabel('Start date')).toHaveValue(days.startDate);
    await expect(again.getByLabel('End date')).toHaveValue(days.endDate);
  }
  const hero = page.getByRole('region', { name: 'What we do' });
  await hero.getByRole('link', { name: 'Check Availability' }).click();
  await expect(page).toHaveURL(says('/search', { ...said, type: 'Cold Room' }));
});

test('days, kilos and town follow over the pages to be read, and the guide changes the goods alone', async ({
  page,
}) => {
  const kept = { startDate: inDays(11), endDate: inDays(12), kg: '300', city: 'Huye' };
  const said = { ...kept, product: 'Meat', sort: 'price' };
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/search?${new URLSearchParams(said).toString()}`);
  for (const [name, path] of [
    ['Contact', '/contact'],
    ['Home', '/'],
    ['Rooms', '/search'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(says(path, said));
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'How produce keeps' }).click();
  await expect(page).toHaveURL(says('/guide', said));
  await page.getByRole('link', { name: 'Fruits', exact: true }).click();
  await expect(page).toHaveURL(says('/guide', said));
  await expect(page).toHaveURL(/#fruits$/);
  await page.getByRole('link', { name: 'Tomatoes', exact: true }).click();
  await expect(page).toHaveURL(says('/search', { ...said, product: 'Tomatoes' }));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(says('/guide', said));
});

test('a booking from the form keeps the town for the next search, and what was booked for Back and a reload', async ({
  page,
  rooms,
  customer,
}) => {
  const room = await rooms.create({ location: 'Huye' });
  await arriveSignedIn(page, customer);
  const days = { startDate: inDays(40), endDate: inDays(42) };
  const said = { city: 'Kigali', ...days, product: 'Milk', kg: '300' };
  const booked = { ...said, coldRoomId: room.id };
  await page.goto(`/book?${new URLSearchParams(booked).toString()}`);
  // Without the room and its price there is nothing to book yet.
  await expect(page.getByText(/Rwf × 3 days/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm your booking' });
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(says('/success', said));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Rooms' }).click();
  await expect(page).toHaveURL(says('/search', said));
  await page.goBack();
  await page.getByRole('link', { name: 'Find another room' }).click();
  await expect(page).toHaveURL(says('/search', said));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  await page.goBack();
  const expectBooked = async () => {
    await expect(page.getByText(/^You have booked this room already/).first()).toBeVisible();
    await expect(page.getByLabel('Start date')).toHaveValue(days.startDate);
    await expect(page.getByLabel('Weight in kg')).toHaveValue('300');
    await expect(page).toHaveURL(says('/book', booked));
  };
  await expectBooked();
  await page.reload();
  await expectBooked();
});

test('goods and days that are cleared on the way do not come back with the next room', async ({
  page,
  rooms,
}) => {
  const first = await rooms.create();
  const location = `Town ${randomUUID()}`;
  const second = await rooms.create({ location });
  const days = { startDate: inDays(40), endDate: inDays(42) };
  const said = { coldRoomId: first.id, ...days, product: 'Milk', kg: '300' };
  await page.goto(`/book?${new URLSearchParams(said).toString()}`);
  await expect(page.getByLabel('Weight in kg')).toHaveValue('300');
  await page.getByRole('banner').getByRole('link', { name: 'Rooms' }).click();
  await page.getByRole('button', { name: 'Reset Filter' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.search === '');
  await page.getByLabel('City').fill(location);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See ColdRoom Details' })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('link', { name: second.name }).first()).toBeVisible();
  for (const name of ['Start date', 'Goods', 'Weight in kg']) {
    await expect(page.getByLabel(name)).toHaveValue('');
  }
  await expect(page).toHaveURL(says('/book', { coldRoomId: second.id, city: location }));
  expect(page.url()).not.toMatch(/Date=|product=|kg=/);
});
