import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Room } from '#shared/room.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { inDays } from '../support/bookings.ts';
import { openListening } from '../support/listening.ts';
import { untilArriving } from '../support/outboxWaits.ts';
import { shownAs } from '../support/pickRoom.ts';
import { newTown } from '../support/rooms.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const day = (page: Page) => section(page, /^Today, /);
const timeline = (page: Page) => section(page, /^Timeline$/);
const dialog = (page: Page) => page.getByRole('dialog');

/** As high as a line with buttons is at most, in px. */
const LINE_PX = 72;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Drags with the mouse from a point by a way, and lets go after `before`. */
async function drag(
  page: Page,
  [x, y]: readonly [number, number],
  [right, down]: readonly [number, number],
  before?: () => Promise<void>,
): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await before?.();
  await page.mouse.up();
}

/** Answers the day as it was at first: what others book meanwhile would move the timeline below it under the mouse. */
async function keepDay(page: Page): Promise<void> {
  let first: Promise<{ status: number; headers: Record<string, string>; body: Buffer }> | undefined;
  await page.route('**/timeline/day*', async (route) => {
    first ??= route.fetch().then(async (answer) => ({
      status: answer.status(),
      headers: answer.headers(),
      body: await answer.body(),
    }));
    await route.fulfill(await first);
  });
}

test('the day lists who comes, with their telephone, and who is in, live', async ({
  page,
  admin,
  backend,
  customer,
  rooms,
  bookings,
}) => {
  const { arriving, asked, free } = await rooms.named('arriving', 'asked', 'free');
  const { id } = await bookings.create(customer, arriving, 0, 1);
  await bookings.move(id, 'approved');
  await untilArriving(backend, admin, arriving);
  await arriveSignedIn(page, admin);
  await openListening(page, '/admin-dashboard');
  const row = (name: string) => day(page).getByRole('row').filter({ hasText: name });

  await expect(row(arriving.name).getByRole('link', { name: /^\+250/ })).toHaveAttribute(
    'href',
    /^tel:\+250\d+$/,
  );
  await day(page)
    .getByRole('tab', { name: /^Leaving/ })
    .click();
  await expect(row(arriving.name)).toHaveCount(0);
  await day(page).getByRole('tab', { name: /^Free/ }).click();
  await expect(row(free.name)).toBeVisible();
  await expect(row(arriving.name)).toHaveCount(0);

  await day(page)
    .getByRole('tab', { name: /^In use/ })
    .click();
  const request = await bookings.create(customer, asked, 0, 0);
  await bookings.move(request.id, 'approved');
  await expect(row(asked.name)).toBeVisible();
});

test('the timeline is near whatever the day holds: a long list is complete and scrolls in itself, by keyboard too', async ({
  page,
  admin,
}) => {
  const arriving = Array.from({ length: 25 }, (_, index) =>
    bookingOf({
      id: `arrives-${index}`,
      coldRoomName: `Room ${index + 1}`,
      status: 'approved',
      startDate: inDays(0),
      endDate: inDays(2),
      phoneNumber: '+250788000001',
    }),
  );
  await page.route('**/timeline/day*', async (route) => {
    const answer = await route.fetch();
    const none = { late: [], asked: [], claims: [], more: [] };
    const told = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json: { ...told, ...none, arriving } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  const list = day(page).getByRole('tabpanel', { name: 'Arriving 25' });
  await expect(list.getByRole('row')).toHaveCount(26);
  expect((await boxOf(timeline(page))).y).toBeLessThan(800);

  const last = list.getByRole('row').last();
  await expect(last).not.toBeInViewport();
  await list.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport();
  await expect(list.getByRole('columnheader', { name: 'Client' })).toBeInViewport();
});

test('a room is closed on the timeline by keyboard and by form, refused where it is booked, and reopened, and a bar of others appears live', async ({
  page,
  admin,
  backend,
  complaints,
  customer,
  rooms,
  bookings,
}) => {
  const location = newTown();
  const room = await rooms.create({ name: `Room ${randomUUID()}`, location });
  const booking = await bookings.create(customer, room, 2, 3);
  await arriveSignedIn(page, admin);
  await openListening(page, '/admin-dashboard');
  await timeline(page).getByLabel('Room or town').fill(location);
  const grid = timeline(page).getByRole('grid', { name: 'Rooms and days' });
  await expect(timeline(page).getByText(/^1 room found$/)).toBeVisible();

  const bar = grid.getByRole('button', { name: /, Pending, / });
  await bar.click();
  await expect(dialog(page).getByText(room.name)).toBeVisible();
  await page.keyboard.press('Escape');

  // From the bar one day to the left, which is free.
  await bar.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(grid.locator(':focus')).toHaveAccessibleName(/^Free, /);
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close the room' }).click();
  await expect(dialog(page).getByLabel('First day')).toHaveValue(inDays(1));
  await dialog(page).getByLabel('Last day').fill(inDays(5));
  await dialog(page).getByRole('button', { name: 'Close the room' }).click();
  const refusal = dialog(page).getByRole('alert').last();
  await expect(refusal).toContainText('pending booking of ');
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await takeExpected(complaints, 'daysHeld');
  await bookings.move(booking.id, 'rejected');
  await dialog(page).getByLabel('Reason').selectOption({ label: 'Own use' });
  await dialog(page).getByRole('button', { name: 'Close the room' }).click();

  const closed = grid.getByRole('button', { name: /^Closed, Own use, / });
  await expect(closed).toBeVisible();
  const path = { id: room.id };
  const query = { startDate: inDays(0), endDate: inDays(9) };
  const calendar = await backend.ok(api.rooms.calendar, { path, query });
  expect(calendar).toEqual({ id: room.id, taken: [1, 2, 3, 4, 5].map(inDays) });
  await expect(bar).toHaveCount(0);

  await timeline(page).getByRole('button', { name: 'More filters' }).click();
  await timeline(page).getByLabel('Free for days').fill('31');
  await expect(grid).toHaveCount(0);
  await timeline(page).getByLabel('Free for days').fill('');
  await closed.click();
  await dialog(page).getByRole('button', { name: 'Reopen' }).click();
  await expect(closed).toHaveCount(0);
  expect(await backend.ok(api.rooms.calendar, { path, query })).toMatchObject({ taken: [] });

  // What somebody else books appears without a reload.
  await bookings.create(customer, room, 6, 7);
  await expect(bar).toBeVisible();

  await page.goto('/admin-dashboard/cold-rooms');
  await page.getByLabel('Find a room').or(page.getByText(room.name)).first().waitFor();
  const find = page.getByLabel('Find a room');
  if (await find.isVisible()) await find.fill(room.name);
  await page.getByRole('button', { name: `More for ${room.name}` }).click();
  await page.getByRole('menuitem', { name: 'Close for days' }).click();
  await dialog(page).getByRole('button', { name: 'Close the room' }).click();
  await expect(page.getByText('The room is closed on these days.').last()).toBeVisible();
});

test('a stay is dragged to more days and to another room, after its price or what is in the way is shown, and a free day is booked', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const location = newTown();
  const [room, other] = [
    await rooms.create({ name: `Room A ${randomUUID()}`, location }),
    await rooms.create({ name: `Room B ${randomUUID()}`, location, price: '3000' }),
  ];
  await bookings.create(customer, room, 2, 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveSignedIn(page, admin);
  await keepDay(page);
  await page.goto('/admin-dashboard');
  await timeline(page).getByLabel('Room or town').fill(location);
  const grid = timeline(page).getByRole('grid', { name: 'Rooms and days' });
  // What is found moves the rows: a drag begins once the days and the two rooms stand alone.
  await expect(grid.getByRole('row')).toHaveCount(3);
  const barOf = ({ name }: Room) =>
    grid
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: /, Pending, / });
  /** Drags a bar from a point that is so many days from its left edge by days, and into another room's row. */
  const dragBar = async (
    from: number,
    days: number,
    to = room,
    before?: () => Promise<void>,
    of = room,
  ) => {
    // Each drag begins where the bar is now, and ends at a row that is in the window as well.
    const row = grid.getByRole('row').filter({ hasText: to.name });
    await barOf(of).scrollIntoViewIfNeeded();
    await row.scrollIntoViewIfNeeded();
    const { y } = await boxOf(row);
    const { x, ...bar } = await boxOf(barOf(of));
    const point = [x + from * dayWidth, bar.y + bar.height / 2] as const;
    await drag(page, point, [days * dayWidth, to === of ? 0 : y + 12 - point[1]], before);
  };
  await barOf(room).scrollIntoViewIfNeeded();
  const dayWidth = (await boxOf(barOf(room))).width / 2;

  // The end goes two days on.
  await dragBar(1.9, 2);
  await expect(dialog(page).getByLabel('First day')).toHaveValue(inDays(2));
  await expect(dialog(page).getByLabel('Last day')).toHaveValue(inDays(5));
  await expect(dialog(page).getByText('+2,001 Rwf')).toBeVisible();
  await expect(dialog(page).getByText('4,002 Rwf')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Change booking' }).click();
  await expect.poll(async () => (await boxOf(barOf(room))).width).toBeCloseTo(dayWidth * 4, -1);

  // A drag that ends at Escape is none.
  await dragBar(1, 1, other, async () => page.keyboard.press('Escape'));
  await expect(dialog(page)).toHaveCount(0);

  await dragBar(1, 1, other);
  await expect(dialog(page).getByLabel('Room')).toHaveValue(shownAs(other));
  await dialog(page).getByRole('button', { name: 'Change booking' }).click();
  await expect(barOf(other)).toBeVisible();
  await expect(barOf(room)).toHaveCount(0);

  // Onto days that somebody has: what is in the way is said before anything is sent.
  await bookings.create(customer, room, 5, 6);
  await expect(barOf(room)).toBeVisible();
  await dragBar(1, 0, room, undefined, other);
  await expect(dialog(page).getByText(/Not free: /)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Change booking' })).toBeDisabled();
  await page.keyboard.press('Escape');
  // What the keyboard presses after a drag is not the end of it.
  await barOf(other).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Booking details' })).toBeVisible();
  await page.keyboard.press('Escape');

  const row = await boxOf(grid.getByRole('row').filter({ hasText: room.name }));
  const moved = await boxOf(barOf(other));
  await page.mouse.click(moved.x - dayWidth / 2, row.y + row.height / 2);
  await dialog(page).getByRole('link', { name: 'Book for a client' }).click();
  await expect(page.getByLabel('Room', { exact: true })).toHaveValue(
    new RegExp(`^${shownAs(room)}`),
  );
  await expect(page.getByLabel('First day')).toHaveValue(inDays(2));
  await expect(page.getByLabel('Last day')).toHaveValue(inDays(2));
});

test('on a phone each room has its strip of a week, which is stepped through, and wider screens have a line of header and of footer', async ({
  page,
  admin,
  rooms,
}) => {
  const location = newTown();
  await rooms.create({ name: `Room ${randomUUID()}`, location });
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  await timeline(page).getByLabel('Room or town').fill(location);
  const heads = timeline(page).getByRole('columnheader', { name: /\d{4}$/ });
  await expect(heads).toHaveCount(7);
  const first = await heads.first().getAttribute('aria-label');
  expect(first).toMatch(/^Today, /);
  await timeline(page).getByRole('button', { name: 'A week on' }).click();
  await expect(heads.first()).not.toHaveAccessibleName(/^Today/);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);

  // Where there is room, header and footer take a line each.
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(LINE_PX);
    expect((await boxOf(page.getByRole('contentinfo'))).height).toBeLessThanOrEqual(LINE_PX);
  }
});
