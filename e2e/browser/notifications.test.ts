import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { messages } from '#shared/messages.ts';
import { newAdmin } from '../support/administration.ts';
import { inDays } from '../support/bookings.ts';
import { bell, openListening } from '../support/listening.ts';
import { untilUnread } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

/** How many are unread, as the bell says. */
const unread = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

const announcement = (page: Page) => page.getByRole('banner').locator('[aria-live="polite"]');

/** The line between pages and the server's sockets. */
interface Line {
  /** How many sockets were opened. */
  opened: () => number;
  /** Ends those that are open, as the server does after two hours. */
  cut: () => Promise<void>;
}

async function tap(page: Page): Promise<Line> {
  const ends: (() => Promise<void>)[] = [];
  let opened = 0;
  await page.routeWebSocket(/\/realtime/, (socket) => {
    opened += 1;
    socket.connectToServer();
    ends.push(() => socket.close({ code: 1001 }));
  });
  const cut = async () => {
    for (const end of ends.splice(0)) await end();
  };
  return { opened: () => opened, cut };
}

/**
 * What is announced next. It is looked for from within the page, because other tests answer requests of the same
 * office: the number falls again, and its announcement goes.
 */
const nextAnnouncement = (page: Page): Promise<string> =>
  announcement(page).evaluate(
    (element) =>
      new Promise<string>((resolve) => {
        const look = () => element.textContent && resolve(element.textContent);
        new MutationObserver(look).observe(element, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        look();
      }),
  );

test('the admin’s bell rises with a booking, and the customer’s with its approval, on pages that stay open [S4.29]', async ({
  page,
  newVisitor,
  rooms,
  customer,
  backend,
  bookings,
}) => {
  const room = await rooms.create({ name: 'Room with a bell' });
  const office = await newVisitor();
  // A new one: the tests' own may have more unread than are counted.
  await arriveSignedIn(office, await newAdmin(backend));
  await openListening(office, '/about');
  await arriveSignedIn(page, customer);
  await openListening(page, `/book/${room.id}`);
  await page.getByLabel('Start date').fill(inDays(10));
  await page.getByLabel('End date').fill(inDays(11));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const announced = nextAnnouncement(office);
  const booked = page.waitForResponse(/\/backend\/book$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  const { id } = (await (await booked).json()) as { id: string };
  // How many is not certain: other tests book and answer meanwhile.
  await expect.poll(() => unread(office)).toBeGreaterThan(0);
  expect(await announced).toMatch(/^[\d,]+ new notifications?$/);
  await expect(office).toHaveTitle(/^\(\d+\) About us · /);

  await bookings.move(id, 'approved');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(announcement(page)).toHaveText('1 new notification');
  await expect(page).toHaveTitle('(1) Booking successful · ColdRoom Rwanda');
  await bookings.move(id, 'cancelled');
});

/** Chromium may say that it is online before its sockets can connect: the first attempt then fails. */
function forgetFailedSockets(complaints: string[]): void {
  const failed = /^WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/;
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !failed.test(text)));
}

test.describe('the count is right again', () => {
  test('after the network was cut', async ({
    page,
    context,
    rooms,
    bookings,
    customer,
    complaints,
  }) => {
    const room = await rooms.create({ name: 'Room out of reach' });
    const booked = [
      await bookings.create(customer, room, 5, 6),
      await bookings.create(customer, room, 8, 9),
    ];
    await arriveSignedIn(page, customer);
    await openListening(page, '/faq');
    await context.setOffline(true);
    for (const { id } of booked) await bookings.move(id, 'approved');
    await context.setOffline(false);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(page).toHaveTitle(/^\(2\) /);
    forgetFailedSockets(complaints);
  });

  test('after the server ended the socket, which comes back by itself', async ({
    page,
    rooms,
    bookings,
    customer,
  }) => {
    const { id } = await bookings.create(customer, await rooms.create(), 5, 6);
    const line = await tap(page);
    await arriveSignedIn(page, customer);
    await openListening(page, '/faq');
    await line.cut();
    await bookings.move(id, 'approved');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(announcement(page)).toHaveText('1 new notification');
    await expect.poll(line.opened).toBe(2);
  });
});

test('what is read in one tab is read in the others', async ({
  page,
  backend,
  context,
  rooms,
  bookings,
  customer,
}) => {
  const room = await rooms.create({ name: 'Room in two tabs' });
  for (const day of [5, 7]) {
    await bookings.move((await bookings.create(customer, room, day, day)).id, 'approved');
  }
  await untilUnread(backend, customer, 2);
  await arriveSignedIn(page, customer);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/message');
    await expect(bell(tab)).toHaveAccessibleName('Notifications, 2 unread');
    await expect(tab.getByText('Unread', { exact: true })).toHaveCount(2);
  }
  await page.getByRole('button', { name: 'Mark as read' }).first().click();
  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(tab.getByText('Unread', { exact: true })).toHaveCount(1);
    await expect(tab).toHaveTitle('(1) Messages · ColdRoom Rwanda');
  }
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleName('Notifications');
    await expect(tab.getByText('Unread', { exact: true })).toHaveCount(0);
    await expect(tab).toHaveTitle('Messages · ColdRoom Rwanda');
  }
});

test('a socket is opened once the page stands, and closed with the session', async ({
  page,
  context,
  customer,
}) => {
  await arriveSignedIn(page, customer);
  const opening = page.waitForEvent('websocket');
  await openListening(page, '/faq');
  const socket = await opening;
  expect(await page.evaluate(() => document.readyState)).toBe('complete');
  expect(new URL(socket.url()).searchParams.get('token')).toBe(customer.token);
  const closed = socket.waitForEvent('close');
  // A session that has ended by itself: after a logout elsewhere the page is loaded afresh, which closes all it had open.
  const other = await context.newPage();
  await other.goto('/terms');
  await other.evaluate(() => {
    localStorage.setItem('ended', '1');
    localStorage.removeItem('token');
  });
  await closed;
  await expect(bell(page)).toHaveCount(0);
});

test('a token that the server no longer accepts ends the session, and nothing is retried', async ({
  page,
  backend,
  customer,
  complaints,
}) => {
  const line = await tap(page);
  await arriveSignedIn(page, customer);
  await openListening(page, '/faq');
  await backend.ok(api.account.changePassword, {
    token: customer.token,
    json: { password: customer.password, newPassword: 'Another#2027' },
  });
  await line.cut();
  await expect(page.getByText(messages.tokenExpired)).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(line.opened()).toBe(1);
  await takeExpected(complaints, 'tokenExpired');
});

test('if its code cannot be fetched, the bell still leads to the messages', async ({
  page,
  customer,
  complaints,
}) => {
  await page.route('**/assets/Realtime-*.js', (route) => route.abort());
  await arriveSignedIn(page, customer);
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await bell(page).click();
  await expect(page).toHaveURL('/message');
  await expect(page.getByText('No notifications yet.')).toBeVisible();
  await takeExpected(complaints, /ERR_FAILED/);
});

test('what one does in a tab shows in the others: in lists, counts and figures, once they are looked at', async ({
  page,
  context,
  rooms,
  bookings,
  customer,
}) => {
  test.slow();
  const room = await rooms.create({ name: 'Room in three tabs' });
  for (const day of [5, 7]) await bookings.create(customer, room, day, day);
  await arriveSignedIn(page, customer);
  const list = await context.newPage();
  const dashboard = await context.newPage();
  const shows = (tab: Page, name: string) =>
    expect(tab.getByRole(tab === list ? 'tab' : 'button', { name, exact: true })).toBeVisible();
  const waiting = dashboard.getByRole('main').getByRole('link', { name: /Waiting for an answer/ });
  await openListening(page, '/booking?show=pending');
  await openListening(list, '/dashboard/bookings?show=pending');
  await openListening(dashboard, '/dashboard');
  await shows(list, 'Pending 2');
  await expect(waiting).toHaveText(/^2/);

  const card = page.getByRole('article', { name: `Booking of ${room.name}` }).first();
  await card.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await shows(page, 'Pending Request 1');
  await shows(list, 'Pending 1');
  await shows(list, 'Cancelled 1');
  await expect(waiting).toHaveText(/^1/);

  // A request that is sent from one of them.
  await dashboard.goto(`/book/${room.id}`);
  await dashboard.getByLabel('Start date').fill(inDays(10));
  await dashboard.getByLabel('End date').fill(inDays(11));
  await dashboard.getByRole('button', { name: 'Book', exact: true }).click();
  await dashboard.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(dashboard.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  await shows(page, 'Pending Request 2');
  await shows(list, 'Pending 2');
});
