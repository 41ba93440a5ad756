import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** What a page itself saw of a toast: a test that asks the page later may find it gone. */
interface SeenToast {
  className: string;
  x: number;
  y: number;
  headerBottom: number;
  /** How long it stood, in milliseconds; absent while it stands. */
  stood?: number;
}

/** Lets a page write down the next toast that says something, from its first to its last moment. */
const watchToast = (page: Page, words: string) =>
  page.evaluate((text) => {
    const find = () =>
      [...document.querySelectorAll<HTMLElement>('[role="alert"]')].find((alert) =>
        alert.textContent.includes(text),
      );
    const seen = { since: 0, toast: undefined as SeenToast | undefined };
    const look = () => {
      const toast = find();
      if (toast && !seen.toast) {
        const { x, y } = toast.getBoundingClientRect();
        const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom;
        seen.since = performance.now();
        seen.toast = {
          className: toast.closest('.Toastify__toast')?.className ?? '',
          x,
          y,
          headerBottom: headerBottom ?? Infinity,
        };
      }
      if (!toast && seen.toast) seen.toast.stood ??= performance.now() - seen.since;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seenToast: () => seen.toast });
  }, words);

const seenToast = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { seenToast: () => SeenToast | undefined }).seenToast(),
  );

async function expectToastGood(page: Page, reducedMotion: 'no-preference' | 'reduce') {
  await page.emulateMedia({ reducedMotion });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/book');
  await watchToast(page, 'Please fill in all fields');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  // A pointer above a toast would keep it.
  await page.mouse.move(0, 899);
  await expect.poll(async () => (await seenToast(page))?.stood).toBeGreaterThan(4_000);
  const toast = await seenToast(page);
  expect(toast?.className).toContain('theme--light');
  expect(toast?.x).toBeGreaterThan(1440 / 2);
  expect(toast?.y).toBeLessThan(200);
  expect(toast?.y, 'the header is free').toBeGreaterThanOrEqual(toast?.headerBottom ?? Infinity);
}

test('a toast stands at the top right, light, for 5000 ms, with motion and without [S9.2]', async ({
  page,
  newVisitor,
}) => {
  // Both at once, as each stands for seconds.
  await Promise.all([
    expectToastGood(page, 'no-preference'),
    expectToastGood(await newVisitor(), 'reduce'),
  ]);
});

test('the header of the staff ends where their page does, at every width', async ({
  page,
  admin,
}) => {
  await arriveSignedIn(page, admin);
  await page.goto('/message');
  const account = page.getByRole('button', { name: /account menu$/ });
  for (const width of [360, 768, 900, 1024, 1120, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    const ends = async (what: Locator) => {
      const box = await what.boundingBox();
      return Math.round((box?.x ?? Infinity) + (box?.width ?? 0));
    };
    await expect
      .poll(
        async () => (await ends(account)) - (await ends(page.getByRole('tablist'))),
        String(width),
      )
      .toBe(0);
  }
});
