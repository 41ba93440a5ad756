import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { inDays } from '../support/bookings.ts';
import { completedBooking } from '../support/completed.ts';
import { claimsOf, registration } from '../support/people.ts';
import { newPng } from '../support/pictures.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';
import { unrendered } from '../support/unrendered.ts';

const details = {
  price: '1234.50',
  location: 'Kinigi, Musanze',
  capacity: '35',
  unit: 'tons',
  size: '1250',
  feature: '["Backup generator","Loading dock","Pallet racks"]',
  roomType: 'Ware House',
  description: 'Potatoes rest here.\nTwo doors, one for each lorry.',
  temperatureRange: '4°C - 7°C',
  humidityControl: 'true',
  accessControl: 'false',
};

const calendarOf = (page: Page) => page.getByRole('region', { name: 'Free days' });
const boxOf = (page: Page) => page.getByRole('complementary', { name: 'Price and booking' });
const factOf = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition');

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** The button of a day, which the calendar shows without turning a page. */
const dayButton = (page: Page, day: string) =>
  calendarOf(page).getByRole('button', { name: words.format(new Date(`${day}T00:00:00Z`)) });

test('a room shows its picture, every field and its key features [S2.8, S2.78]', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create({ name: `Store ${randomUUID()}`, ...details }, newPng());
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(room.name));
  await expect(page.getByText('Kinigi, Musanze')).toBeVisible();
  await expect(page.getByText('Two doors, one for each lorry.')).toBeVisible();
  await expect(page.locator(`img[src="${room.image ?? 'none'}"]`)).toBeVisible();
  for (const [name, value] of [
    ['Temperature', '4°C - 7°C'],
    ['Capacity', 'Holds 35 tons'],
    ['In crates', 'About 1,487 crates of 20 kg: 29.75 tons, with room for air and ways'],
    ['Size', '1,250 ft²'],
    ['Room type', 'Warehouse'],
    ['Humidity control', 'Controlled'],
    ['Access control', /^No/],
  ] as const) {
    await expect(factOf(page, name)).toHaveText(value);
  }
  const features = page.getByRole('region', { name: 'Key features' }).getByRole('listitem');
  await expect(features).toHaveText(['Backup generator', 'Loading dock', 'Pallet racks']);
  await expect(boxOf(page).getByText('1,234.5 Rwf / Day')).toBeVisible();
});

test('a room that nobody has rated says so, and shows no stars', async ({ page, rooms }) => {
  const room = await rooms.create();
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText('No reviews yet')).toBeVisible();
});

test('the calendar shows which days are taken and which are free, and never by whom', async ({
  page,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  const booking = await bookings.create(customer, room, 1, 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  const answered = page.waitForResponse(/\/calendar\?/);
  await page.goto(`/coldroom/${room.id}`);
  expect(await (await answered).json()).toEqual({ id: room.id, taken: [inDays(1), inDays(2)] });
  for (const day of [inDays(1), inDays(2)]) {
    await expect(dayButton(page, day)).toBeDisabled();
    await expect(dayButton(page, day)).toHaveAccessibleName(/, taken$/);
  }
  await expect(dayButton(page, inDays(3))).toBeEnabled();
  await expect(dayButton(page, inDays(3))).not.toHaveAccessibleName(/taken/);
  const html = await page.content();
  for (const secret of [customer.names, customer.userId, booking.id]) {
    expect(html).not.toContain(secret);
  }
});

test('a stay across a taken day names it, and keeps the first day', async ({
  page,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 3, 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/coldroom/${room.id}`);
  await dayButton(page, inDays(2)).click();
  await dayButton(page, inDays(4)).click();
  const problem = calendarOf(page).getByRole('alert');
  await expect(problem).toContainText(`Taken in between: ${shortDay(inDays(3))}.`);
  await expect(boxOf(page).getByText('Total')).toBeHidden();
  await expect(dayButton(page, inDays(2))).toHaveAccessibleName(/selected/);
  await problem.getByRole('button', { name: `begin on ${shortDay(inDays(4))}` }).click();
  await expect(problem).toBeEmpty();
  await dayButton(page, inDays(5)).click();
  await expect(boxOf(page).getByText('(2 days)')).toBeVisible();
  await expect(boxOf(page).getByText('2,001 Rwf')).toBeVisible();
});

test('Book Now carries the room to the booking form, and with chosen days to their review [S2.9, S2.79]', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/coldroom/${room.id}`);
  await expect(dayButton(page, inDays(1))).toBeVisible();
  await boxOf(page).getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`/book?coldRoomId=${room.id}`);
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await page.goBack();
  await dayButton(page, inDays(1)).click();
  await dayButton(page, inDays(2)).click();
  await expect(boxOf(page).getByRole('link', { name: 'Book Now' })).toHaveAttribute(
    'href',
    `/review?coldRoomId=${room.id}&startDate=${inDays(1)}&endDate=${inDays(2)}`,
  );
});

test('on a phone the price stands below the name, and the total of a chosen stay at the foot', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText('1,000.5 Rwf / Day').first()).toBeInViewport();
  const bar = page.getByRole('group', { name: 'Your stay' });
  await calendarOf(page)
    .getByRole('button', { name: /next month/i })
    .click();
  const tap = (day: number) =>
    calendarOf(page)
      .getByRole('button', { name: new RegExp(` ${day} `) })
      .click();
  await tap(8);
  await expect(bar).toBeHidden();
  await tap(9);
  await expect(bar.getByText('2,001 Rwf')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  const toTop = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await toTop();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // What the focus scrolls to comes from below, where the bar is.
  const behind = calendarOf(page).getByRole('button', { name: /next month/i });
  await behind.focus();
  const [button, foot] = [await behind.boundingBox(), await bar.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);

  // Beside the box's own button there is no second one.
  const own = boxOf(page).getByRole('link', { name: 'Book Now' });
  await own.focus();
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await toTop();
  await expect(bar).toBeInViewport({ ratio: 1 });

  await bar.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/login\?next=|\/review\?/);
});

test('a room that is closed says so, and offers no booking', async ({ page, rooms }) => {
  const room = await rooms.create({ status: 'unavailable' });
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText('Unavailable', { exact: true })).toBeVisible();
  await expect(boxOf(page).getByText('Cold room is unavailable at present.')).toBeVisible();
  await expect(boxOf(page).getByRole('link', { name: 'Book Now' })).toHaveCount(0);
});

test('a room is loading until it is there', async ({ page, rooms }) => {
  const room = await rooms.create();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/backend/coldroom/${room.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await unrendered(page);
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('a room that cannot be fetched says “Error loading room details”, and is fetched again [S2.80]', async ({
  page,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await page.route(`**/backend/coldroom/${room.id}`, (route) =>
    route.fulfill({ status: 500, json: { message: 'An error occurred on the server.' } }),
  );
  await unrendered(page);
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText('Error loading room details')).toBeVisible();
  await expect(page.getByText('An error occurred on the server.')).toBeVisible();
  await takeExpected(complaints, 'serverError');
  await page.unroute(`**/backend/coldroom/${room.id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
});

test('a name of HTML is shown as it was typed, and runs nowhere', async ({
  page,
  rooms,
  admin,
}) => {
  const name = `<img src=x onerror=alert(1)> ${randomUUID()}`;
  const room = await rooms.create({ name, description: '<b>bold</b><script>alert(2)</script>' });
  page.on('dialog', () => {
    throw new Error('A script of a name has run');
  });
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('<b>bold</b><script>alert(2)</script>')).toBeVisible();
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-rooms');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('a customer’s long first name stays beside its stars', async ({
  page,
  backend,
  rooms,
  bookings,
}) => {
  const firstName = 'K'.repeat(60);
  const { token } = await backend.ok(api.auth.register, { json: { ...registration(), firstName } });
  const customer = { ...registration(), ...claimsOf(token), token };
  const room = await rooms.create();
  const { id } = await completedBooking(bookings, customer, room);
  await backend.ok(api.bookings.rate, { path: { id }, json: { stars: 4 }, token });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText(firstName)).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('words without an end break, and leave every page as wide as its window', async ({
  page,
  rooms,
}) => {
  const word = (letter: string) => letter.repeat(80);
  const room = await rooms.create({
    name: word('N'),
    location: word('P'),
    description: `https://example.org/${word('d')}`,
    feature: JSON.stringify([word('f').slice(0, 60)]),
  });
  const expectToFit = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: word('N') }).first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
  };
  for (const width of [360, 1440]) {
    await expectToFit(`/search?city=${word('P')}`, width);
    await expectToFit(`/coldroom/${room.id}`, width);
    await expectToFit(`/book/${room.id}`, width);
    // On a phone a second one stands at the foot.
    for (const button of await page.getByRole('button', { name: 'Book', exact: true }).all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('a room that does not exist says so', async ({ page, complaints }) => {
  await page.goto('/coldroom/no-such-room');
  await expect(page.getByText('Error loading room details')).toBeVisible();
  const problem = page.getByRole('alert').filter({ hasText: 'Error loading room details' });
  await expect(problem.getByText('Cold room not found')).toBeVisible();
  await expect(problem.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(problem.getByRole('link', { name: 'See all rooms' })).toHaveAttribute(
    'href',
    '/search',
  );
  await expect(page.getByRole('link', { name: 'All rooms', exact: true })).toHaveAttribute(
    'href',
    '/search',
  );
  await takeExpected(complaints, 'roomNotFound');
});

test('a calendar that cannot be fetched leaves the room standing, and is fetched again', async ({
  page,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await page.route('**/calendar?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/coldroom/${room.id}`);
  const problem = 'An error occurred while checking availability.';
  await expect(calendarOf(page).getByText(problem)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: room.name })).toBeVisible();
  await takeExpected(complaints, 'serverError');
  await page.unroute('**/calendar?*');
  await calendarOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(calendarOf(page).getByRole('grid').first()).toBeVisible();
});
