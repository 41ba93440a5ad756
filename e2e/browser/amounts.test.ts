import type { Page } from '@playwright/test';
import type { Booking } from '#shared/booking.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { expectWholeNumbers } from '../support/amounts.ts';
import { requestsOf, settle } from '../support/axe.ts';
import { inDays } from '../support/bookings.ts';
import { followToPage } from '../support/follow.ts';
import { findRooms, listRooms, manyRooms } from '../support/listed.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

const month = monthOf(todayInKigali());
const counts = { pending: 0, approved: 0, rejected: 0, cancelled: 0, expired: 0, completed: 0 };

/** Approved bookings that are nowhere but in an answer, one of a large amount. */
const dear = (userId: string): Booking[] =>
  [4_806_000, 1_234_567.89, 4_518_518_480.5].map((totalPrice, index) => ({
    id: `b-${index}`,
    bookingId: `b-${index}`,
    coldRoomId: 'room-1',
    coldRoomName: 'Kimironko Fresh and Frozen Distribution Centre',
    coldRoomLocation: 'Kimironko, Kigali',
    userId,
    userName: 'Keza Uwase Mukamana',
    customerName: 'Keza Uwase Mukamana',
    startDate: inDays(0),
    endDate: inDays(365),
    status: 'approved',
    totalPrice,
    paid: 1_234_567,
    roomType: 'Cold Room',
    date: `2026-01-0${index + 1}T00:00:00.000Z`,
    weight: 12_345_678,
  }));

const sold = { days: 12_345, revenue: 1_234_806_000.75 };

/** Answers with empty lists where other tests' rooms would stand, whose names are broken within their digits. */
const answerEmpty = (page: Page, calls: RegExp) =>
  page.route(calls, async (route) => {
    const response = await route.fetch();
    const emptied = Object.entries((await response.json()) as object).map(([name, value]) => {
      return [name, Array.isArray(value) ? [] : value] as const;
    });
    await route.fulfill({ response, json: Object.fromEntries(emptied) });
  });

async function answerDear(page: Page, userId: string): Promise<void> {
  await answerEmpty(page, /\/backend\/timeline(\/day)?(\?|$)/);
  const rooms = manyRooms(3, { price: 12_345_678.5, size: 1_234_567, capacity: 123_456 });
  await listRooms(page, rooms);
  await findRooms(page, rooms);
  await page.route('**/backend/book{?,/list,/list?,/pending,/pending?}*', (route) =>
    route.fulfill({ json: dear(userId) }),
  );
  await page.route('**/backend/book/b-*', (route) =>
    route.fulfill({ json: { ...dear(userId)[0], history: [] } }),
  );
  await page.route('**/backend/book/b-*/payments', (route) =>
    route.fulfill({
      json: {
        due: 4_806_000,
        paid: 1_234_567,
        rest: 3_571_433,
        payments: [],
        claims: [],
        invoices: [],
      },
    }),
  );
  await page.route('**/backend/dashboard?*', (route) =>
    route.fulfill({
      json: {
        total: { ...sold, bookings: counts, customers: 1_234_567 },
        months: [{ ...sold, month, bookings: { ...counts, approved: 12_345 }, customers: 7 }],
        rooms: { available: 3, unavailable: 0 },
        occupancy: { month, sold: 1, rooms: [{ ...sold, id: 'room-1', name: 'Kimironko' }] },
        arrivals: [],
        moreArrivals: false,
        waiting: [],
      },
    }),
  );
  await page.route('**/backend/dashboard/mine*', (route) =>
    route.fulfill({
      json: { bookings: { ...counts, approved: 12_345 }, months: [{ ...sold, month }] },
    }),
  );
}

/** Opens pages one after another in one document, each with an amount that is seen on it, and reads every number there. */
async function expectWholeOn(page: Page, sights: readonly (readonly [string, string])[]) {
  const requestsEnd = requestsOf(page);
  for (const [index, [path, sight]] of sights.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await (index === 0 ? page.goto(path) : followToPage(page, path));
    await expect(page.locator('h1')).toBeVisible();
    await settle(page, requestsEnd);
    // A failure then says what the page shows instead.
    await expect(page.locator('main')).toContainText(sight, { useInnerText: true });
    await expectWholeNumbers(page);
  }
}

/** Opens the dialog of the first booking in a list, and reads every number there. */
async function expectWholeIn(page: Page, button: RegExp, words: string) {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog').getByText(words)).toBeVisible();
  await expectWholeNumbers(page);
}

test('no amount is broken within a number on the admin’s pages', async ({ page, admin }) => {
  test.slow();
  await answerDear(page, admin.userId);
  await arriveSignedIn(page, admin);
  await expectWholeOn(page, [
    ['/admin-dashboard', '1,234,806,000.75'],
    ['/admin-dashboard/cold-rooms', '12,345,678.5 Rwf'],
    ['/admin-dashboard/bookings?show=approved', '4,518,518,480.5 Rwf'],
    ['/booking/all', '4,518,518,480.5 Rwf'],
  ]);
  await expectWholeIn(page, /^Details/, 'Total price');
});

test('no amount is broken within a number on the customer’s pages', async ({ page, customer }) => {
  test.slow();
  await answerDear(page, customer.userId);
  await arriveSignedIn(page, customer);
  await expectWholeOn(page, [
    ['/', 'Rwf12,345,678.5'],
    ['/search', '12,345,678.5'],
    // What is due is in whole Rwf.
    ['/dashboard', '4,518,518,481 Rwf'],
    ['/dashboard/stock', '12,345,678 kg'],
    ['/booking?show=transaction', '4,518,518,480.5 Rwf'],
  ]);
  await expectWholeIn(page, /^Receipt/, 'Rent, 366 days');
});
