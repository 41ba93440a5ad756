import type { Page } from '@playwright/test';
import { listRooms, manyRooms } from '../support/listed.ts';
import { expect, test } from '../support/site.ts';

const carousel = (page: Page, label: string) => page.getByRole('region', { name: label });
const slide = (page: Page, label: string, number: number) =>
  carousel(page, label).getByRole('group', { name: `${number} of 3` });
const dot = (page: Page, label: string, number: number) =>
  carousel(page, label).getByRole('button', { name: `Show slide ${number}` });

const services = (page: Page) => page.getByRole('region', { name: 'Our services' });

/** The tabs come with the scrolling: what stands before them is there at once. */
const scrollToServices = (page: Page) =>
  page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));

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

test('on a phone what makes booking easy stands in three lines, one below the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const facts = carousel(page, 'What we do').getByRole('list').last().getByRole('listitem');
  await expect(facts).toHaveCount(3);
  const boxes = await facts.evaluateAll((all) =>
    all.map((one) => {
      const { x, height } = one.getBoundingClientRect();
      return { x, height };
    }),
  );
  const [first] = boxes;
  expect(first?.height, 'one line').toBeLessThan(24);
  expect(boxes).toEqual([first, first, first]);
});

test('/faq opens one answer at a time, and a second click closes it', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.getByRole('group').locator('summary');
  await expect(questions).toHaveCount(5);
  await questions.nth(0).click();
  await expect(page.getByText(/at 0 to 4 °C. Frozen goods .* -18 °C/)).toBeVisible();
  await questions.nth(1).click();
  await expect(page.getByText(/Choose a room, choose your first and last day/)).toBeVisible();
  await expect(page.getByText(/Frozen goods .* -18 °C/)).toBeHidden();
  await questions.nth(1).click();
  await expect(page.getByText(/Choose a room, choose your first and last day/)).toBeHidden();
});

test('the words of no slide lie under the buttons, at any width and size of text', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = carousel(page, 'What we do').getByRole('link', { name: 'Book Now' });
  for (const number of [1, 2, 3]) {
    await dot(page, 'What we do', number).click();
    const text = slide(page, 'What we do', number).locator('p').last();
    await expect(text).toBeVisible();
    for (const [width, percent] of [
      [320, 100],
      [360, 125],
      [360, 200],
      [1440, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(
        (size) => (document.documentElement.style.fontSize = size),
        `${percent}%`,
      );
      const { y = Infinity, height = 0 } = (await text.boundingBox()) ?? {};
      const top = (await button.boundingBox())?.y;
      expect(top, `slide ${number} at ${width} px and ${percent} %`).toBeGreaterThan(y + height);
    }
  }
});
