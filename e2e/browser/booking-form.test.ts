import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { addMonths, monthOf, todayInKigali, type Day } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { inDays, requestFor } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
import { signUp } from '../support/people.ts';
import { arriveSignedIn, expect, takeExpected, test, withoutBell } from '../support/site.ts';

/** Fills the form in for a room, from day 5 to day 7, and goes as far as the confirmation. */
async function confirmationFor(page: Page, room: Room) {
  await page.goto(`/book/${room.id}`);
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  return page.getByRole('dialog', { name: 'Confirm your booking' });
}

/** The calendar of a room, in which a stay can be chosen. */
const freeDaysOf = (page: Page, { name }: Room) =>
  page.getByRole('group', { name: `Free days of ${name}` });

/** As a calendar names the month of a day. */
const monthName = (day: Day): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The total beside the form. */
const totalOf = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Your booking' })
    .locator('dl > div')
    .filter({ hasText: 'Total' })
    .getByRole('definition');

const notAvailable = 'Cold room is not available for the selected dates.';

test('an empty form says what is missing [S2.81, S5.8, S8.35]', async ({ page }) => {
  await page.goto('/book');
  // A list that is still loading cannot have the focus.
  await expect(page.getByLabel('Storage')).toBeEnabled();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await expect(page.getByText('Required.')).toHaveCount(3);
  await expect(page.getByLabel('Storage')).toBeFocused();
});

test('rooms are loading until they can be chosen [S2.81]', async ({ page, rooms }) => {
  const room = await rooms.create();
  const release = await hold(page, '**/backend/coldroom');
  await page.goto('/book');
  await expect(page.getByLabel('Storage')).toBeDisabled();
  await expect(page.getByLabel('Storage')).toHaveText('Loading rooms...');
  release();
  await expect(page.getByLabel('Storage')).toBeEnabled();
  await page.getByLabel('Storage').selectOption(room.id);
  await expect(page.getByLabel('Storage').getByRole('option', { selected: true })).toHaveText(
    'Test room – 20 tons',
  );
});

test('the Book button stays where it is when the room arrives', async ({ page, rooms }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await rooms.create();
  const release = await hold(page, /\/backend\/coldroom/);
  await page.goto(`/book/${room.id}`);
  const top = async () =>
    (await page.getByRole('button', { name: 'Book', exact: true }).boundingBox())?.y ?? 0;
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  const before = await top();
  release();
  await expect(page.getByRole('link', { name: room.name })).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a chosen room type narrows the storages; a chosen storage gives its type and locks it [S2.82]', async ({
  page,
  rooms,
}) => {
  const [cold, ware] = [
    await rooms.create({ roomType: 'Cold Room' }),
    await rooms.create({ roomType: 'Ware House' }),
  ];
  await page.goto('/book');
  const option = (id: string) => page.getByLabel('Storage').locator(`option[value="${id}"]`);
  await expect(option(cold.id)).toHaveCount(1);
  await page.getByLabel('Room type').selectOption('Warehouse');
  await expect(option(cold.id)).toHaveCount(0);
  await page.getByLabel('Storage').selectOption(ware.id);
  await expect(page.getByLabel('Room type')).toBeDisabled();
  await expect(page.getByLabel('Room type')).toHaveValue('Ware House');
  await page.getByLabel('Storage').selectOption(cold.id);
  await expect(page.getByLabel('Room type')).toHaveValue('Cold Room');
});

test('the confirmation shows room, type, dates, days and total, and what was said of the goods [S2.83]', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create({ name: `Room ${customer.userId}`, price: '1000.50' });
  await arriveSignedIn(page, customer);
  await page.goto(`/book/${room.id}`);
  await page.getByLabel('Service').selectOption('Cold room');
  await page.getByLabel('Product type').fill('Milk');
  await page.getByLabel('Weight in kg').fill('250.5');
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm your booking' });
  for (const [name, value] of [
    ['Room', room.name],
    ['Room type', 'Cold Room'],
    ['Start date', /^\d+ \w+ \d{4}$/],
    ['End date', /^\d+ \w+ \d{4}$/],
    ['Days', '3 days'],
    ['Total price', '3,001.5 Rwf'],
    ['Service', 'Cold room'],
    ['Product type', 'Milk'],
    ['Weight', '250.5 kg'],
    ['Service estimate, not due now', '$601'],
  ] as const) {
    const term = page.getByRole('term').getByText(name, { exact: true });
    const line = confirmation.locator('dl > div').filter({ has: term });
    await expect(line.getByRole('definition')).toHaveText(value);
  }
});

test('a booking that would cost nothing is refused with the reason, and nothing is sent [S5.9, S8.36]', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create({ price: '0' });
  await arriveSignedIn(page, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const confirmation = await confirmationFor(page, room);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation.getByText('Total price cannot be zero.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('days of a room that are taken cannot be chosen', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create();
  await bookings.create(customer, room, 5, 5);
  await page.goto(`/book/${room.id}`);
  await expect(freeDaysOf(page, room)).toBeVisible();
  await page.getByLabel('Start date').fill(inDays(4));
  await page.getByLabel('End date').fill(inDays(6));
  await expect(page.getByText(notAvailable)).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a past first day is reported, has no total, and is not painted in the calendar', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.goto(`/book/${room.id}`);
  const calendar = freeDaysOf(page, room);
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  await page.getByLabel('Start date').fill(inDays(-2));
  await page.getByLabel('End date').fill(inDays(2));
  await expect(page.getByLabel('Start date')).toHaveAccessibleDescription(
    'You cannot select a past date.',
  );
  await expect(page.getByText('Your stay:')).toHaveCount(0);
  await expect(totalOf(page)).toHaveText('–');
  await expect(calendar.getByRole('button', { name: /selected/ })).toHaveCount(0);
  await page.getByLabel('Start date').fill(inDays(1));
  await expect(totalOf(page)).toHaveText('2,001 Rwf');
});

test('a room that is gone leaves a form in which another is chosen', async ({
  page,
  rooms,
  complaints,
}) => {
  const [gone, room] = [await rooms.create(), await rooms.create()];
  await page.goto(`/book/${gone.id}`);
  await expect(page.getByLabel('Storage')).toHaveValue(gone.id);
  await rooms.remove(gone.id);
  await page.reload();
  await expect(page.getByLabel('Storage')).toHaveAccessibleDescription('Cold room not found');
  await expect(page.getByLabel('Storage')).toHaveValue('');
  await expect(page.getByLabel('Room type')).toBeEnabled();
  await expect(page.getByText('Choose a storage to see which of its days are free.')).toBeVisible();
  await takeExpected(complaints, 404, /not found/);

  await page.getByLabel('Storage').selectOption(room.id);
  await expect(freeDaysOf(page, room)).toBeVisible();
  await expect(page.getByText('Cold room not found')).toHaveCount(0);

  await page.goto('/book/no-such-room');
  await expect(page.getByLabel('Storage')).toHaveAccessibleDescription('Cold room not found');
  await takeExpected(complaints, 404, /not found/);
  await page.reload();
  await expect(page.getByLabel('Storage')).toBeEnabled();
  await expect(page.getByText('Cold room not found')).toHaveCount(0);
});

test('a room that is deleted before the confirmation leads back to the storages', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await rooms.remove(room.id);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByLabel('Storage')).toBeFocused();
  await expect(page.getByLabel('Storage')).toHaveAccessibleDescription('Cold room not found');
  await takeExpected(complaints, 404, /not found/);
});

test('a room that is closed says so as soon as it is chosen, and shows no calendar', async ({
  page,
  rooms,
}) => {
  const closed = 'Cold room is not open for bookings at present.';
  const room = await rooms.create({ status: 'unavailable' });
  await page.goto(`/book/${room.id}`);
  await expect(page.getByLabel('Storage')).toHaveAccessibleDescription(closed);
  await expect(page.getByText('Choose another storage to see its free days.')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByLabel('Storage')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the calendar shows the month of the typed days, and does not move while days are chosen in it', async ({
  page,
  rooms,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await rooms.create();
  await page.goto(`/book/${room.id}`);
  const calendar = freeDaysOf(page, room);
  const monthAfter = (count: number): Day => `${monthOf(addMonths(todayInKigali(), count))}-10`;
  const shown = (day: Day) => calendar.getByRole('grid', { name: monthName(day) });
  await expect(shown(monthAfter(0))).toBeVisible();

  await page.getByLabel('Start date').fill(monthAfter(4));
  await expect(shown(monthAfter(4))).toBeVisible();
  await expect(shown(monthAfter(5))).toBeVisible();
  await page.getByLabel('Start date').fill('');
  await shown(monthAfter(5)).getByRole('button', { name: / 10 / }).click();
  await expect(page.getByLabel('Start date')).toHaveValue(monthAfter(5));
  await expect(shown(monthAfter(4))).toBeVisible();

  await calendar.getByRole('button', { name: /previous month/i }).click();
  await expect(shown(monthAfter(3))).toBeVisible();
});

test('a tap on a whole stay begins another, and the same day twice is a stay of one day', async ({
  page,
  rooms,
}) => {
  const room = await rooms.create();
  await page.goto(`/book/${room.id}`);
  const calendar = freeDaysOf(page, room);
  const month = monthOf(addMonths(todayInKigali(), 2));
  await page.getByLabel('Start date').fill(`${month}-01`);
  await expect(calendar.getByRole('grid', { name: monthName(`${month}-01`) })).toBeVisible();
  await page.getByLabel('Start date').fill('');
  const tap = (day: number) =>
    calendar
      .getByRole('grid', { name: monthName(`${month}-01`) })
      .getByRole('button', { name: new RegExp(` ${day} `) })
      .click();
  const expectStay = async (startDate: Day, endDate: Day) => {
    await expect(page.getByLabel('Start date')).toHaveValue(startDate);
    await expect(page.getByLabel('End date')).toHaveValue(endDate);
  };

  await tap(8);
  await expect(page.getByText(/^From 8 .*\. Now choose the last day\.$/)).toBeVisible();
  await expectStay(`${month}-08`, '');
  await tap(10);
  await expectStay(`${month}-08`, `${month}-10`);
  await expect(page.getByText(/^Your stay: .*\(3 days\)/)).toBeVisible();
  await tap(20);
  await tap(22);
  await expectStay(`${month}-20`, `${month}-22`);
  await tap(15);
  await tap(15);
  await expectStay(`${month}-15`, `${month}-15`);
  await expect(page.getByText(/^Your stay: 15 \w+ \d+ \(1 day\)$/)).toBeVisible();
  await tap(15);
  await expectStay(`${month}-15`, `${month}-15`);
});

test('what was filled in survives a reload, and another room chosen meanwhile too [S2.10]', async ({
  page,
  rooms,
}) => {
  const [first, second] = [await rooms.create(), await rooms.create()];
  await page.goto(`/book/${first.id}`);
  await expect(page.getByLabel('Storage')).toHaveValue(first.id);
  await page.getByLabel('Storage').selectOption(second.id);
  await page.getByLabel('Start date').fill(inDays(3));
  await page.getByLabel('Product type').fill('Milk');
  await page.reload();
  await expect(page.getByLabel('Storage')).toHaveValue(second.id);
  await expect(page.getByLabel('Start date')).toHaveValue(inDays(3));
  await expect(page.getByLabel('Product type')).toHaveValue('Milk');
});

test('a booking that came too late is refused, and the calendar shows why [S5.6, S8.24]', async ({
  page,
  backend,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await bookings.create(await signUp(backend), room, 6, 6);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(notAvailable).first()).toBeVisible();
  await expect(confirmation).toBeHidden();
  await expect(page.getByText(notAvailable)).toHaveCount(2); // the toast, and beside the field
  await expect(page.getByLabel('End date')).toBeFocused();
  await expect(page.getByText('Your stay:')).toHaveCount(0);
  await expect(totalOf(page)).toHaveText('–');
  await takeExpected(complaints, 409, /not available/);
});

test('a price that has changed is shown before it is agreed to [S5.11]', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ price: '1000' });
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await expect(confirmation.getByText('3,000 Rwf')).toBeVisible();
  await rooms.update(room.id, { price: '1200' });
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation.getByText('The price of this cold room has changed.')).toBeVisible();
  await expect(confirmation.getByText('3,600 Rwf')).toBeVisible();
  await takeExpected(complaints, 409, /price of this cold room/);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking request successful!')).toBeVisible();
  await expect(page.getByText('3,600 Rwf')).toBeVisible();
});

test('a booking whose answer was lost is found again after a reload, and made only once', async ({
  page,
  backend,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  const confirmation = await confirmationFor(page, room);
  await page.route('**/backend/book', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation.getByText('No response from server.')).toBeVisible();
  await takeExpected(complaints, /ERR_FAILED/, /No response/);

  await page.unroute('**/backend/book');
  await page.reload();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking request successful!')).toBeVisible();
  const mine = await backend.ok(api.bookings.listMine, { token: customer.token });
  expect(mine.map(({ coldRoomId }) => coldRoomId)).toEqual([room.id]);
  const { startDate, endDate } = requestFor(room, 5, 7);
  expect(mine[0]).toMatchObject({ startDate, endDate, status: 'pending' });
});

test('somebody whose session has ended is asked to sign in again and comes back to the form', async ({
  page,
  customer,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await withoutBell(page);
  await page.goto('/login');
  await page.evaluate((token) => localStorage.setItem('token', token), customer.token);
  const confirmation = await confirmationFor(page, room);
  await page.evaluate((token) => localStorage.setItem('token', token), `${customer.token}x`);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  const invitation = page.getByRole('dialog', { name: 'Sign in to book' });
  await invitation.getByRole('link', { name: 'Sign in' }).click();
  await takeExpected(complaints, 401, /Invalid token/);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await expect(page.getByLabel('End date')).toHaveValue(inDays(7));
});
