import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { requestsOf, settle } from '../support/axe.ts';
import { boxOf, pressAt } from '../support/clicks.ts';
import { untilArriving, untilBookingsListed } from '../support/outboxWaits.ts';
import type { Person } from '../support/people.ts';
import { withoutNews } from '../support/quiet.ts';
import { newTown } from '../support/rooms.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const SOFT = 'rgb(72, 96, 111)';
const LINK = 'rgb(14, 92, 128)';
const NO_GROUND = 'rgba(0, 0, 0, 0)';
/** The edge of what can be pressed. */
const EDGE = 'rgb(113, 137, 152)';

/** From where to where the words of a part stand, in px. */
const wordsOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left: Math.round(left), right: Math.round(right) };
  });

/** How far down the middle of a box is, in px. */
const centre = ({ y, height }: { y: number; height: number }): number => y + height / 2;

/** Opens the dashboard, which the work of other tests does not move, at those who arrive today. */
async function arrivingToday(page: Page, admin: Person): Promise<Locator> {
  await withoutNews(page);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  const day = page.getByRole('region', { name: /^Today, / });
  await day.getByRole('tab', { name: /^Arriving/ }).click();
  return day;
}

test('on a tablet the words of all lists of the staff begin at one line', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  await bookings.move((await bookings.create(customer, room, 8, 9)).id, 'approved');
  await bookings.create(customer, room, 5, 6);
  await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 2);
  await page.setViewportSize(TABLET);
  await arriveSignedIn(page, admin);
  const heading = page.getByRole('article').getByRole('heading').first();
  const column = (name: string) => page.getByRole('columnheader', { name, exact: true });
  for (const [path, first] of [
    ['/booking/all', column('Room')],
    ['/admin-dashboard/cold-rooms', column('Room')],
    ['/admin-dashboard/users', column('Name')],
    ['/admin-dashboard/bookings?show=approved', heading],
    ['/book/pending', heading],
  ] as const) {
    await page.goto(path);
    await expect(first).toBeVisible();
    expect((await wordsOf(first)).left, path).toBe(48);
  }
});

test('on a tablet a request says that it waits, apart from the telephone', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  await bookings.create(customer, room, 5, 6);
  await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 1);
  await page.setViewportSize(TABLET);
  await arriveSignedIn(page, admin);
  await page.goto('/book/pending');
  const request = page.getByRole('article', { name: `Booking of ${room.name}` });
  const word = await request.getByText('Waiting', { exact: true }).boundingBox();
  expect(word?.width, 'seen').toBeGreaterThan(40);
  const phone = await wordsOf(request.locator('a[href^="tel:"]'));
  expect(word?.x).toBeGreaterThan(phone.right);
});

test('on a page for work the public links are softer than its own', async ({ page, admin }) => {
  await page.setViewportSize(DESK);
  await arriveSignedIn(page, admin);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1);
  await page.goto('/admin-dashboard/users');
  await expect(link).toHaveCSS('color', SOFT);
  await expect(link).toHaveCSS('font-size', '14px');
  await link.hover();
  await expect(link).not.toHaveCSS('color', SOFT);
  await page.goto('/faq');
  await expect(link).not.toHaveCSS('color', SOFT);
  await expect(link).toHaveCSS('font-size', '16px');
});

test('the number of a booking is softer than the client beside it', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  const { number = '' } = await bookings.create(customer, room, 5, 6);
  await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 1);
  await page.setViewportSize(DESK);
  await arriveSignedIn(page, admin);
  await page.goto('/booking/all?show=pending');
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row.getByRole('button')).toHaveCSS('color', SOFT);
  await expect(row.getByRole('link')).toHaveCSS('color', LINK);
});

test('a stay of today that needs nothing more has the ground of its card', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  const { id } = await bookings.create(customer, room, 0, 2);
  await bookings.move(id, 'approved');
  await bookings.setPresence(id, 'in');
  await untilArriving(backend, admin, room);
  await page.setViewportSize(DESK);
  const day = await arrivingToday(page, admin);
  await expect(day.getByRole('row').filter({ hasText: room.name })).toHaveCSS(
    'background-color',
    NO_GROUND,
  );
});

test('on a desk the rooms of the timeline begin near the words above', async ({
  page,
  admin,
  rooms,
}) => {
  await rooms.create();
  await page.setViewportSize(DESK);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  const grid = page.getByRole('grid', { name: 'Rooms and days' });
  await expect(grid.getByRole('rowheader').first()).toHaveCSS('padding-left', '16px');
});

test('on a tablet the lines of a stay of today are together, and its buttons as those of a request', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const here = await rooms.create({ name: `Distribution Store ${randomUUID().slice(0, 8)}` });
  const left = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  for (const room of [here, left]) {
    const { id } = await bookings.create(customer, room, 0, 2);
    await bookings.move(id, 'approved');
    await bookings.setPresence(id, 'in');
    if (room === left) await bookings.setPresence(id, 'out');
  }
  await untilArriving(backend, admin, here, left);
  await page.setViewportSize(TABLET);
  const day = await arrivingToday(page, admin);
  const row = day.getByRole('row').filter({ hasText: here.name });
  const client = await boxOf(row.locator('a').first());
  const phone = await boxOf(row.locator('a[href^="tel:"]'));
  expect(Math.abs(client.y + client.height - phone.y), 'one below the other').toBeLessThan(1);
  const { y, height } = await boxOf(row);
  expect(Math.abs(phone.y - y - height / 2), 'centred').toBeLessThan(1);
  const days = row.getByText(/\(3\sdays\)$/);
  expect((await boxOf(days)).height, 'one line').toBeLessThanOrEqual(20);
  const checkOut = row.getByRole('button', { name: /^Check out/ });
  expect((await wordsOf(checkOut)).left - (await boxOf(checkOut)).x).toBeGreaterThanOrEqual(12);
  const details = (name: string) =>
    wordsOf(day.getByRole('button', { name: new RegExp(`^Details, ${name} `) }));
  expect((await details(left.name)).left).toBe((await details(here.name)).left);
});

test('whoever checks in and out by the keyboard goes on in the day', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  const { id } = await bookings.create(customer, room, 0, 2);
  await bookings.move(id, 'approved');
  await untilArriving(backend, admin, room);
  const day = await arrivingToday(page, admin);
  const row = day.getByRole('row').filter({ hasText: room.name });
  const focused = day.locator('[tabindex="-1"]:focus');
  for (const [button, state] of [
    [/^Check in/, 'Checked in'],
    [/^Check out/, 'Checked out'],
  ] as const) {
    await row.getByRole('button', { name: button }).press('Enter');
    await expect(row.getByText(state)).toBeVisible();
    await expect(focused).toBeVisible();
  }
});

test('the timeline has its days and the steps in the line of its heading, and its filters below with what closes a room', async ({
  page,
  admin,
  rooms,
}) => {
  await rooms.create();
  await withoutNews(page);
  await arriveSignedIn(page, admin);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const [viewport, step] of [
    [DESK, 'A month on'],
    [TABLET, 'Two weeks on'],
    [PHONE, 'A week on'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto('/admin-dashboard');
    await expect(timeline.getByRole('rowheader').first()).toBeVisible();
    const [heading, on, search, filters, close] = await Promise.all([
      boxOf(timeline.getByRole('heading', { name: 'Timeline' })),
      boxOf(timeline.getByRole('button', { name: step })),
      boxOf(timeline.getByLabel('Room or town')),
      boxOf(timeline.getByRole('button', { name: 'More filters' })),
      boxOf(timeline.getByRole('button', { name: 'Close a room for days' })),
    ]);
    expect(centre(on), 'one line').toBeCloseTo(centre(heading), -1);
    expect(search.y).toBeGreaterThan(on.y + on.height);
    for (const one of [filters, close]) expect(centre(one)).toBeCloseTo(centre(search), -1);
    expect(filters.x - search.x - search.width, 'together').toBeLessThanOrEqual(12);
    expect(close.x).toBeGreaterThan(filters.x + filters.width);
    expect(close.x + close.width, 'one edge').toBeCloseTo(on.x + on.width, 0);
  }
});

test('on the timeline a name stays in its bar, and one day has initials', async ({
  page,
  admin,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const location = newTown();
  const room = await rooms.create({ name: `Store ${randomUUID()}`, location });
  await bookings.create(customer, room, 1, 3);
  await bookings.create(customer, room, 5, 5);
  await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 2);
  await page.setViewportSize(DESK);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  await page.getByRole('region', { name: 'Timeline' }).getByLabel('Room or town').fill(location);
  const bars = page
    .getByRole('row')
    .filter({ hasText: room.name })
    .getByRole('button', {
      name: new RegExp(`^${customer.names}, `),
    });
  await expect(bars).toHaveCount(2);
  const frame = await boxOf(bars.first());
  const name = await boxOf(bars.first().getByText(customer.names));
  expect(name.x - frame.x).toBeLessThan(8);
  expect(name.x + name.width).toBeLessThan(frame.x + frame.width);
  await expect(bars.last().getByText(customer.names)).toBeHidden();
  await expect(bars.last()).toHaveText(/[A-Z]{2}$/);
});

test('what is done first in a row of the staff is seen as a button, and all else as words', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const here = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  const { id } = await bookings.create(customer, here, 0, 2);
  await bookings.move(id, 'approved');
  const asked = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  await bookings.create(customer, asked, 5, 6);
  await untilArriving(backend, admin, here);
  await untilBookingsListed(backend, admin, { coldRoomId: asked.id }, 1);
  await page.setViewportSize(DESK);
  const day = await arrivingToday(page, admin);
  const row = day.getByRole('row').filter({ hasText: here.name });
  await expect(row.getByRole('button', { name: /^Check in/ })).toHaveCSS('border-color', EDGE);
  await expect(row.getByRole('button', { name: /^Details/ })).toHaveCSS('border-color', NO_GROUND);
  await page.goto('/book/pending');
  const request = page.getByRole('article', { name: `Booking of ${asked.name}` });
  await expect(request.getByRole('button', { name: /^Approve/ })).toHaveCSS('border-color', EDGE);
  for (const name of [/^Details/, /^Reject/]) {
    await expect(request.getByRole('button', { name })).toHaveCSS('border-color', NO_GROUND);
  }
});

test('on a phone a row of the rooms says whether one can be booked, beside its buttons', async ({
  page,
  admin,
  rooms,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  const shut = await rooms.create({
    name: `Store ${randomUUID().slice(0, 8)}`,
    status: 'unavailable',
  });
  await page.setViewportSize(PHONE);
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-rooms');
  for (const [{ name }, word] of [
    [room, 'Available'],
    [shut, 'Unavailable'],
  ] as const) {
    const row = page.getByRole('row').filter({ hasText: name });
    const find = page.getByLabel('Find a room');
    await find.or(row).first().waitFor();
    if (await find.isVisible()) await find.fill(name);
    await expect(row).toHaveCount(1);
    const edit = await boxOf(row.getByRole('link', { name: /^Edit/ }));
    const status = await boxOf(row.getByText(word, { exact: true }));
    expect(status.height).toBeGreaterThan(15);
    expect(status.y + status.height, 'beside the buttons').toBeLessThan(edit.y + edit.height + 1);
  }
});

test('a double press answers one request, not the next one that moves up to its place', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID().slice(0, 8)}` });
  const asked = [
    await bookings.create(customer, room, 5, 6),
    await bookings.create(customer, room, 7, 8),
  ];
  const now = () =>
    Promise.all(
      asked.map(({ id }) => backend.ok(api.bookings.get, { path: { id }, token: admin.token })),
    );
  await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 2);
  await withoutNews(page);
  await arriveSignedIn(page, admin);
  const requestsEnd = requestsOf(page);
  await page.goto(`/admin-dashboard/bookings?show=pending&room=${room.id}`);
  const requests = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(requests).toHaveCount(2);
  // A filter that unfolds late would move them.
  await settle(page, requestsEnd);
  const place = await boxOf(requests.first().getByRole('button', { name: /^Approve/ }));
  const press = () => page.mouse.click(place.x + place.width / 2, centre(place));
  await pressAt(page, 10_000);
  await press();
  await expect(requests).toHaveCount(1);
  await expect(async () => {
    const { y } = await boxOf(requests.getByRole('button', { name: /^Approve/ }));
    expect(y).toBe(place.y);
  }).toPass();
  const answers: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && answers.push(request.url()));
  await pressAt(page, 10_300);
  await press();
  await pressAt(page, 11_000);
  expect(answers).toEqual([]);
  await press();
  await expect(requests).toHaveCount(0);
  expect((await now()).map(({ status }) => status)).toEqual(['approved', 'approved']);
});
