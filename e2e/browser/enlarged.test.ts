import type { Page } from '@playwright/test';
import { addressOf } from '#web/app/testing/addresses.ts';
import { paths, type PageAccess, type PageInfo } from '#web/lib/paths.ts';
import { expectNoSidewaysScrolling, settle } from '../support/axe.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** As for somebody who reads at twice the size of text. */
const enlarge = (page: Page): Promise<unknown> =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** Leads the router to an address, as Back does: the document and the size of its text stay. */
const lead = (page: Page, address: string): Promise<void> =>
  page.evaluate((url) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1 }, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const pagesFor = (...access: PageAccess[]): PageInfo[] =>
  Object.values<PageInfo>(paths).filter((page) => access.includes(page.access));

const readers = [
  { reader: 'a visitor', pages: pagesFor('public') },
  { reader: 'a customer', pages: pagesFor('signedIn', 'user') },
  { reader: 'an admin', pages: [...pagesFor('staff', 'admin'), paths.messages] },
] as const;

for (const { reader, pages } of readers) {
  test(`at twice the size of text no page of ${reader} scrolls sideways on a phone`, async ({
    page,
    admin,
    customer,
    rooms,
    bookings,
  }) => {
    test.slow();
    const room = await rooms.create({
      name: 'Rwamagana Horticulture Distribution Warehouse',
      location: 'Nyamagabe, Southern Province',
      price: '1234567.89',
      status: 'available',
    });
    const booking = await bookings.create(customer, room, 5, 6);
    await bookings.move(booking.id, 'approved');
    await bookings.create(customer, room, 8, 300);
    if (reader !== 'a visitor')
      await arriveSignedIn(page, reader === 'an admin' ? admin : customer);

    await page.goto(paths.login.path);
    await expect(page.locator('h1')).toBeVisible();
    await enlarge(page);
    for (const info of pages) {
      const address = addressOf(info, room, booking);
      await test.step(address, async () => {
        await lead(page, address);
        await expect(page).toHaveTitle(
          info === paths.room
            ? RegExp(room.name)
            : RegExp(`${info.title.replaceAll('?', '\\?')} · `),
        );
        await expect(page.locator('h1')).toHaveCount(1);
        await settle(page);
        await expectNoSidewaysScrolling(page);
        expect(page.url(), 'nobody is sent away').toContain(address);
      });
    }
  });
}
