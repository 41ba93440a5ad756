import { paths, type PageInfo } from '#web/lib/paths.ts';
import type { Booking } from '#shared/booking.ts';
import type { Room } from '#shared/room.ts';
import { addressOf } from '../support/addresses.ts';
import { expectAccessible, expectNoSidewaysScrolling, settle } from '../support/axe.ts';
import { Bookings } from '../support/bookings.ts';
import { signUp, type Person } from '../support/people.ts';
import { Rooms } from '../support/rooms.ts';
import { arriveSignedIn, expect, test as base } from '../support/site.ts';

const WIDTHS = [360, 1440];

/** Whoever the page is for: nobody in particular, an admin, or a customer. */
function readerOf({ access }: PageInfo, people: { customer: Person; admin: Person }) {
  if (access === 'public') return undefined;
  return access === 'admin' ? people.admin : people.customer;
}

/** One room, and one booking of one customer, for all pages that a worker looks at. */
const test = base.extend<object, { stage: { customer: Person; room: Room; booking: Booking } }>({
  stage: [
    async ({ backend, admin }, use) => {
      const rooms = new Rooms(backend, admin.token);
      const bookings = new Bookings(backend, admin.token);
      const customer = await signUp(backend);
      const room = await rooms.create({ latitude: '-1.9', longitude: '30.1' });
      await use({ customer, room, booking: await bookings.create(customer, room, 5, 6) });
      await bookings.clear();
      await rooms.clear();
    },
    { scope: 'worker' },
  ],
});

for (const info of Object.values<PageInfo>(paths)) {
  test(`${info.path} is accessible, fits, and keeps the console silent`, async ({
    page,
    admin,
    stage: { customer, room, booking },
  }) => {
    test.slow();
    const address = addressOf(info, room, booking);
    const reader = readerOf(info, { customer, admin });
    if (reader) await arriveSignedIn(page, reader);
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    for (const width of WIDTHS) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await settle(page);
        const { pathname } = new URL(page.url());
        expect(pathname, 'nobody is sent away').toBe(address.split('?').at(0));
        await expect(page.locator('h1')).toHaveCount(1);
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      });
    }
  });
}

test('an address that does not exist is told accessibly', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
