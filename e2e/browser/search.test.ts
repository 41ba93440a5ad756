import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { inDays } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
import { findRooms, manyRooms } from '../support/listed.ts';
import { newTown } from '../support/rooms.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';
import { withholdTiles } from '../support/tiles.ts';

const kigali = { latitude: '-1.9441', longitude: '30.0619' };
const remera = { latitude: '-1.958', longitude: '30.1146' };
const huye = { latitude: '-2.5967', longitude: '29.7394' };

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the rooms found' });
const pinOf = (page: Page, room: { name: string }) =>
  mapOf(page).getByRole('button', { name: room.name });
const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: room.name }) });

async function searchDays(page: Page, startDate: string, endDate: string): Promise<void> {
  await page.getByLabel('Start date').fill(startDate);
  await page.getByLabel('End date').fill(endDate);
  await page.getByRole('button', { name: 'Search' }).click();
}

test.use({ viewport: { width: 1440, height: 900 } });

test('days leave only the rooms that are free on all of them, and go on to the booking [S2.68, S2.74, S2.75, S5.22]', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const location = newTown();
  const [free, taken] = await Promise.all([
    rooms.create({ name: 'Free room', location, ...kigali }),
    rooms.create({ name: 'Taken room', location, capacity: '20', ...remera }),
  ]);
  await bookings.create(customer, taken, 6, 6);
  const days = { startDate: inDays(5), endDate: inDays(7) };
  await expect.poll(() => rooms.found(location, days)).toEqual([free.id]);
  await page.goto(`/search?city=${encodeURIComponent(location)}`);
  await expect(page.getByText('2 rooms found')).toBeVisible();

  await searchDays(page, days.startDate, days.endDate);
  await expect(page.getByText('1 room found, free')).toBeVisible();
  await expect(cardOf(page, free)).toBeVisible();
  const found = page.getByRole('region', { name: 'Rooms found' }).getByRole('list').first();
  await expect(found.getByRole('heading', { name: free.name })).toBeVisible();
  await expect(found.getByRole('heading', { name: taken.name })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(5)}&endDate=${inDays(7)}$`));
  await pinOf(page, taken).click();
  await expect(page.getByText('0tons remaining', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 room found, free')).toBeVisible();
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(5));
  await page.goBack();
  await expect(page.getByText('2 rooms found')).toBeVisible();
  await expect(page.getByLabel('Start date')).toHaveValue('');
  await page.goForward();

  await cardOf(page, free).getByRole('link', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(free.id);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(5));
  await expect(page.getByLabel('End date')).toHaveValue(inDays(7));
});

test('a day whose year is not typed, or that does not exist, is said to be none, and nothing is searched without it', async ({
  page,
}) => {
  await findRooms(page, manyRooms(2));
  await page.goto('/search');
  await expect(page.getByText('2 rooms found')).toBeVisible();
  const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
  const search = page.getByRole('button', { name: 'Search' });
  const noDay = 'Must be a day that exists, such as 2027-01-31.';

  await start.pressSequentially('1210');
  await end.pressSequentially('1212');
  for (const order of ['Lowest price', 'Default order']) {
    await page.getByLabel('Sort by').selectOption(order);
    await expect(start).toHaveAccessibleDescription(noDay);
  }
  await expect(page).toHaveURL(/\/search$/);
  await search.click();
  await expect(start).toHaveAccessibleDescription(noDay);
  await expect(start).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);

  await start.fill(inDays(5));
  await expect(start).toHaveAccessibleDescription('');
  await end.pressSequentially('02302027');
  await search.click();
  await expect(end).toHaveAccessibleDescription(noDay);
  await expect(end).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);

  await end.fill(inDays(7));
  await search.click();
  await expect(page).toHaveURL(new RegExp(`startDate=${inDays(5)}&endDate=${inDays(7)}$`));
});

test('an empty day says so in words until it is used, and one that is typed in part stays as it is', async ({
  page,
}) => {
  const words = (field: Locator) =>
    field.evaluate((input) => getComputedStyle(input, '::before').content);
  await findRooms(page, manyRooms(2));
  await page.goto('/search');
  const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
  expect(await words(start)).toContain('Add date');
  await start.focus();
  expect(await words(start)).toBe('none');
  await start.pressSequentially('12');
  await end.fill(inDays(7));
  await page.getByLabel('City').focus();
  expect(await words(start), 'typed in part').toBe('none');
  expect(await words(end), 'a day').toBe('none');

  // Its fields are required, and left to the browser.
  await page.goto('/book');
  expect(await words(start)).toContain('Add date');
  await start.fill(inDays(-3));
  await end.focus();
  expect(await words(start), 'a day that cannot be booked').toBe('none');
  await page.getByLabel('Goods').focus();
  expect(await words(end)).toContain('Add date');
});

test('a long list is fetched in steps, a step that fails leaves it standing, and Back finds it as it was', async ({
  page,
  complaints,
}) => {
  const far = manyRooms(1, { id: 'far', name: 'The last of all', location: 'Cyangugu' });
  await findRooms(page, [...manyRooms(220), ...far]);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/backend\/coldroom(\?|$)/.test(request.url())) lists.push(request.url());
  });
  const release = await hold(page, '**/backend/coldroom/search?*');
  await page.goto('/search');
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByText('24 rooms found so far')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);

  const more = page.getByRole('button', { name: 'Show more rooms' });
  await page.route(
    '**/backend/coldroom/search?*',
    (route) =>
      route.fulfill({ status: 500, json: { message: 'An error occurred on the server.' } }),
    { times: 1 },
  );
  await more.click();
  await expect(page.getByText('An error occurred on the server.')).toBeVisible();
  await takeExpected(complaints, 'serverError');
  await expect(page.getByRole('article')).toHaveCount(24);
  await more.click();
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('article').nth(40).scrollIntoViewIfNeeded();
  // A click with the pointer would scroll to the link first.
  await page.getByRole('link', { name: 'Terms of Use' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(page.getByRole('article').nth(40)).toBeInViewport();
  expect(lists, 'the whole list is not fetched').toEqual([]);

  await page.getByLabel('City').fill('Cyangugu');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 room found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The last of all' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more rooms' })).toHaveCount(0);
});

test('a card highlights its pin, and a pin its card; by keyboard a pin opens, closes and leads to its room [S2.69]', async ({
  page,
  rooms,
}) => {
  const location = newTown();
  const [one, other, unmapped] = await Promise.all([
    rooms.create({ name: 'One room', location, ...kigali }),
    rooms.create({ name: 'Other room', location, ...huye }),
    rooms.create({ name: 'Room without a place', location }),
  ]);
  await page.goto(`/search?city=${encodeURIComponent(location)}`);
  await expect(page.getByRole('heading', { name: 'ColdRoom Map' })).toBeVisible();
  await expect(pinOf(page, unmapped)).toBeHidden();

  await cardOf(page, one).hover();
  await expect(pinOf(page, one)).toHaveAttribute('data-lit');
  await expect(pinOf(page, other)).not.toHaveAttribute('data-lit');
  await pinOf(page, other).hover();
  await expect(pinOf(page, one)).not.toHaveAttribute('data-lit');
  await expect(cardOf(page, other)).toHaveAttribute('data-lit');
  await cardOf(page, one).getByRole('link', { name: one.name }).focus();
  await expect(pinOf(page, one)).toHaveAttribute('data-lit');

  await pinOf(page, one).focus();
  await expect(cardOf(page, one)).toHaveAttribute('data-lit');
  await page.keyboard.press('Enter');
  const link = mapOf(page).getByRole('link', { name: one.name });
  await expect(link).toBeFocused();
  await expect(mapOf(page).getByText('1,000.5 Rwf / Day')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(pinOf(page, one)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/coldroom/${one.id}\\?city=`));
});

test('a card that is followed while the map still zooms leads on, and nothing breaks behind it', async ({
  page,
  rooms,
}) => {
  const location = newTown();
  const room = await rooms.create({ name: `Room of ${location}`, location, ...kigali });
  await page.goto(`/search?city=${encodeURIComponent(location)}`);
  await page.getByRole('link', { name: room.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/coldroom/${room.id}\\?city=`));
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  // The page of the room has been fetched by now and comes at once. By script, as it takes longer for hands than the map takes to zoom.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click();
    document.querySelector<HTMLElement>('article a')?.click();
  });
  await expect(page).toHaveURL(new RegExp(`/coldroom/${room.id}\\?city=`));
  const zoomEnds = () => new Promise((resolve) => setTimeout(resolve, 300));
  await page.evaluate(zoomEnds);
});

test('the map counts rooms that stand close together, and a press looks at them closely; a map that fails says so', async ({
  page,
  complaints,
}) => {
  const point = { latitude: -1.95, longitude: 30.06 };
  const rooms = manyRooms(2, { ...point, location: 'Kigali' });
  await findRooms(page, rooms);
  const asked: URLSearchParams[] = [];
  await page.route('**/backend/coldroom/map?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const isFar = Number(query.get('zoom')) < 9;
    const clusters = isFar ? [{ ...point, rooms: 1_200 }] : [];
    return route.fulfill({
      json: { rooms: isFar ? [] : rooms, taken: [], clusters, exact: !isFar },
    });
  });
  await page.goto('/search?kg=500');
  const cluster = mapOf(page).getByRole('button', { name: '1,200 rooms' });
  await expect(cluster).toBeVisible();
  await expect(mapOf(page).getByText(/Too many rooms to compare/)).toBeVisible();
  expect(asked, 'the map asks once for its first view').toHaveLength(1);
  expect(asked[0]?.get('kg')).toBe('500');
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page)).toBeFocused();
  await mapOf(page)
    .getByRole('button', { name: /^2 rooms · from/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page)).toBeFocused();
  await expect(mapOf(page).getByRole('button', { name: /^Room number/ })).toHaveCount(2);
  await expect(mapOf(page).getByText(/Too many rooms to compare/)).toBeHidden();

  await page.route(
    '**/backend/coldroom/map?*',
    (route) => route.fulfill({ status: 500, json: { message: 'An error occurred.' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(mapOf(page).getByText('The rooms of this map could not be loaded.')).toBeVisible();
  await takeExpected(complaints, 'serverError');
  await expect(mapOf(page).getByRole('button', { name: /^Room number/ })).toHaveCount(2);
  await mapOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(mapOf(page).getByText('The rooms of this map could not be loaded.')).toBeHidden();
});

test('rooms in one town are one mark from far away; looked at closely, their prices stand apart and wholly on the map, and a dot shows its price when it is pointed at', async ({
  page,
}) => {
  // As close together as the quarters of a town, and more than have room for their prices.
  const rooms = manyRooms(60).map((room, index) => ({
    ...room,
    location: 'Kigali',
    latitude: -1.95 + (index % 7) / 1e4,
    longitude: 30.06 + (index % 5) / 1e4,
  }));
  await findRooms(page, rooms);
  await page.route('**/backend/coldroom/map?*', (route) =>
    route.fulfill({ json: { rooms, taken: [], clusters: [], exact: true } }),
  );
  await page.goto('/search');
  const pins = mapOf(page).getByRole('button', { name: /^Room number/ });
  const several = mapOf(page).getByRole('button', { name: /^60 rooms · from [\d,]+$/ });
  await several.focus();
  await expect(pins, 'from far away they are one').toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(pins).toHaveCount(60);
  await expect(several).toHaveCount(0);
  const prices = pins.locator('[aria-hidden="true"]:not(svg)');
  const shown = prices.filter({ visible: true });
  await expect.poll(() => shown.count()).toBeGreaterThan(4);
  const map = await mapOf(page).boundingBox();
  const boxes = await shown.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  boxes.forEach((one, index) => {
    expect(one.left).toBeGreaterThanOrEqual(map?.x ?? Infinity);
    expect(one.right).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
    for (const other of boxes.slice(index + 1)) {
      const across = Math.max(one.left - other.right, other.left - one.right);
      const down = Math.max(one.top - other.bottom, other.top - one.bottom);
      expect(Math.max(across, down)).toBeGreaterThanOrEqual(2);
    }
  });

  const hidden = prices.filter({ visible: false });
  expect(await hidden.count(), 'a dot for each other').toBe(60 - boxes.length);
  const dot = pins.filter({ has: page.locator('[aria-hidden="true"]:not(svg):not(:visible)') });
  await dot.first().focus();
  await expect(pins.and(page.locator(':focus')).locator('[aria-hidden="true"]')).toBeVisible();
});

test('who comes back from a room finds the map as they left it', async ({ page, rooms }) => {
  const location = newTown();
  const room = await rooms.create({ name: `Room of ${location}`, location, ...kigali });
  const other = await rooms.create({ name: 'Far room', location, ...huye });
  /** Where both pins are on the map, once it stands still: that is its zoom and its centre. */
  const places = async () => {
    const all = [];
    for (const one of [room, other]) {
      await pinOf(page, one).hover({ trial: true });
      const [pin, map] = [await pinOf(page, one).boundingBox(), await mapOf(page).boundingBox()];
      all.push(
        Math.round((pin?.x ?? 0) - (map?.x ?? 0)),
        Math.round((pin?.y ?? 0) - (map?.y ?? 0)),
      );
    }
    return all;
  };
  const follow = async (link: Locator) => {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
    await page.goBack();
    await expect(pinOf(page, room)).toBeVisible();
  };
  await page.goto(`/search?city=${encodeURIComponent(location)}`);
  const first = await places();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await mapOf(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(places).not.toEqual(first);
  const chosen = await places();
  await follow(cardOf(page, room).getByRole('link', { name: room.name }));
  expect(await places()).toEqual(chosen);

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Show the map' }).click();
  await pinOf(page, room).click();
  await follow(mapOf(page).getByRole('link', { name: room.name }));
  await expect(page.getByRole('button', { name: 'Show the list' })).toBeVisible();
});

test('tiles lie under the pins, and without a network the outline of Rwanda does', async ({
  page,
  newVisitor,
  rooms,
  complaints,
}) => {
  const location = newTown();
  const room = await rooms.create({ location, ...huye });
  const address = `/search?city=${encodeURIComponent(location)}`;
  await page.goto(address);
  await expect(mapOf(page).locator('.leaflet-tile').first()).toBeAttached();
  await expect(mapOf(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  await expect(pinOf(page, room)).toBeVisible();

  const cutOff = await newVisitor();
  await cutOff.setViewportSize({ width: 1440, height: 900 });
  await withholdTiles(cutOff.context());
  await cutOff.goto(address);
  await expect(pinOf(cutOff, room)).toBeVisible();
  await expect(mapOf(cutOff).locator('.leaflet-overlay-pane path').first()).toBeVisible();
  await expect.poll(() => complaints.length).toBe(1);
  await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/);
  await expect(mapOf(cutOff).locator('.leaflet-tile')).toHaveCount(0);
});

test('where nothing is found, a room that fits is offered with its next free days', async ({
  page,
  rooms,
  bookings,
  customer,
}) => {
  const location = newTown();
  const room = await rooms.create({ name: `Room of ${location}`, location });
  await bookings.create(customer, room, 50, 52);
  const days = { startDate: inDays(51), endDate: inDays(51) };
  await expect.poll(() => rooms.found(location, days)).toEqual([]);
  await page.goto(`/search?${new URLSearchParams({ city: location, ...days }).toString()}`);
  // Where the town is, nobody knows: its room is not on the map.
  const offers = page.getByRole('region', { name: 'The cheapest rooms that fit' });
  await expect(page.getByText('No rooms match your criteria.')).toBeVisible();
  const card = offers.getByRole('listitem').filter({ hasText: room.name });
  await expect(card.getByText(/^Other days: free /)).toBeVisible();
  await card.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(53));
});

test('on a phone the map is fetched when it is asked for, and stands in the place of the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/search', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(scripts.filter((url) => url.includes('RoomsMap'))).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(mapOf(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('on a phone Search and Reset Filter lead to what was found', async ({ page, rooms }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const location = newTown();
  await rooms.create({ name: `Room of ${location}`, location });
  await page.goto('/search');
  const filter = page.getByRole('search', { name: 'Search Favorite ColdRoom' });
  await expect(page.getByLabel('City')).toBeHidden();
  await filter.getByRole('button', { name: 'Days and filters' }).click();
  await page.getByLabel('City').fill(location);
  await filter.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 room found')).toBeInViewport();
  await expect(page.getByLabel('City'), 'folded again').toBeHidden();
  const header = page.getByRole('banner');
  const top = async () => (await page.getByText('1 room found').boundingBox())?.y ?? 0;
  const covered = (await header.boundingBox())?.height ?? 0;
  expect(await top(), 'not behind the header').toBeGreaterThanOrEqual(covered);

  await filter.getByRole('button', { name: 'Days and filters (1)' }).click();
  await page.getByRole('button', { name: 'Reset Filter' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByText(/rooms found/)).toBeInViewport();
});

test('few rooms end with the way to us on a phone, and many do not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ask = page.getByRole('main').getByRole('link', { name: 'Get a Quote' });
  await findRooms(page, manyRooms(3));
  await page.goto('/search');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(ask).toBeVisible();
  await findRooms(page, manyRooms(4));
  await page.goto('/search?kg=500');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(ask).toBeHidden();
});

test('on a desk the filter is one bar, the list has two columns beside the map, and all are in line with header and footer', async ({
  page,
}) => {
  await findRooms(page, manyRooms(4));
  const edges = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    return { left: x, right: x + width, width };
  };
  const expectInLine = async (width: number) => {
    const cards = page.getByRole('article');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y, `at ${width} px`).toBe(first?.y);
    expect(second?.width, `at ${width} px`).toBe(first?.width);
    const filter = page.getByRole('search', { name: 'Search Favorite ColdRoom' });
    const [start, search] = [
      await filter.getByLabel('Start date').boundingBox(),
      await filter.getByRole('button', { name: 'Search' }).boundingBox(),
    ];
    await expect(filter.getByRole('heading'), 'its name').toBeVisible();
    const middles = [start, search].map((box) => (box?.y ?? 0) + (box?.height ?? Number.NaN) / 2);
    expect(middles[0], `one line at ${width} px`).toBeCloseTo(middles[1] ?? Number.NaN, 0);
    const frame = page.getByText('Loading the map...').or(mapOf(page)).locator('xpath=..').last();
    expect((await frame.boundingBox())?.y, `the map at ${width} px`).toBe(first?.y);
    const map = await edges(page.getByRole('region', { name: 'ColdRoom Map' }));
    const { left } = await edges(page.getByRole('heading', { level: 1 }));
    const [banner, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
    expect((await edges(banner.getByRole('link').first())).left, `at ${width} px`).toBe(left);
    expect((await edges(footer.getByText('All rights reserved'))).left).toBe(left);
    const book = await edges(banner.getByRole('link', { name: 'Book Now' }));
    expect(book.right, `at ${width} px`).toBeCloseTo(map.right, 0);
    const all = Math.min(1200, width - 64);
    expect(map.right - left, `as wide as all pages at ${width} px`).toBeCloseTo(all, 0);
    expect((await edges(filter)).width, `at ${width} px`).toBeCloseTo(all, 0);
    expect(first?.width, `at ${width} px`).toBeGreaterThanOrEqual(19 * 16);
    expect(map.width / all, `at ${width} px`).toBeCloseTo(0.37, 2);
  };
  await page.goto('/search');
  await expect(page.getByRole('article')).toHaveCount(4);
  for (const width of [1120, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // What is drawn takes a moment to follow its window.
    await expect(() => expectInLine(width)).toPass({ timeout: 30_000 });
  }
});

test('on a desk the map is as high as the window, the country as wide as it, and stays while the list is read', async ({
  page,
}) => {
  await findRooms(page, manyRooms(12));
  await page.goto('/search');
  await expect(page.getByRole('article')).toHaveCount(12);
  const country = mapOf(page).locator('.leaflet-overlay-pane path').first();
  await expect(country).toBeVisible();
  const frame = await mapOf(page).boundingBox();
  const drawn = await country.boundingBox();
  expect((drawn?.width ?? 0) / (frame?.width ?? 0), 'little else beside it').toBeGreaterThan(0.9);
  expect((drawn?.y ?? Infinity) + (drawn?.height ?? 0), 'all of it in sight').toBeLessThan(900);
  await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
  const header = await page.getByRole('banner').boundingBox();
  const map = await page.getByRole('region', { name: 'ColdRoom Map' }).boundingBox();
  const below = (map?.y ?? 0) - (header?.height ?? 0);
  const line = 1;
  expect(below, 'just below the header').toBeCloseTo(16 - line, 0);
  expect((map?.y ?? 0) + (map?.height ?? 0), 'to its end').toBeCloseTo(900 - 16, 0);
});

test('on a phone the first room stands above the fold, and twelve take at most 4,500 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await findRooms(page, manyRooms(12));
  await page.goto('/search');
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.9 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(4_500);
});

test('on a phone a card has its picture at full width, less than half as high, and both ways on in one line below the price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await findRooms(page, manyRooms(2));
  await page.goto('/search');
  const card = page.getByRole('article').first();
  const frame = await card.boundingBox();
  const picture = await card.locator('img').boundingBox();
  expect(picture?.width).toBeCloseTo((frame?.width ?? 0) - 2, 0);
  expect(picture?.height, 'with sky and ground').toBeCloseTo((picture?.width ?? 0) / 2.45, 0);
  const price = await card.getByText('Rwf / Day').boundingBox();
  const details = await card.getByRole('link', { name: 'See ColdRoom Details' }).boundingBox();
  const book = await card.getByRole('link', { name: 'Book Now' }).boundingBox();
  expect(details?.x, 'in line with the price').toBe(price?.x);
  expect(book?.x).toBeGreaterThan((price?.x ?? 0) + 100);
  const [middle, ofDetails] = [book, details].map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
  expect(middle, 'beside the details').toBeCloseTo(ofDetails ?? Number.NaN, 0);
  expect(details?.y, 'below the price').toBeGreaterThan(price?.y ?? Infinity);
  expect(details?.height, 'for a finger').toBeGreaterThanOrEqual(44);
  expect(book?.height, 'for a finger').toBeGreaterThanOrEqual(44);
});

test('an admin sets the place of a room by a click on the map', async ({
  page,
  admin,
  rooms,
  backend,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, admin);
  await page.goto(`/admin-dashboard/cold-room/${room.id}`);
  await page.getByLabel('Longitude').scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map to set the room’s place on' });
  await map.click();
  const latitude = Number(await page.getByLabel('Latitude').inputValue());
  const longitude = Number(await page.getByLabel('Longitude').inputValue());
  expect(Math.abs(latitude + 1.94), 'the middle of Rwanda').toBeLessThan(0.2);
  expect(Math.abs(longitude - 29.87), 'the middle of Rwanda').toBeLessThan(0.2);

  await page.getByLabel('Longitude').fill('29.22');
  await page.getByLabel('Latitude').fill('-1.68');
  await expect(page.getByText('This place lies outside Rwanda.')).toBeVisible();
  await map.click();
  await expect(page.getByText('This place lies outside Rwanda.')).toBeHidden();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Room updated successfully!')).toBeVisible();
  const saved = await backend.ok(api.rooms.get, { path: { id: room.id } });
  expect(saved.latitude).toBeCloseTo(latitude, 1);
  expect(saved.longitude).toBeCloseTo(longitude, 1);
});

test('on a phone, days of a link that have passed are said above the rooms, and at the days of the room', async ({
  page,
  rooms,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const location = newTown();
  const room = await rooms.create({ location });
  await expect.poll(() => rooms.found(location)).toEqual([room.id]);
  const days = `startDate=${inDays(-1)}&endDate=${inDays(1)}`;
  await page.goto(`/search?${days}&city=${encodeURIComponent(location)}`);
  const words = /^Not taken into account: .+ You cannot select a past date\.$/;
  const line = page.getByRole('status').filter({ hasText: words });
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Start date')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Days and filters (1)' })).toBeVisible();
  const [said, card] = await Promise.all([line.boundingBox(), cardOf(page, room).boundingBox()]);
  expect(said?.y).toBeLessThan(card?.y ?? 0);

  await page.getByRole('link', { name: 'See ColdRoom Details' }).click();
  const box = page.getByRole('complementary', { name: 'Price and booking' });
  await expect(box.getByRole('status').filter({ hasText: words })).toBeVisible();
});
