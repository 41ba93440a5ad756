import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { SHELL } from '#shared/prerendered.ts';
import type { Room } from '#shared/room.ts';
import { expectAccessible } from '../support/axe.ts';
import { completedBooking } from '../support/completed.ts';
import { hold } from '../support/hold.ts';
import { newPng } from '../support/pictures.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';
import { withholdTiles } from '../support/tiles.ts';
import { unrendered } from '../support/unrendered.ts';

/** The scripts of the site, but for the one that starts them. */
const SCRIPTS = /\/assets\/(?!afterPaint).*\.js$/;

const newName = () => `Store ${randomUUID()}`;
const pathOf = ({ id }: Room) => `/coldroom/${id}`;
const calendarOf = (page: Page) => page.getByRole('region', { name: 'Free days' });
const boxOf = (page: Page) => page.getByRole('complementary', { name: 'Price and booking' });
const contentOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

test('a room’s page is there before any script, with all that is known of the room [S2.8]', async ({
  browser,
  baseURL,
  backend,
  rooms,
}) => {
  const room = await rooms.create({ name: newName(), description: 'Beside the market.' }, newPng());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const still = await context.newPage();
  await still.goto(pathOf(room));
  await expect(still.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await expect(still.getByText('Beside the market.')).toBeVisible();
  await expect(boxOf(still).getByText('1,000.5 Rwf / Day')).toBeVisible();
  await expect(boxOf(still).getByRole('link', { name: 'Book Now' })).toBeVisible();
  const picture = still.locator(`img[src="${room.image ?? 'none'}"]`);
  await expect(picture).toHaveJSProperty('complete', true);
  await context.close();

  const html = await (await backend.fetch(pathOf(room))).text();
  expect(html, 'a policy forbids styles in the page').not.toMatch(/<style|\sstyle="/);
  expect(html, 'the picture is fetched first').toContain(
    `<link rel="preload" as="image" href="${room.image ?? ''}"`,
  );
});

test('two days that are chosen before the page is drawn again are both chosen', async ({
  page,
  rooms,
}) => {
  await page.goto(pathOf(await rooms.create({ name: newName() })));
  await calendarOf(page)
    .getByRole('button', { name: /next month/i })
    .click();
  await expect(calendarOf(page).getByRole('button', { name: / 20 / }).first()).toBeEnabled();
  await calendarOf(page).evaluate(async (calendar) => {
    const press = (day: string) =>
      [...calendar.querySelectorAll('button')].find((one) => one.textContent === day)?.click();
    press('18');
    // What is promised is done by then, but nothing that waits for its turn.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    press('20');
  });
  await expect(boxOf(page).getByText('3 days')).toBeVisible();
});

test('a link to a room shows its name, its picture and its price where it is shared', async ({
  backend,
  rooms,
}) => {
  const room = await rooms.create({ name: `Fish & "more" ${randomUUID()}` }, newPng());
  const html = await (await backend.fetch(pathOf(room))).text();
  const title = room.name.replace('&', '&amp;').replaceAll('"', '&quot;');
  expect(contentOf(html, 'og:title')).toBe(`${title} · ColdRoom Rwanda`);
  expect(contentOf(html, 'og:description')).toContain('1,000.5 Rwf per day');
  const image = contentOf(html, 'og:image') ?? '';
  expect(new URL(image).pathname).toBe(room.image);
  expect((await fetch(image)).headers.get('content-type')).toContain('image/');
  expect(new URL(contentOf(html, 'og:url') ?? '').pathname).toBe(pathOf(room));
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    name: room.name,
    image,
    offers: { price: 1000.5, priceCurrency: 'RWF' },
  });
});

test('what others add to a link changes nothing, and stands nowhere in the page', async ({
  backend,
  rooms,
}) => {
  const room = await rooms.create();
  const plain = await backend.fetch(pathOf(room));
  const shared = await backend.fetch(`${pathOf(room)}?fbclid=IwAR0"><script>&room=other`);
  expect(shared.status).toBe(200);
  expect(await shared.text()).toBe(await plain.text());
  for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control']) {
    expect(shared.headers.get(name)).toBe((await backend.fetch('/about')).headers.get(name));
  }
  expect(shared.headers.has('set-cookie')).toBe(false);
});

/** All that differs from reader to reader, and must not differ in the first render. */
const reader: BrowserContextOptions = {
  colorScheme: 'dark',
  timezoneId: 'Pacific/Kiritimati',
  locale: 'ar-EG',
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
};

/** Opens a page in some way, and sees that the scripts take over what came as HTML. */
async function expectTakenOver(page: Page, room: Room, open: () => Promise<unknown>) {
  const release = await hold(page, SCRIPTS);
  await open();
  const heading = page.getByRole('heading', { level: 1, name: room.name });
  await heading.evaluate((element) => element.setAttribute('data-of-the-html', ''));
  release();
  await expect(calendarOf(page).getByRole('grid').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /account menu$/ })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`${room.name} · ColdRoom Rwanda$`));
  // It is the very element that came as HTML: nothing was drawn anew.
  await expect(heading).toHaveAttribute('data-of-the-html');
}

test('the scripts take the page over in silence, whoever reads it, and after a reload as well', async ({
  newVisitor,
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create({ name: newName() }, newPng());
  const { id } = await completedBooking(bookings, customer, room);
  const { token } = customer;
  await backend.ok(api.bookings.rate, { path: { id }, json: { stars: 4 }, token });
  const page = await newVisitor(reader);
  await arriveSignedIn(page, customer);
  const until = { waitUntil: 'domcontentloaded' } as const;
  await expectTakenOver(page, room, () => page.goto(pathOf(room), until));
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { any: 1 } }, ''));
  await expectTakenOver(page, room, () => page.reload(until));
});

test('a press before the scripts are there is done once they are', async ({ page, rooms }) => {
  const room = await rooms.create();
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, SCRIPTS);
  await page.goto(pathOf(room));
  await page.getByRole('button', { name: 'Open menu' }).click();
  release();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectAccessible(page);
});

test('whoever books before the scripts are there finds the room chosen in the form', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  const release = await hold(page, SCRIPTS);
  await page.goto(pathOf(room));
  await boxOf(page).getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`/book/${room.id}`);
  release();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
});

test('a page from a cache is updated to the present room', async ({ page, rooms }) => {
  const room = await rooms.create();
  await page.route(`**/backend/coldroom/${room.id}`, (route) =>
    route.fulfill({ json: { ...room, name: 'A new name', price: 77 } }),
  );
  await page.goto(pathOf(room));
  await expect(page.getByRole('heading', { level: 1, name: 'A new name' })).toBeVisible();
  await expect(boxOf(page).getByText('77 Rwf / Day')).toBeVisible();
});

test('a room that cannot be fetched anew stays as it came', async ({ page, rooms, complaints }) => {
  const room = await rooms.create({ name: newName() });
  await page.route(`**/backend/coldroom/${room.id}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto(pathOf(room));
  await expect(calendarOf(page).getByRole('grid').first()).toBeVisible();
  await takeExpected(complaints, 'serverError');
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await expect(page.getByText('Error loading room details')).toHaveCount(0);
});

test('a picture that failed before the scripts were there gives way to the default one', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create({}, newPng());
  await page.route(`**${room.image ?? ''}`, (route) => route.fulfill({ status: 404 }));
  const release = await hold(page, SCRIPTS);
  const lost = page.waitForResponse((response) => response.status() === 404);
  await page.goto(pathOf(room));
  await lost;
  release();
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/art/default-room.webp');
});

test('the page of an unknown room says so, before and after the scripts load', async ({
  page,
  browser,
  baseURL,
  backend,
  complaints,
}) => {
  expect((await backend.fetch('/coldroom/no-such-room')).status).toBe(404);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const still = await context.newPage();
  await still.goto('/coldroom/no-such-room');
  await expect(still.getByText('Cold room not found')).toBeVisible();
  await context.close();

  const releaseScripts = await hold(page, SCRIPTS);
  const releaseAnswer = await hold(page, /\/backend\/coldroom/);
  const asked = page.waitForRequest(/\/backend\/coldroom/);
  await page.goto('/coldroom/no-such-room');
  const problem = page.getByText('Cold room not found');
  await problem.evaluate((element) => element.setAttribute('data-of-the-html', ''));
  releaseScripts();
  await asked;
  await expect(problem, 'while it is asked for anew').toHaveAttribute('data-of-the-html');
  releaseAnswer();
  await takeExpected(complaints, 'roomNotFound');
  await expect(problem).toHaveAttribute('data-of-the-html');
});

test('an address that no room can have is not found, and drawn by the browser', async ({
  page,
  backend,
  complaints,
}) => {
  const empty = await (await backend.fetch(SHELL)).text();
  for (const id of ['a%2Fb', '%00', 'a/b', 'x'.repeat(65), '']) {
    const answer = await backend.fetch(`/coldroom/${id}`);
    expect([answer.status, await answer.text()], id).toEqual([404, empty]);
  }
  await page.goto('/coldroom/a/b');
  await expect(
    page.getByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeVisible();
  await takeExpected(complaints, 404);
});

test('where a page cannot be rendered the browser draws it', async ({ page, rooms }) => {
  const room = await rooms.create({ name: newName() }, newPng());
  await unrendered(page);
  const answer = await page.goto(pathOf(room));
  expect(await answer?.text()).toContain('<div id="root"></div>');
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await expect(calendarOf(page).getByRole('grid').first()).toBeVisible();
});

test('on a wide screen the facts of a room fill two rows, and the crates are below the capacity', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create({ capacity: '250', unit: 'tons' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOf(room));
  const endOf = async (fact: string) => {
    const box = await page.getByRole('term').filter({ hasText: fact }).boundingBox();
    return { row: box?.y, left: box?.x, right: box && box.x + box.width };
  };
  const first = await endOf('Size');
  expect(await endOf('Temperature')).toMatchObject({ row: first.row });
  const second = await endOf('Access control');
  const { left } = await endOf('Capacity');
  expect(await endOf('In crates')).toMatchObject({ row: second.row, left });
  expect(first.right).toBeCloseTo(second.right ?? 0, 0);
  const facts = page.getByRole('term');
  await expect(facts).toHaveCount(6);
  await expect(page.getByRole('definition').filter({ hasText: 'Holds 250 tons' })).toBeVisible();
  const crates = /^About\s[\d.]+\stons\s\([\d,]+\s×\s20\skg\)$/;
  await expect(page.getByRole('definition').filter({ hasText: crates })).toBeVisible();
});

test('where no tiles can be had, the map of a room shows the towns around it', async ({
  newVisitor,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ latitude: '-1.51', longitude: '29.65' });
  const cutOff = await newVisitor();
  await withholdTiles(cutOff.context());
  await cutOff.goto(pathOf(room));
  await cutOff.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  const map = cutOff.getByRole('region', { name: `Map with ${room.name}` });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Musanze', { exact: true })).toBeInViewport();
  await expect(map.getByText('Rusizi', { exact: true }), 'far away').not.toBeInViewport();
  await expect.poll(() => complaints.length).toBe(1);
  await takeExpected(complaints, /ERR_INTERNET_DISCONNECTED/);
});
