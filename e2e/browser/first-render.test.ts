import type { Page } from '@playwright/test';
import { addDays, type Day } from '#shared/days.ts';
import { prerenderedPages } from '#shared/prerendered.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { findRooms } from '../support/listed.ts';
import { arriveSignedIn, expect, test, withoutBell } from '../support/site.ts';

/**
 * The first render of a prerendered page equals its HTML: React says in the console where it does
 * not (its error 418). What only the browser knows is read behind it, by `useInBrowser`. Each page
 * meets all of that at once, so that a page is loaded once for each visitor and not twelve times; that a browser
 * keeps the state of a navigation over a reload is tried in `contact.test.ts`.
 */
const TODAY = '2031-12-31';

/** Every name that some page looks for in its address. */
const queryFrom = (startDate: Day): string =>
  new URLSearchParams({
    type: 'Ware House',
    city: 'Huye',
    startDate,
    endDate: addDays(startDate, 2),
    coldRoomId: 'a-room',
    booking: 'a-booking',
    show: 'approved',
    next: '/book',
  }).toString();

/** Every name that some page looks for in the state of the navigation that led to it. */
const navigationState = {
  usr: {
    questions: 'A truck from Huye to Kigali, please.',
    coldRoomId: 'a-room',
    startDate: TODAY,
    endDate: TODAY,
  },
  key: 'first-render',
  idx: 0,
};

/** Gives every document the state of a navigation before its scripts run, as a reload does. */
const keepNavigationState = (page: Page): Promise<unknown> =>
  page.addInitScript((state) => history.replaceState(state, ''), navigationState);

/** What the forms keep for a visitor who comes back. */
const storeDrafts = (page: Page): Promise<unknown> =>
  page.addInitScript((day) => {
    const draft = { coldRoomId: 'a-room', startDate: day, endDate: day, weight: '250' };
    sessionStorage.setItem('bookingDraft', JSON.stringify({ visit: 'default /book', draft }));
    sessionStorage.setItem('bookingKey', JSON.stringify({ key: 'a-key', body: '{}' }));
  }, TODAY);

/** No room but the one that is said, at once: what the backend knows is not asked before the first render either. */
async function answerWithNothing(page: Page): Promise<void> {
  await page.route('**/backend/**', (route) => route.fulfill({ json: [] }));
  const id = 'a-room';
  await page.route(`**/backend/coldroom/${id}`, (route) => route.fulfill({ json: roomOf({ id }) }));
  await page.route(`**/backend/coldroom/${id}/calendar?*`, (route) =>
    route.fulfill({ json: { id, taken: [] } }),
  );
  await findRooms(page, []);
}

/** What stands on every page but those of an account, which have no footer. */
const year = (page: Page) => page.getByRole('contentinfo').getByText(/2024–\d{4}/);

/** A link that carries on where the address says that signing in leads. */
const onward = (page: Page) => page.locator('a[href*="next=%2Fbook"]');

/** The year and the query are among what only the browser knows: once one is there, so is all the rest. */
async function expectTakenOverInSilence(page: Page, complaints: string[], what: string) {
  await expect(year(page).or(onward(page)).filter({ visible: true }).first(), what).toBeVisible();
  expect(complaints, what).toEqual([]);
}

async function openEachPage(page: Page, complaints: string[], startDate: Day): Promise<void> {
  await keepNavigationState(page);
  await storeDrafts(page);
  await answerWithNothing(page);
  for (const path of prerenderedPages) {
    await page.goto(`${path}?${queryFrom(startDate)}`);
    await expectTakenOverInSilence(page, complaints, path);
  }
}

test.describe('the first render of every prerendered page equals its HTML', () => {
  test.describe('on a phone of another time, language and motion', () => {
    test.use({
      ownContext: true,
      viewport: { width: 360, height: 740 },
      timezoneId: 'Pacific/Kiritimati',
      locale: 'ar-EG',
      colorScheme: 'dark',
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('for a visitor with a question, a search and a draft', async ({ page, complaints }) => {
      await page.clock.setFixedTime(new Date(`${TODAY}T23:30:00Z`));
      await openEachPage(page, complaints, TODAY);
      await page.goto('/about');
      await expect(year(page)).toHaveText(/2024–2032/);
    });
  });

  test.describe('on a wide screen', () => {
    test.use({
      ownContext: true,
      viewport: { width: 1600, height: 900 },
      timezoneId: 'America/Los_Angeles',
      locale: 'fr-RW',
      colorScheme: 'dark',
    });

    test('for a customer with a question, a search and a draft', async ({
      page,
      complaints,
      customer,
    }) => {
      await arriveSignedIn(page, customer);
      await withoutBell(page);
      await openEachPage(page, complaints, TODAY);
      await page.goto('/about');
      await expect(page.getByRole('button', { name: customer.names })).toBeVisible();
    });
  });
});
