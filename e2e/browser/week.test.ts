import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import { monthOf } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { formatStay } from '#web/lib/format.ts';
import type { Backend } from '../support/backend.ts';
import { inDays } from '../support/bookings.ts';
import { newCaller, newDigits, newName } from '../support/callers.ts';
import { boxOf, countClicks, type Clicks } from '../support/clicks.ts';
import { nextMailTo } from '../support/mails.ts';
import { untilArriving, untilFound, untilSold } from '../support/outboxWaits.ts';
import type { Person } from '../support/people.ts';
import { shownAs } from '../support/pickRoom.ts';
import { newPng } from '../support/pictures.ts';
import { withoutNews } from '../support/quiet.ts';
import { newTown } from '../support/rooms.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

/** The most clicks that anything of the week takes. */
const MOST = 6;

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin dashboard' });
const dialog = (page: Page) => page.getByRole('dialog');
const grid = (page: Page) => page.getByRole('grid', { name: 'Rooms and days' });

/** Opens the dashboard, which the work of other tests does not move. */
async function openDashboard(page: Page, admin: Person): Promise<void> {
  await withoutNews(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
}

/** Does a task from the dashboard on, which somebody has open all day, and counts the clicks that it takes. */
const task = (page: Page, name: string, work: (clicks: Clicks) => Promise<void>): Promise<void> =>
  test.step(name, async () => {
    if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const clicks = countClicks(page);
    await work(clicks);
    test.info().annotations.push({ type: 'clicks', description: `${name}: ${clicks.count()}` });
    expect(clicks.count(), `clicks to ${name}`).toBeLessThanOrEqual(MOST);
  });

test.afterEach(({}, { annotations }) => {
  const counts = annotations.filter(({ type }) => type === 'clicks');
  console.log(`Clicks: ${counts.map(({ description }) => description).join(', ')}`);
});

/** Looks for something by Ctrl K, and opens the first that is found. */
async function find(page: Page, clicks: Clicks, text: string, title: string): Promise<void> {
  await clicks.press('Control+k');
  await clicks.type(page.getByRole('combobox', { name: /^Find anybody/ }), text);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await clicks.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Find anybody/ })).toHaveValue('');
}

test('the day: who comes, who goes, who is where, and an answer that was wrong', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const { arriving, leaving, asked } = await rooms.named('arriving', 'leaving', 'asked');
  const caller = await newCaller(backend, admin);
  await bookings.move((await bookings.create(customer, arriving, 0, 2)).id, 'approved');
  const { id } = await bookings.bookFor(caller.userId, leaving, 0, 0);
  await bookings.setPresence(id, 'in');
  await bookings.create(customer, asked, 3, 4);
  await untilArriving(backend, admin, arriving, leaving);
  await openDashboard(page, admin);
  const day = section(page, /^Today, /);
  const row = ({ name }: Room) => day.getByRole('row').filter({ hasText: name });

  await task(page, 'arrivals', async (clicks) => {
    await expect(row(arriving).getByRole('link', { name: '+250 788 123 456' })).toBeVisible();
    await clicks.click(row(arriving).getByRole('button', { name: /^Check in/ }));
    await expect(row(arriving).getByText('Checked in')).toBeVisible();
  });
  await task(page, 'departures', async (clicks) => {
    await clicks.click(day.getByRole('tab', { name: /^Leaving/ }));
    await expect(row(arriving)).toHaveCount(0);
    await clicks.click(row(leaving).getByRole('button', { name: /^Check out/ }));
    await expect(row(leaving).getByText('Checked out')).toBeVisible();
  });
  await task(page, 'who is where', async (clicks) => {
    await clicks.click(day.getByRole('tab', { name: /^In use/ }));
    await expect(row(arriving).getByRole('link', { name: customer.names })).toBeVisible();
    await expect(row(arriving).getByText('Checked in')).toBeVisible();
  });
  await task(page, 'undo a rejection (with the rejection)', async (clicks) => {
    await clicks.click(page.getByRole('main').getByRole('link', { name: 'See all requests' }));
    const request = page.getByRole('article', { name: `Booking of ${asked.name}` });
    await clicks.click(request.getByRole('button', { name: /^Reject/ }));
    const reason = { label: 'The room is not ready on these days' };
    await clicks.choose(dialog(page).getByLabel('Reason'), reason);
    await clicks.click(dialog(page).getByRole('button', { name: 'Reject request' }));
    await expect(request).toHaveCount(0);
    const told = page.getByRole('alert').filter({ hasText: 'Booking status updated' });
    await clicks.click(told.getByRole('button', { name: 'Undo' }));
    await expect(page.getByText('Undone: the request waits again.')).toBeVisible();
    await expect(request).toBeVisible();
  });
});

test('the timeline: rooms are closed, stays made longer and moved, and what is free is seen', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const location = newTown();
  const make = (name: string) => rooms.create({ name: `${name} ${randomUUID()}`, location });
  const [room, other, closed] = [await make('A'), await make('B'), await make('C')];
  const { id } = await bookings.create(customer, room, 2, 3);
  await bookings.move(id, 'approved');
  await openDashboard(page, admin);
  const timeline = section(page, /^Timeline$/);
  const row = ({ name }: Room) => grid(page).getByRole('row').filter({ hasText: name });
  const bars = (of: Room) => row(of).getByRole('button', { name: /^Closed, |, Approved, / });
  const toTown = async (clicks: Clicks) => {
    await clicks.type(timeline.getByLabel('Room or town'), location);
    await expect(timeline.getByText(/^3 rooms found$/)).toBeVisible();
  };
  // The day above is fetched anew then, and would move what is dragged.
  const confirm = async (clicks: Clicks, name: string) => {
    const looked = page.waitForResponse('**/backend/timeline/day');
    await clicks.click(dialog(page).getByRole('button', { name }));
    await looked;
    await expect(dialog(page)).toHaveCount(0);
  };
  const change = async (clicks: Clicks) => {
    await expect(dialog(page).getByText('New total')).toBeVisible();
    await confirm(clicks, 'Change booking');
  };

  await task(page, 'close five days', async (clicks) => {
    await clicks.click(timeline.getByRole('button', { name: 'Close a room for days' }));
    await clicks.pick(dialog(page).getByLabel('Room'), closed);
    await clicks.type(dialog(page).getByLabel('First day'), inDays(8));
    await clicks.type(dialog(page).getByLabel('Last day'), inDays(12));
    await confirm(clicks, 'Close the room');
    await toTown(clicks);
    await expect(row(closed).getByRole('button', { name: stay(8, 12) })).toBeVisible();
  });
  await task(page, 'extend a stay', async (clicks) => {
    await toTown(clicks);
    const { width, height } = await boxOf(bars(room));
    await clicks.drag(bars(room), [width - 3, height / 2], [width, 0]);
    await expect(dialog(page).getByLabel('Last day')).toHaveValue(inDays(5));
    await change(clicks);
    await expect(row(room).getByRole('button', { name: stay(2, 5) })).toBeVisible();
  });
  await task(page, 'move a stay', async (clicks) => {
    await toTown(clicks);
    const { width, height } = await boxOf(bars(room));
    const down = (await boxOf(row(other))).y - (await boxOf(row(room))).y;
    await clicks.drag(bars(room), [width / 2, height / 2], [0, down]);
    await expect(dialog(page).getByLabel('Room')).toHaveValue(shownAs(other));
    await change(clicks);
    await expect(bars(other)).toBeVisible();
    await expect(bars(room)).toHaveCount(0);
  });
  await task(page, 'who is free next week', async (clicks) => {
    await toTown(clicks);
    await clicks.choose(timeline.getByLabel('Days shown'), { label: 'Week' });
    await clicks.click(timeline.getByRole('button', { name: 'A week on' }));
    await expect(bars(closed)).toBeVisible();
    await expect(bars(room)).toHaveCount(0);
    await expect(bars(other)).toHaveCount(0);
  });
});

/** A stay in words. Days are counted from today. */
const stay = (from: number, to: number): string => formatStay(inDays(from), inDays(to));

test('the telephone: somebody who calls is booked for, found, and asked for what they owe', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const [room, free] = [
    await rooms.create({ name: newName(), price: '5000' }),
    await rooms.create({ name: newName() }),
  ];
  const caller = await newCaller(backend, admin);
  const names = `${caller.firstName} ${caller.lastName}`;
  const digits = caller.phoneNumber.slice(4);
  await bookings.bookFor(caller.userId, room, 0, 1);
  const { id, number = '' } = await bookings.create(customer, room, 5, 5);
  await bookings.move(id, 'approved');
  await untilFound(backend, admin, 'people', digits);
  await untilFound(backend, admin, 'bookings', number);
  await openDashboard(page, admin);
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  const openCaller = async (clicks: Clicks) => {
    await find(page, clicks, `0${digits}`, names);
    await expect(page.getByRole('heading', { name: names })).toBeVisible();
  };

  await task(page, 'book for a caller', async (clicks) => {
    const lastName = newName();
    await clicks.click(page.getByRole('link', { name: 'New booking' }));
    await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
    await clicks.type(page.getByRole('searchbox', { name: 'Client' }), `0${newDigits()}`);
    await expect(page.getByText('No client is found.')).toBeVisible();
    await clicks.click(page.getByRole('button', { name: 'Add a new client' }));
    await clicks.type(page.getByLabel('First name'), 'Keza');
    await clicks.type(page.getByLabel('Last name'), lastName);
    await clicks.pick(page.getByLabel('Room', { exact: true }), free);
    await clicks.type(page.getByLabel('First day'), inDays(5));
    await clicks.type(page.getByLabel('Last day'), inDays(7));
    await clicks.click(page.getByRole('button', { name: 'Book', exact: true }));
    await expect(page.getByRole('heading', { name: `Booked for Keza ${lastName}` })).toBeVisible();
  });
  await task(page, 'find by telephone', openCaller);
  await task(page, 'what they owe', async (clicks) => {
    await openCaller(clicks);
    await expect(card.getByText('10,000 Rwf to pay')).toBeVisible();
  });
  await task(page, 'record a payment', async (clicks) => {
    await openCaller(clicks);
    await clicks.click(card.getByRole('button', { name: /^Details/ }));
    const payments = section(page, /^Payments$/);
    await clicks.click(payments.getByRole('button', { name: 'Record a payment' }));
    await clicks.type(payments.getByLabel('Amount in Rwf'), '4000');
    await clicks.click(payments.getByRole('button', { name: 'Record payment' }));
    await expect(payments.getByText(/^Payment 4,000\sRwf, Cash/)).toBeVisible();
    await expect(payments.getByText('6,000 Rwf', { exact: true })).toBeVisible();
  });
  await task(page, 'who approved what', async (clicks) => {
    await find(page, clicks, number, number);
    const entry = dialog(page).getByRole('listitem').filter({ hasText: 'Approved' });
    await expect(entry).toContainText(`by ${admin.names} (admin)`);
  });
});

/** Confirms the address of somebody who has registered. */
async function confirmAddress(backend: Backend, { email }: Person): Promise<void> {
  const { subject } = await nextMailTo(backend, email, /confirm your email address/);
  await backend.ok(api.auth.confirm, { json: { email, code: subject.slice(0, 8) } });
}

test('the office: the month, the rooms, the team and the mail', async ({
  page,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const { token } = admin;
  const room = await rooms.create({ name: newName(), price: '5000' });
  const { id, number = '' } = await bookings.create(customer, room, 0, 0);
  await bookings.move(id, 'approved');
  const paid = { kind: 'payment', amount: 5000, way: 'cash' };
  await backend.ok(api.payments.record, { path: { id }, json: paid, token });
  const writer = `Writer ${newName()}`;
  const letter = { names: writer, email: 'writer@example.com', question: 'Please call me.' };
  await backend.ok(api.contact.submitQuery, { json: letter });
  await confirmAddress(backend, customer);
  await untilFound(backend, admin, 'rooms', room.name);
  const month = monthOf(inDays(0));
  await untilSold(backend, admin, room, month, 1);
  await openDashboard(page, admin);

  // First, because a toast of another task would lie over the link to the messages.
  await task(page, 'answer a message', async (clicks) => {
    await clicks.click(page.getByRole('banner').getByRole('link', { name: /^Notifications/ }));
    await clicks.click(page.getByRole('tab', { name: 'Inbox' }));
    const message = page.getByRole('article', { name: writer });
    await expect(message.getByText('Please call me.')).toBeVisible();
    const address = message.getByRole('link', { name: letter.email });
    expect(await clicks.leadsTo(address)).toBe(`mailto:${letter.email}`);
    await clicks.click(message.getByRole('button', { name: 'Mark as handled' }));
    await expect(message).toHaveCount(0);
  });
  await page.goBack();
  await task(page, 'occupancy', async (clicks) => {
    const figure = section(page, 'Occupancy by room');
    await clicks.click(figure.getByRole('button', { name: 'More for Occupancy by room' }));
    await clicks.click(figure.getByRole('menuitem', { name: 'Show table' }));
    const cells = figure.getByRole('row', { name: room.name }).getByRole('cell');
    await expect(cells.first()).toHaveText('1');
    await expect(cells.last()).toHaveText('5,000');
  });
  await task(page, 'the month for the accountant', async (clicks) => {
    await clicks.click(sidebar(page).getByRole('link', { name: 'Money' }));
    const files: Download[] = [];
    page.on('download', (file) => files.push(file));
    await clicks.click(page.getByRole('button', { name: 'Download CSV', exact: true }));
    await expect.poll(() => files.length).toBe(2);
    for (const file of files) {
      expect(await readFile(await file.path(), 'utf8')).toContain(number);
    }
  });
  await task(page, 'edit a picture and a price', async (clicks) => {
    await find(page, clicks, room.name, room.name);
    await clicks.type(page.getByLabel('Price per day in Rwf'), '16000');
    const file = { name: 'room.png', mimeType: 'image/png', buffer: newPng() };
    await clicks.chooseFile(page.getByLabel('Add a picture'), file);
    await expect(page.getByText('The picture is added.')).toBeVisible();
    await clicks.click(page.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText('Room updated successfully!')).toBeVisible();
    const row = page.getByRole('row', { name: room.name });
    const sought = page.getByLabel('Find a room');
    await sought.or(row).first().waitFor();
    if (await sought.isVisible()) await clicks.type(sought, room.name);
    await expect(row).toContainText('16,000 Rwf');
  });
  await task(page, 'add an operator', async (clicks) => {
    await clicks.click(sidebar(page).getByRole('link', { name: 'Team' }));
    await clicks.type(page.getByLabel('Email'), customer.email);
    await clicks.click(page.getByRole('button', { name: 'Add to the team' }));
    await clicks.click(dialog(page).getByRole('button', { name: 'Make operator' }));
    const member = page.getByRole('row').filter({ hasText: customer.email });
    await expect(member.getByText('Operator', { exact: true })).toBeVisible();
  });
  await backend.ok(api.team.setRole, { json: { email: customer.email, role: 'user' }, token });
});
