import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import { inDays } from '../support/bookings.ts';
import { completedBooking } from '../support/completed.ts';
import { claimsOf, registration } from '../support/people.ts';
import { expect, test } from '../support/site.ts';

const calendarOf = (page: Page) => page.getByRole('region', { name: 'Free days' });
const boxOf = (page: Page) => page.getByRole('complementary', { name: 'Price and booking' });
test('on a phone the price stands below the name, and the total of a chosen stay at the foot', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByText('1,000.5 Rwf / Day').first()).toBeInViewport();
  const bar = page.getByRole('group', { name: 'Your stay' });
  // The head has the same price with a button: the bar comes once it has left the window.
  const way = page.getByRole('main').getByRole('button', { name: 'Choose days' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await page.getByRole('heading', { name: 'Key features' }).scrollIntoViewIfNeeded();
  await way.first().evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top));
  await expect(bar).toHaveText(/^1,000\.5 Rwf \/ Day\s*Choose days$/);
  const foot = await bar.boundingBox();
  expect(foot).toMatchObject({ x: 0, width: 360 });
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(800);
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
  const [button, below] = [await behind.boundingBox(), await bar.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

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

test('words and names without an end break, and leave every page as wide as its window', async ({
  page,
  backend,
  rooms,
  bookings,
}) => {
  const word = (letter: string) => letter.repeat(80);
  const room = await rooms.create({
    name: word('N'),
    location: word('P'),
    description: `https://example.org/${word('d')}`,
    feature: JSON.stringify([word('f').slice(0, 60)]),
  });
  const firstName = word('K').slice(0, 60);
  const { token } = await backend.ok(api.auth.register, { json: { ...registration(), firstName } });
  const customer = { ...registration(), ...claimsOf(token), token };
  const { id } = await completedBooking(bookings, customer, room);
  await backend.ok(api.bookings.rate, { path: { id }, json: { stars: 4 }, token });
  const expectToFit = async (path: string, alsoAt: (width: number) => Promise<void>) => {
    await page.goto(path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name: word('N') }).first()).toBeVisible();
      await alsoAt(width);
      // What is drawn to measure takes a moment to follow its page.
      await expect(() => expectNoSidewaysScrolling(page)).toPass({ timeout: 30_000 });
    }
  };
  await expectToFit(`/search?city=${word('P')}`, () => Promise.resolve());
  await expectToFit(`/coldroom/${room.id}`, () => expect(page.getByText(firstName)).toBeVisible());
  await expectToFit(`/book/${room.id}`, async (width) => {
    // On a phone a second one stands at the foot.
    for (const button of await page.getByRole('button', { name: 'Book', exact: true }).all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
});

test('a room’s page says that goods do not fit it, and leads to rooms that fit on the same days', async ({
  page,
  rooms,
}) => {
  const location = `Town ${randomUUID()}`;
  const room = await rooms.create({ location, capacity: '3', temperatureRange: '1°C - 4°C' });
  const name = `Large ${location}`;
  await rooms.create({ name, location, capacity: '30', temperatureRange: '8°C - 13°C' });
  const said = { city: location, startDate: inDays(20), endDate: inDays(21), product: 'Tomatoes' };
  const pathOf = (query: Record<string, string>) =>
    `/coldroom/${room.id}?${new URLSearchParams(query).toString()}`;
  const search = (query: Record<string, string>) => (url: URL) =>
    url.pathname === '/search' &&
    Object.entries(query).every(([part, text]) => url.searchParams.get(part) === text);

  await page.goto(pathOf(said));
  const box = boxOf(page);
  await expect(box.getByText(/it does not fit\.$/)).toBeVisible();
  await expect(box.getByRole('link', { name: 'Book Now' })).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('link', { name: 'Rooms that fit' }).click();
  await expect(page).toHaveURL(search(said));
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  const heavy = { ...said, kg: '9999' };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf(heavy));
  const bar = page.getByRole('group', { name: 'Your stay' });
  await expect(bar).toContainText('Too heavy');
  await expect(page.getByRole('main').getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Rooms that fit' }).click();
  await expect(page).toHaveURL(search(heavy));
});
