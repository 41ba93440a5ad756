import type { Page, Route } from '@playwright/test';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { paths, type PageAccess } from '#web/lib/paths.ts';
import { addressOf } from '../support/addresses.ts';
import { follow } from '../support/follow.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Answers that no page can show. */
const hostile: [string, (route: Route) => Promise<void>][] = [
  ['an answer of another shape', (route) => route.fulfill({ json: [{ id: 7, days: 'all' }] })],
  ['an empty answer', (route) => route.fulfill({ body: '' })],
  [
    'a page of HTML',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Pay for the network</title>' }),
  ],
];

const BACKEND = '**/backend/**';

/** The addresses of all pages with this access. */
const addressesOf = (...access: PageAccess[]): string[] =>
  Object.values(paths)
    .filter((info) => access.includes(info.access))
    .map((info) => addressOf(info, roomOf(), bookingOf()));

/** Goes to another page without loading one, and waits until its first heading or state stands there. */
async function go(page: Page, address: string): Promise<void> {
  await page.locator('h1').evaluateAll((headings) => {
    for (const heading of headings) heading.dataset.left = '';
  });
  await follow(page, address);
  await expect(page.locator('h1[data-left]'), `left for ${address}`).toHaveCount(0);
  await expect(page.locator('main').locator('h1, [role="status"]').first(), address).toBeAttached();
}

const expectWhole = (page: Page, address: string) =>
  expect(page.getByText('This page could not be shown'), address).toHaveCount(0);

for (const [who, addresses] of [
  ['a visitor', addressesOf('public')],
  ['a customer', addressesOf('user', 'signedIn')],
  ['an admin', addressesOf('admin', 'signedIn')],
] as const) {
  test(`no page of ${who} breaks, whatever the server answers, or while it does not`, async ({
    page,
    complaints,
    customer,
    admin,
  }) => {
    if (who !== 'a visitor') await arriveSignedIn(page, who === 'an admin' ? admin : customer);
    const waiting = new Set<unknown>();
    page.on('request', (request) => request.url().includes('/backend/') && waiting.add(request));
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => waiting.delete(request));
    await page.goto('/faq');
    for (const [what, answer] of hostile) {
      await test.step(what, async () => {
        await page.route(BACKEND, answer);
        for (const address of addresses) {
          await go(page, address);
          await expect.poll(() => waiting.size, address).toBe(0);
          await expectWhole(page, address);
        }
        await page.unroute(BACKEND);
      });
    }
    await test.step('no answer', async () => {
      await page.route(BACKEND, () => new Promise(() => undefined));
      for (const address of addresses) {
        await go(page, address);
        await expectWhole(page, address);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    // The console says which calls failed, and nothing else.
    expect(complaints.filter((text) => !text.startsWith('ApiFailure'))).toEqual([]);
    complaints.length = 0;
  });
}
