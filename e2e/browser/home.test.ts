import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Room } from '#shared/room.ts';
import { listRooms, manyRooms } from '../support/listed.ts';
import type { Rooms } from '../support/rooms.ts';
import { expect, test } from '../support/site.ts';

// Slides turn by themselves for those alone who have nothing against it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long a slide stays, in ms. */
const STAY = 5_000;

const carousels = [
  {
    label: 'What we do',
    shows: ['Your harvest keeps.', 'at its own degree', 'farm gate to Kigali'],
  },
  { label: 'Testimonials', shows: ['my potatoes', 'flower flight', 'insulin'] },
];

const carousel = (page: Page, label: string) => page.getByRole('region', { name: label });
const slide = (page: Page, label: string, number: number) =>
  carousel(page, label).getByRole('group', { name: `${number} of 3` });
const dot = (page: Page, label: string, number: number) =>
  carousel(page, label).getByRole('button', { name: `Show slide ${number}` });

/** Opens the home page, on which time stands still from now on, and shows a carousel's first slide. */
async function openAt(page: Page, label: string): Promise<void> {
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await dot(page, label, 1).click();
  await expect(slide(page, label, 1)).toBeVisible();
}

/** Leaves a carousel alone: neither the pointer nor the focus is on it. */
async function leave(page: Page, label: string): Promise<void> {
  await page.getByRole('banner').hover();
  await page.getByRole('link', { name: 'ColdRoom Rwanda, home' }).focus();
  await expect(carousel(page, label).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
}

test.describe(() => {
  // Time that stands still stands still in all pages of a context, for good.
  test.use({ ownContext: true });

  for (const { label, shows } of carousels) {
    test(`${label}: three slides turn every 5000 ms and begin again, and a dot jumps to its slide [S1.11, S2.37, S2.42, S9.5]`, async ({
      page,
    }) => {
      await openAt(page, label);
      await leave(page, label);
      for (const [index, words] of [...shows, shows[0] ?? ''].entries()) {
        const current = slide(page, label, (index % 3) + 1);
        await expect(current).toContainText(words);
        await page.clock.runFor(STAY - 1);
        await expect(current, 'not before its time').toBeVisible();
        await page.clock.runFor(1);
        await expect(current).toBeHidden();
      }
      await slide(page, label, 2).hover();
      await page.clock.runFor(3 * STAY);
      await expect(slide(page, label, 2), 'under the pointer').toBeVisible();
      await dot(page, label, 3).click();
      await expect(slide(page, label, 3)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(slide(page, label, 1)).toBeVisible();
    });
  }
});

test('the hero leads to booking, to the rooms and to a quote [S2.38]', async ({ page }) => {
  for (const [name, path] of [
    ['Book Now', '/book'],
    ['Check Availability', '/search'],
    ['Get a Quote', '/contact'],
  ] as const) {
    await page.goto('/');
    await carousel(page, 'What we do').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the banner names the five solutions, and the about block leads to /about [S1.1, S1.13, S2.35]', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of [
    'Custom temperature control',
    'Versatile storage options',
    'Energy-efficient systems',
    'Secure and scalable storage',
    'Reliable temperature-controlled transportation',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Read how we work' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

/** Lets the site see these rooms alone, as the server tells them. */
const showOnly = (page: Page, rooms: Room[]) =>
  page.route('**/backend/coldroom*', async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as Room[];
    const ids = new Set(rooms.map(({ id }) => id));
    await route.fulfill({ response, json: all.filter(({ id }) => ids.has(id)) });
  });

const services = (page: Page) => page.getByRole('region', { name: 'Our services' });

/** The tabs come with the scrolling: what stands before them is there at once. */
const scrollToServices = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));

const cardsIn = (page: Page) => page.getByRole('article').getByRole('heading');

const namesOf = (rooms: Room[]) => rooms.map(({ name }) => name);

async function fourRooms(rooms: Rooms): Promise<Room[]> {
  const mark = randomUUID();
  const made: Room[] = [];
  for (const number of [1, 2, 3, 4]) {
    made.push(await rooms.create({ name: `Room ${number} of ${mark}`, price: '1000.50' }));
  }
  return made;
}

test('the Cold Rooms tab shows the three rooms added last, the newest first, with features, size, capacity and both prices [S1.10, S2.46, S2.52, S2.53, S3.5, S3.8, S9.7, S9.8]', async ({
  page,
  rooms,
}) => {
  const made = await fourRooms(rooms);
  await showOnly(page, made);
  await page.goto('/');
  await scrollToServices(page);
  await expect(cardsIn(page)).toHaveText(namesOf(made).slice(1).reverse());

  const card = services(page).getByRole('article').first();
  for (const words of ['20 tons', '600 ft²', 'Backup power', 'Loading dock', 'Cold Room']) {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(card.getByText('Rwf1,000.5 per day')).toBeVisible();
  await expect(card.getByText('Rwf41.69 per hour')).toBeVisible();
  await card.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`/book?coldRoomId=${made[3]?.id ?? ''}`);
  await expect(page.getByRole('combobox', { name: 'Storage' })).toHaveValue(made[3]?.id ?? '');
});

test('on a phone the newest rooms stand within two screens of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await listRooms(page, manyRooms(3));
  await page.goto('/');
  await scrollToServices(page);
  const card = services(page).getByRole('article').first();
  await expect(card).toBeVisible();
  const top = await card.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(2 * 740);
});

test('the Storage and Transportation tabs describe their service, and a truck is requested on /contact [S1.14, S2.45, S2.49, S2.50]', async ({
  page,
}) => {
  await page.goto('/');
  await scrollToServices(page);
  await services(page).getByRole('tab', { name: 'Storage' }).click();
  await expect(page.getByRole('heading', { name: 'Flexible Storage Solutions' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('heading', { name: 'Reliable Transportation Services' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flexible Storage Solutions' })).toBeHidden();
  await page.getByRole('link', { name: 'Request Transportation' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const path of ['/', '/faq']) {
  test(`${path} answers five questions, one open at a time, and a second click closes [S1.12, S2.43, S2.44, S9.6, S9.14]`, async ({
    page,
  }) => {
    await page.goto(path);
    const questions = page.getByRole('group').locator('summary');
    await expect(questions).toHaveText([
      /temperature/,
      /book a cold room/,
      /24\/7/,
      /safe/,
      /space/,
    ]);
    await questions.nth(0).click();
    await expect(page.getByText(/at 0 to 4 °C. Frozen goods .* -18 °C/)).toBeVisible();
    await questions.nth(1).click();
    await expect(page.getByText(/Choose a room, choose your first and last day/)).toBeVisible();
    await expect(page.getByText(/Frozen goods .* -18 °C/)).toBeHidden();
    await questions.nth(1).click();
    await expect(page.getByText(/Choose a room, choose your first and last day/)).toBeHidden();
  });
}

for (const [width, percent] of [
  [320, 100],
  [360, 125],
  [360, 200],
  [1440, 200],
] as const) {
  test(`the words of no slide lie under the buttons, at ${width} px and ${percent} % text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    const button = carousel(page, 'What we do').getByRole('link', { name: 'Book Now' });
    for (const number of [1, 2, 3]) {
      await dot(page, 'What we do', number).click();
      const text = await slide(page, 'What we do', number).locator('p').last().boundingBox();
      const lowest = (text?.y ?? Infinity) + (text?.height ?? 0);
      expect((await button.boundingBox())?.y, `slide ${number}`).toBeGreaterThan(lowest);
    }
  });
}
