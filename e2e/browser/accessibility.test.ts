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
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Pages that show something only where they are told of what. */
function addressOf(page: PageInfo, room: Room, booking: Booking): string {
  if (page.path === paths.review.path) return reviewPath(room.id, booking);
  if (page.path === paths.receipt.path) return receiptPath(booking.id);
  return page.path.replace(':id', room.id);
}

/** Only a review that was confirmed leads to the success page: its navigation says so. */
const arriveConfirmed = (page: Page): Promise<unknown> =>
  page.addInitScript((usr) => {
    if (location.pathname === '/success') history.replaceState({ usr, key: 'confirmed' }, '');
  }, confirmed);

const readers: Record<string, PageInfo['access'][]> = {
  everybody: ['public'],
  'whoever has signed in': ['signedIn', 'user'],
  admins: ['admin'],
};

/** Opens a page, and looks at it at each width. */
async function expectGood(page: Page, address: string, requestsEnd: () => Promise<void>) {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(address);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    await requestsEnd();
    await expect(page.getByText(/Loading.*\.\.\./)).toHaveCount(0);
    const { pathname } = new URL(page.url());
    expect(pathname, 'nobody is sent away').toBe(address.split('?').at(0));
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
    await arriveConfirmed(page);
    const requestsEnd = requestsOf(page);
    for (const info of Object.values<PageInfo>(paths).filter((it) => access.includes(it.access))) {
      await test.step(info.path, async () => {
        await expectGood(page, addressOf(info, room, booking), requestsEnd);
        expect(complaints, 'the console stays silent').toEqual([]);
      });
    }
  });
}
