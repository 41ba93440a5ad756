import type { Page } from '@playwright/test';
import { addressOf } from '#web/app/testing/addresses.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { expectAccessible, expectNoSidewaysScrolling, requestsOf, settle } from '../support/axe.ts';
import { followToPage } from '../support/follow.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const readers: Record<string, PageInfo['access'][]> = {
  everybody: ['public'],
  'whoever has signed in': ['signedIn', 'user'],
  admins: ['staff', 'admin'],
};

/** Of a window, in px. */
const HEIGHT = 900;

/** What pages are looked at on: a phone, a desk, and a desk at night. */
const screens = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

/** What comes into view of a higher window may make its page higher once more. */
const TIMES_HIGHER = 2;

/** Makes the window as high as its page: the bar at its foot would cover a part of what stands there. */
async function showWhole(page: Page, width: number, requestsEnd: () => Promise<void>) {
  for (let time = 0; time < TIMES_HIGHER; time += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
    await requestsEnd();
  }
}

/** Looks at the page that is open, on each screen. */
async function expectGood(page: Page, requestsEnd: () => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    // Other colours bring nothing that was not there: it need not be scrolled to again.
    await (colorScheme === 'dark' ? requestsEnd() : settle(page, requestsEnd));
    await showWhole(page, width, requestsEnd);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page, { coloursOnly: colorScheme === 'dark' });
    await expectNoSidewaysScrolling(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const [reader, access] of Object.entries(readers)) {
  test(`each page for ${reader} is accessible, fits, and keeps the console silent [S2.36, S6.2]`, async ({
    page,
    admin,
    customer,
    rooms,
    bookings,
    complaints,
  }) => {
    test.slow();
    const room = await rooms.create({ latitude: '-1.9', longitude: '30.1' });
    const booking = await bookings.create(customer, room, 5, 6);
    if (reader !== 'everybody') {
      await arriveSignedIn(page, reader === 'admins' ? admin : customer);
    }
    const requestsEnd = requestsOf(page);
    const infos = Object.values<PageInfo>(paths).filter((it) => access.includes(it.access));
    for (const [index, info] of infos.entries()) {
      await test.step(info.path, async () => {
        const address = addressOf(info, room, booking);
        await page.setViewportSize({ width: 360, height: HEIGHT });
        if (index === 0) await page.goto(address);
        else await followToPage(page, address);
        await expectGood(page, requestsEnd);
        const { pathname } = new URL(page.url());
        expect(pathname, 'nobody is sent away').toBe(address.split('?').at(0));
        expect(complaints, 'the console stays silent').toEqual([]);
      });
    }
  });
}
