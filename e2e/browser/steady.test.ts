import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** Less than this is a line of text that gets longer in its place; a score of 0.1 counts as bad. */
const LEAST_SHIFT = 0.001;

/** Notes every shift of the layout that nobody's press has caused. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node as Element | null);
        // The map's library aligns the names of its sources, which come with the first picture, by itself.
        const inMap = moved.every((node) => node?.parentElement?.closest('.leaflet-container'));
        const told = moved.map((node) => node?.outerHTML ?? node?.textContent);
        if (value >= least && !hadRecentInput && !inMap)
          shifts.push(`${value.toFixed(4)} ${told.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LEAST_SHIFT);

const shifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

const narrow = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };
const wide = { width: 1440, height: 900 };

test('nothing moves by itself on the pages of a customer, nor where an address says what is looked for', async ({
  newVisitor,
  customer,
  bookings,
  rooms,
}) => {
  const room = await rooms.create();
  // The line that says how many rooms were found is longest with two digits.
  const town = `Town ${randomUUID()}`;
  for (let count = 0; count < 10; count += 1) await rooms.create({ location: town });
  const closed = await rooms.create({ status: 'unavailable' });
  const { id } = await bookings.create(customer, room, 30, 31);
  const days = `startDate=${inDays(40)}&endDate=${inDays(41)}`;
  const closedForm = `/book?coldRoomId=${closed.id}&${days}`;
  const pages = [
    '/',
    '/booking',
    `/success?booking=${id}`,
    '/dashboard',
    '/dashboard/settings',
    '/message',
    `/review?coldRoomId=${room.id}&${days}`,
    `/book?coldRoomId=${room.id}&${days}`,
    closedForm,
    `/search?city=${encodeURIComponent(town)}&${days}`,
    `/coldroom/${room.id}?${days}`,
  ];
  // The form of a closed room stands in other boxes on a tablet; all else is between the two.
  for (const [viewport, paths] of [
    [narrow, pages],
    [tablet, [closedForm]],
    [wide, pages],
  ] as const) {
    const page = await newVisitor({ viewport });
    await watch(page);
    await arriveSignedIn(page, customer);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await shifts(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});
