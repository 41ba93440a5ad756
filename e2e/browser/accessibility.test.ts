import type { Page } from '@playwright/test';
import { addressOf } from '#web/app/testing/addresses.ts';
import { paths, type PageAccess, type PageInfo } from '#web/lib/paths.ts';
import { expectAccessible, expectNoSidewaysScrolling, requestsOf, settle } from '../support/axe.ts';
import { newCaller } from '../support/callers.ts';
import { followToPage } from '../support/follow.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const pagesFor = (...access: PageAccess[]): PageInfo[] =>
  Object.values<PageInfo>(paths).filter((page) => access.includes(page.access));

const readers: Record<string, PageInfo[]> = {
  everybody: pagesFor('public'),
  'whoever has signed in': pagesFor('signedIn', 'user'),
  admins: [...pagesFor('staff', 'admin'), paths.messages],
};

/** Of a window, in px. */
const HEIGHT = 900;

/** Width of a phone, in px. */
const PHONE = 360;

/** What pages are looked at on: a phone, and a desk, by day and at night. */
const widths = [PHONE, 1440];

/** What comes into view of a higher window may make its page higher once more. */
const TIMES_HIGHER = 2;

/** Makes the window as high as its page: the bar at its foot would cover a part of what stands there. */
async function showWhole(page: Page, width: number, requestsEnd: () => Promise<void>) {
  let shown = page.viewportSize()?.height ?? HEIGHT;
  for (let time = 0; time < TIMES_HIGHER; time += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height <= shown) return;
    await page.setViewportSize({ width, height });
    await requestsEnd();
    shown = height;
  }
}

/** As for somebody who reads at twice the size of text, or at the usual one again. */
const sizeText = (page: Page, size: '200%' | ''): Promise<unknown> =>
  page.evaluate((given) => (document.documentElement.style.fontSize = given), size);

/** Looks at the page that is open, and that was scrolled through, on each screen. */
async function expectGood(page: Page, requestsEnd: () => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await requestsEnd();
    await showWhole(page, width, requestsEnd);
    // Smaller text brings nothing that was not there: it need not be waited for again.
    if (width !== PHONE) {
      // All of the page is in view already: nothing is scrolled to step by step.
      await settle(page, requestsEnd);
      await showWhole(page, width, requestsEnd);
    }
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page, { newOnly: true });
    await expectNoSidewaysScrolling(page);
  }
  // Nor do other colours move anything.
  await page.emulateMedia({ colorScheme: 'dark' });
  await requestsEnd();
  await expectAccessible(page, { coloursOnly: true, newOnly: true });
  await expectNoSidewaysScrolling(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Long names and amounts, and a stay of most of a year: what needs the most room. */
const wide = {
  name: 'Rwamagana Horticulture Distribution Warehouse',
  location: 'Nyamagabe, Southern Province',
  price: '1234567.89',
};

const house = {
  email: 'hello@coldroom.example',
  telephone: '+250788000000',
  whatsApp: '+250788000000',
};

for (const [reader, infos] of Object.entries(readers)) {
  test(`each page for ${reader} is accessible, fits at twice the size of text too, and keeps the console silent [S2.36, S6.2]`, async ({
    page,
    admin,
    backend,
    customer,
    rooms,
    bookings,
    complaints,
  }) => {
    test.slow();
    const room = await rooms.create({ ...wide, latitude: '-1.9', longitude: '30.1' });
    const approved = await bookings.create(customer, room, 5, 6);
    await bookings.move(approved.id, 'approved');
    const pending = await bookings.create(customer, room, 8, 300);
    // A card of the staff has a caller's telephone below the name.
    const caller = await newCaller(backend, admin);
    await bookings.bookFor(caller.userId, room, 302, 303, 'pending');
    if (reader !== 'everybody') {
      await arriveSignedIn(page, reader === 'admins' ? admin : customer);
    }
    // The footer names every way to reach the house.
    await page.route('**/backend/house/contact', (route) => route.fulfill({ json: house }));
    const requestsEnd = requestsOf(page);
    for (const [index, info] of infos.entries()) {
      await test.step(info.path, async () => {
        const address = addressOf(info, room, info === paths.success ? pending : approved);
        await page.setViewportSize({ width: PHONE, height: HEIGHT });
        if (index === 0) await page.goto(address);
        await sizeText(page, '200%');
        if (index > 0) await followToPage(page, address);
        await expect(page).toHaveTitle(
          info === paths.room
            ? RegExp(room.name)
            : RegExp(`${info.title.replaceAll('?', '\\?')} · `),
        );
        await settle(page, requestsEnd);
        await expectNoSidewaysScrolling(page);
        await sizeText(page, '');
        await expectGood(page, requestsEnd);
        const { pathname } = new URL(page.url());
        expect(pathname, 'nobody is sent away').toBe(address.split('?').at(0));
        expect(complaints, 'the console stays silent').toEqual([]);
      });
    }
  });
}
