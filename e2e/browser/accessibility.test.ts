import type { Page } from '@playwright/test';
import { confirmed } from '#web/pages/customer/review/confirmed.ts';
import { paths, receiptPath, reviewPath, type PageInfo } from '#web/lib/paths.ts';
import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import {
  expectAccessible,
  expectNoSidewaysScrolling,
  requestsOf,
  scrollThrough,
} from '../support/axe.ts';
import { followToPage } from '../support/follow.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Pages that show something only where they are told of what. */
function addressOf(page: PageInfo, room: Room, booking: Booking): string {
  if (page.path === paths.review.path) return reviewPath(room.id, booking);
  if (page.path === paths.receipt.path) return receiptPath(booking.id);
  return page.path.replace(':id', room.id);
}

const readers: Record<string, PageInfo['access'][]> = {
  everybody: ['public'],
  'whoever has signed in': ['signedIn', 'user'],
  admins: ['admin'],
};

/** Looks at the page that is open, at each width. */
async function expectGood(page: Page, requestsEnd: () => Promise<void>): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    await requestsEnd();
    await expect(page.getByText(/Loading.*\.\.\./)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
}

for (const [reader, access] of Object.entries(readers)) {
  test(`each page for ${reader} is accessible, fits, and keeps the console silent`, async ({
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
        await page.setViewportSize({ width: 360, height: 900 });
        if (index === 0) await page.goto(address);
        // Only a review that was confirmed leads to the success page: its navigation says so.
        else await followToPage(page, address, info.path === '/success' ? confirmed : undefined);
        await expectGood(page, requestsEnd);
        const { pathname } = new URL(page.url());
        expect(pathname, 'nobody is sent away').toBe(address.split('?').at(0));
        expect(complaints, 'the console stays silent').toEqual([]);
      });
    }
  });
}
