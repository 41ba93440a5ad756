import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { profileOf } from '#web/features/account/testing/profileOf.ts';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { formatMonth } from '#web/features/charts/months.ts';

const sidebar = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));
const card = (room: string) => screen.queryByRole('article', { name: `Booking of ${room}` });

/** A booking of a room from one day to another. */
const stay = (room: string, from: number, to: number, fields: Partial<Booking> = {}) =>
  bookingOf({
    id: `${room} ${from}`,
    coldRoomName: room,
    startDate: inDays(from),
    endDate: inDays(to),
    ...fields,
  });

const month = monthOf(todayInKigali());
const figures = {
  bookings: { pending: 0, approved: 1, rejected: 1, cancelled: 0, expired: 0, completed: 0 },
  months: [{ month, days: 1, revenue: 1000.5 }],
};

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('bookings.listMine', []);
  backend.answers('dashboard.mine', figures);
  backend.answers('account.get', profileOf());
  backend.answers('house.get', {});
  signIn();
});

test('the sidebar leads to every page of the dashboard [S2.23, S2.109]', async () => {
  backend.answers('notifications.list', []);
  const { user, path } = openSite('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(sidebar().getByRole('button', { name: 'Logout' })).toBeVisible();
  for (const [entry, to, title] of [
    ['Stock', '/dashboard/stock', 'Stock'],
    ['Bookings', '/dashboard/bookings', 'Bookings'],
    ['Transaction', '/dashboard/transaction', 'Transaction'],
    ['Messages', '/message', 'Messages'],
    ['Settings', '/dashboard/settings', 'Settings'],
    ['Dashboard', '/dashboard', 'Dashboard'],
  ] as const) {
    await user.click(sidebar().getByRole('link', { name: entry }));
    await screen.findByRole('heading', { level: 1, name: title });
    expect(path()).toBe(to);
    expect(sidebar().getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
  }
});

test.each([
  ['is not confirmed, so you get no emails about your bookings.', { emailConfirmedAt: undefined }],
  ['came back, so you get none about your bookings.', { emailOff: 'bounced' }],
  ['were reported as unwanted, so you get none about your bookings.', { emailOff: 'complained' }],
] as const)('an address to which no emails about bookings go %s', async (words, fields) => {
  backend.answers('account.get', profileOf(fields));
  openSite('/dashboard');
  const link = await screen.findByRole('link', { name: 'Confirm your address' });
  expect(link.closest('p')).toHaveTextContent(words);
});

test('the sidebar marks the bookings as current beside the rooms that were approved', async () => {
  openSite('/dashboard/cold-rooms');
  await screen.findByRole('heading', { level: 1, name: 'Your cold rooms' });
  const links = sidebar().getAllByRole('link');
  const current = links.filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Bookings']);
  expect(current[0]).toHaveAttribute('aria-current', 'true');
});

test('requests that wait are counted with the soonest, whose day has its year where it is more than half a year away', async () => {
  const on = (day: string) => ({ startDate: day, endDate: day });
  backend.answers('bookings.listMine', [
    bookingOf({ id: 'a', ...on('2099-03-05') }),
    bookingOf({ id: 'b', ...on('2099-01-05') }),
    bookingOf({ id: 'c', ...on('2098-01-05'), status: 'approved' }),
  ]);
  const { user, path } = openSite('/dashboard');
  const waiting = await screen.findByRole('link', { name: /Waiting for an answer/ });
  expect(waiting).toHaveTextContent(/^2Waiting for an answerSoonest stay 5 Jan 2099$/);
  await user.click(waiting);
  await waitFor(() => expect(path()).toBe('/dashboard/bookings?show=pending'));
});

test('counts and badges are those of the bookings, and change with them [S1.7, S2.107, S2.109, S6.4]', async () => {
  const waiting = stay('Musanze store', 5, 6);
  backend.answers('bookings.listMine', [
    stay('Huye store', 0, 2, { status: 'approved' }),
    stay('Musanze store', 20, 21, { status: 'rejected' }),
    waiting,
    stay('Huye store', 8, 9),
  ]);
  const { user, path } = openSite('/dashboard');
  const badge = () => sidebar().getByRole('link', { name: /^Bookings/ });
  await waitFor(() => expect(badge()).toHaveTextContent(/^Bookings2 pending$/));
  const main = within(screen.getByRole('main'));
  const items = main.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      '2 Pending',
      '1 Approved',
      '1 Rejected',
      expect.stringMatching(/^1Rooms in use today/),
      expect.stringMatching(/^2Waiting for an answer/),
    ]),
  );
  expect(screen.getByRole('region', { name: 'Your stay today' })).toHaveTextContent('Huye store');

  await user.click(main.getByRole('link', { name: /^2\s?Pending$/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/bookings?show=pending'));
  await user.click(sidebar().getByRole('link', { name: /^Bookings/ }));
  await user.click(await screen.findByRole('tab', { name: 'Pending2' }));
  for (const tab of ['Pending2', 'Approved1', 'Rejected1']) {
    expect(await screen.findByRole('tab', { name: tab })).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Cancel, Musanze store' }));
  backend.answers('bookings.cancel', { ...waiting, status: 'cancelled' });
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('Booking canceled successfully!')).toBeVisible();
  await waitFor(() => expect(badge()).toHaveTextContent(/^Bookings1 pending$/));
  for (const tab of ['Pending1', 'Rejected1', 'Cancelled1']) {
    expect(screen.getByRole('tab', { name: tab })).toBeVisible();
  }
  expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
});

/** When goods came and left, as the keeper noted it. */
const left = {
  checkedIn: { at: '2030-01-01T06:00:00.000Z', by: 'Keeper' },
  checkedOut: { at: '2030-01-01T09:00:00.000Z', by: 'Keeper' },
};

test('a stay of today whose goods have left gives way to the next one, and what is owed in all is said', async () => {
  const gone = stay('Huye store', 0, 0, { status: 'approved', ...left });
  const next = stay('Musanze store', 5, 6, { status: 'approved', totalPrice: 9000 });
  backend.answers('bookings.listMine', [gone, next]);
  openSite('/dashboard');
  const region = await screen.findByRole('region', { name: 'Your next stay' });
  expect(region).toHaveTextContent('Musanze store');
  expect(region).not.toHaveTextContent('Huye store');
  const owed = (gone.totalPrice + next.totalPrice).toLocaleString('en-US');
  expect(screen.getByText('Total to pay').parentElement).toHaveTextContent(`${owed} Rwf`);
});

test('a stay of today whose goods have left stands there while no other is to come', async () => {
  backend.answers('bookings.listMine', [stay('Huye store', 0, 0, { status: 'approved', ...left })]);
  openSite('/dashboard');
  const region = await screen.findByRole('region', { name: 'Your stay today' });
  expect(region).toHaveTextContent('Huye store');
  const counts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(counts).toContain('0Rooms in use todayNo goods stated');
});

test('stock shows what is in store today and what is to come, by product and weight', async () => {
  const approved = { status: 'approved' } as const;
  backend.answers('bookings.listMine', [
    stay('Huye store', 0, 1, { ...approved, productType: 'Milk', weight: 1200 }),
    stay('Musanze store', 0, 1, { ...approved, ...left, productType: 'Milk', weight: 500 }),
    stay('Huye store', 5, 6, { ...approved, productType: 'Roses', weight: 50.5 }),
    stay('Huye store', 8, 9, approved),
  ]);
  openSite('/dashboard/stock');
  await screen.findByRole('rowheader', { name: /^In store today · 1,200\skg$/ });
  const [head, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(head).toMatch(/^Goods/);
  expect(rows.map((row) => row.replaceAll(/\s/g, ' '))).toEqual([
    'In store today · 1,200 kg',
    expect.stringMatching(/^Milk.*Huye store/),
    'Coming · 50.5 kg',
    expect.stringMatching(/^Roses.*50\.5 kg/),
    expect.stringMatching(/^Not stated/),
  ]);
  // No two are there on one day: a sum would say each again.
  expect(screen.queryByRole('region', { name: 'Stock in the coming days' })).toBeNull();
});

test('the only goods of the coming days are said with their room, and without a bar', async () => {
  const goods = { status: 'approved', productType: 'Milk', weight: 1200 } as const;
  backend.answers('bookings.listMine', [stay('Huye store', 5, 5, goods)]);
  openSite('/dashboard');
  const stock = await screen.findByRole('list', { name: 'Stock in the coming days' });
  expect(stock).toHaveTextContent(/Huye store1,200\skg$/);
  expect(stock.querySelector('svg')).toBeNull();
});

test('an approved reservation is a card that opens its details [S2.106]', async () => {
  const approved = stay('Huye store', 5, 6, { status: 'approved' });
  const asked = { at: approved.date, to: 'pending', by: 'customer', name: 'Keza Test' } as const;
  const over = stay('Nyanza store', -5, -4, { status: 'completed' });
  backend.answers('bookings.listMine', [approved, stay('Musanze store', 8, 9), over]);
  backend.answers('bookings.get', { ...approved, history: [asked] });
  const { user } = openSite('/dashboard/cold-rooms');
  await waitFor(() => expect(card('Huye store')).toBeVisible());
  expect(screen.getByText('Your approved bookings, now and to come.')).toBeVisible();
  expect(card('Nyanza store')).toBeNull();
  expect(card('Musanze store')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Details/ }));
  const details = await screen.findByRole('dialog', { name: 'Booking details' });
  await waitFor(() => expect(details).toHaveTextContent('Requested by Keza Test'));
  expect(within(details).getAllByText('Approved')[0]).toBeVisible();
  expect(details).toHaveTextContent('Huye store');
});

test('those that are over are counted with the approved ones, in the number of the list to which they lead', async () => {
  backend.answers('bookings.listMine', [
    stay('Huye store', 5, 6, { status: 'approved' }),
    stay('Nyanza store', -5, -4, { status: 'completed' }),
    stay('Musanze store', -9, -8, { status: 'completed' }),
  ]);
  const { user, path } = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: /^3 ?Approved, 2 ended$/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/bookings?show=approved'));
  expect(await screen.findByRole('tab', { name: 'Approved3', selected: true })).toBeVisible();
});

test.each(['/dashboard/transaction', '/booking?show=transaction'])(
  '%s lists receipts of what was approved or is over, and none of what was not',
  async (path) => {
    backend.answers('bookings.listMine', [
      stay('Huye store', 5, 6, { status: 'approved' }),
      stay('Nyanza store', -5, -4, { status: 'completed', totalPrice: 1000.5, paid: 500 }),
      stay('Musanze store', 8, 9),
    ]);
    const { user } = openSite(path);
    await waitFor(() => expect(card('Huye store')).toBeVisible());
    expect(card('Musanze store')).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Receipt/ })).toHaveLength(1);
    const pay = screen.getAllByRole('button', { name: /^Pay Now/ });
    expect(pay.map((button) => button.getAttribute('aria-label'))).toEqual(['Pay Now, Huye store']);
    expect(card('Nyanza store')).toHaveTextContent('Completed');
    await user.click(screen.getByRole('button', { name: 'Receipt, Nyanza store' }));
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(receipt).toHaveTextContent('1,000.5 Rwf');
  },
);

test('a line of the ledger says what is paid and left of its total, and offers its papers alone', async () => {
  const approved = { status: 'approved', totalPrice: 3_000 } as const;
  backend.answers('bookings.listMine', [
    stay('Huye store', 5, 6, approved),
    stay('Nyanza store', -1, 1, { ...approved, paid: 1_000 }),
    stay('Musanze store', -5, -4, { status: 'completed', totalPrice: 3_000, paid: 3_000 }),
    stay('Rubavu store', -5, -4, { ...approved, claimId: 'c' }),
    stay('Kigali store', 7, 8, { ...approved, paid: 500 }),
  ]);
  const { user } = openSite('/dashboard/transaction');
  await waitFor(() => expect(card('Huye store')).toBeVisible());
  const money = (room: string) =>
    expect.soft(card(room)?.textContent.replaceAll(/\s/g, ' ') ?? '', room);
  money('Huye store').toMatch(/Total 3,000 Rwf.*Paid 0 Rwf3,000 Rwf to pay/);
  money('Nyanza store').toMatch(
    /Total 3,000 Rwf.*Paid 1,000 Rwf2,000 Rwf overdue left of 3,000 Rwf/,
  );
  money('Kigali store').toMatch(/Paid 500 Rwf2,500 Rwf left of 3,000 Rwf/);
  money('Musanze store').toMatch(/Total 3,000 Rwf.*Paid 3,000 Rwf3,000 Rwf Paid/);
  money('Rubavu store').toMatch(/Paid 0 Rwf3,000 Rwf payment being checked/);
  const offersOf = (room: string) =>
    [...(card(room)?.querySelectorAll('button') ?? [])].map((button) => button.ariaLabel);
  const named = (room: string, ...words: string[]) => words.map((word) => `${word}, ${room}`);
  expect(offersOf('Huye store')).toEqual(named('Huye store', 'Pay Now', 'Details', 'More'));
  expect(offersOf('Nyanza store')).toEqual(
    named('Nyanza store', 'Receipt', 'Pay Now', 'Details', 'More'),
  );
  expect(offersOf('Musanze store')).toEqual(named('Musanze store', 'Receipt', 'Details', 'More'));
  await user.click(screen.getByRole('button', { name: 'Details, Musanze store' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Musanze store');
});

test('the menu that a line of the ledger has on a phone holds all but its one button', async () => {
  const approved = { status: 'approved', totalPrice: 3_000 } as const;
  backend.answers('bookings.listMine', [
    stay('Nyanza store', 5, 6, { ...approved, paid: 1_000 }),
    stay('Musanze store', -5, -4, { status: 'completed', totalPrice: 3_000, paid: 3_000 }),
  ]);
  const { user } = openSite('/dashboard/transaction');
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('button', { name: 'More, Musanze store' }));
  expect(items()).toEqual(['Details']);
  await user.click(screen.getByRole('button', { name: 'More, Nyanza store' }));
  expect(items()).toEqual(['Details', 'Receipt']);
  await user.click(screen.getByRole('menuitem', { name: 'Receipt' }));
  expect(await screen.findByRole('dialog', { name: 'Receipt' })).toHaveTextContent('Nyanza store');
});

test('a line of the ledger says that one is in the room, or has left it, as their card does', async () => {
  const approved = { status: 'approved' } as const;
  backend.answers('bookings.listMine', [
    stay('Huye store', 0, 1, { ...approved, ...left }),
    stay('Musanze store', 0, 1, { ...approved, checkedIn: left.checkedIn }),
    stay('Nyanza store', 5, 6, approved),
    stay('Rubavu store', -5, -4, { status: 'completed', ...left }),
  ]);
  openSite('/dashboard/transaction');
  await waitFor(() => expect(card('Huye store')).toBeVisible());
  expect(card('Huye store')).toHaveTextContent('Checked out');
  expect(card('Huye store')).not.toHaveTextContent('Approved');
  expect(card('Musanze store')).toHaveTextContent('Checked in');
  expect(card('Musanze store')).not.toHaveTextContent('Approved');
  expect(card('Nyanza store')).toHaveTextContent('Approved');
  expect(card('Rubavu store')).toHaveTextContent('Completed');
});

test('receipts stand by month, the latest first, with what each month and all that is owed come to', async () => {
  const over = { status: 'completed', totalPrice: 1000.5 } as const;
  const on = (day: string) => ({ startDate: day, endDate: day });
  backend.answers('bookings.listMine', [
    bookingOf({ id: 'a', coldRoomName: 'Huye store', ...over, ...on('2027-01-20') }),
    bookingOf({ id: 'b', coldRoomName: 'Nyanza store', ...over, ...on('2027-02-03') }),
    bookingOf({ id: 'c', coldRoomName: 'Musanze store', ...over, paid: 1001, ...on('2027-02-09') }),
  ]);
  openSite('/dashboard/transaction');
  const heads = await screen.findAllByRole('heading', { level: 2, name: /2027$/ });
  expect(heads.map((head) => head.parentElement?.textContent.replaceAll(/\s/g, ' '))).toEqual([
    'February 20272 stays, 2,001 Rwf in all',
    'January 20271 stay, 1,000.5 Rwf in all',
  ]);
  const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(['Musanze store', 'Nyanza store', 'Huye store']);
  expect(screen.getByText('Total to pay').parentElement).toHaveTextContent('2,002 Rwf');
  expect(screen.queryByRole('link', { name: 'cancelled bookings' })).toBeNull();
});

test('what is owed for cancelling is in the sum to pay, which leads to where it is paid', async () => {
  const fee = { status: 'cancelled', fee: 5_000 } as const;
  backend.answers('bookings.listMine', [
    stay('Huye store', 5, 6, { status: 'approved', totalPrice: 3_000 }),
    stay('Musanze store', 8, 9, fee),
    stay('Nyanza store', 8, 9, { ...fee, paid: 5_000 }),
  ]);
  const { user, path } = openSite('/dashboard');
  await user.click(await screen.findByRole('link', { name: /^8,000\s?Rwf\s?Total to pay/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/transaction'));
  expect((await screen.findByText('Total to pay')).parentElement).toHaveTextContent('8,000 Rwf');
  const cancelled = screen.getByRole('link', { name: 'cancelled bookings' });
  expect(cancelled.parentElement).toHaveTextContent(
    '5,000 Rwf of the sum is for cancelled bookings.',
  );
  await user.click(cancelled);
  expect(await screen.findByRole('tab', { name: 'Cancelled2', selected: true })).toBeVisible();
  expect(path()).toBe('/dashboard/bookings?show=cancelled');
  const pay = screen.getAllByRole('button', { name: /^How to Pay/ });
  expect(pay.map((button) => button.getAttribute('aria-label'))).toEqual([
    'How to Pay, Musanze store',
  ]);
});

test('the sum above the receipts leads to paying what is late the longest, and is the filled button', async () => {
  backend.answers('bookings.listMine', [
    stay('Huye store', 5, 6, { status: 'approved' }),
    stay('Nyanza store', -9, -8, { status: 'completed' }),
    stay('Musanze store', -5, -4, { status: 'completed' }),
  ]);
  const { user } = openSite('/dashboard/transaction');
  const button = await screen.findByRole('button', { name: 'How to Pay, first for Nyanza store' });
  expect(button.parentElement).toHaveTextContent(
    /^6,000\sRwf overdue for 2 stays, of 9,000\sRwf to pay How to Pay$/,
  );
  const others = screen.getAllByRole('button', { name: /^(Pay Now|How to Pay), [A-Z]/ });
  expect(others.map(({ className }) => className)).not.toContain(button.className);
  expect(others).toHaveLength(3);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'How to pay' })).toHaveTextContent(
    'Nyanza store',
  );
});

test('what is overdue stands above the stay of today with the one filled button', async () => {
  backend.answers('bookings.listMine', [
    stay('Huye store', 0, 1, { status: 'approved' }),
    stay('Nyanza store', -9, -8, { status: 'completed' }),
    stay('Musanze store', -5, -4, { status: 'completed' }),
  ]);
  const { user } = openSite('/dashboard');
  const button = await screen.findByRole('button', { name: 'How to Pay, first for Nyanza store' });
  expect(screen.getByText('overdue for 2 stays').parentElement).toHaveTextContent(/^6,000\sRwf /);
  const pay = screen.getByRole('button', { name: 'Pay Now, Huye store' });
  expect(pay.className).toMatch(/outline/);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'How to pay' })).toHaveTextContent(
    'Nyanza store',
  );
});

test('what is late of all that is owed is said on the dashboard and above the receipts', async () => {
  const late = { status: 'completed', totalPrice: 3_000, paid: 1_000 } as const;
  backend.answers('bookings.listMine', [
    stay('Nyanza store', -5, -4, late),
    stay('Huye store', 5, 6, { status: 'approved', totalPrice: 3_000 }),
  ]);
  const { user } = openSite('/dashboard');
  const strip = (await screen.findByText('overdue for 1 stay')).parentElement;
  expect(strip).toHaveTextContent(/^2,000\sRwf overdue/);
  const total = screen.getByRole('link', { name: /Total to pay/ });
  expect(total).toHaveTextContent(/5,000\sRwf.*2,000\sRwf of it overdue/);
  await user.click(total);
  const above = await screen.findByRole('button', { name: 'How to Pay, first for Nyanza store' });
  expect(above.parentElement).toHaveTextContent(
    /^2,000\sRwf overdue for 1 stay, of 5,000\sRwf to pay How to Pay$/,
  );
});

test('above the receipts no total is said where all of it is overdue', async () => {
  backend.answers('bookings.listMine', [stay('Nyanza store', -5, -4, { status: 'completed' })]);
  openSite('/dashboard/transaction');
  const button = await screen.findByRole('button', { name: 'How to Pay, first for Nyanza store' });
  expect(button.parentElement).toHaveTextContent(/^3,000\sRwf overdue for 1 stay How to Pay$/);
});

test('above the receipts what is owed for cancelling is said beside what is overdue, too', async () => {
  backend.answers('bookings.listMine', [
    stay('Nyanza store', -5, -4, { status: 'completed' }),
    stay('Musanze store', 8, 9, { status: 'cancelled', fee: 5_000 }),
  ]);
  openSite('/dashboard/transaction');
  const cancelled = await screen.findByRole('link', { name: 'cancelled bookings' });
  expect(cancelled.closest('p')?.parentElement).toHaveTextContent(
    /overdue for 1 stay, of 8,000\sRwf to pay.*5,000\sRwf of the total is for cancelled bookings\./,
  );
});

test.each([
  ['/dashboard', 'Messages', '/message'],
  ['/dashboard', 'New booking', '/book'],
  ['/dashboard/bookings', 'Booking status', '/booking/status'],
  ['/dashboard/transaction', 'Latest receipt', '/ReceiptModal'],
  ['/booking', 'Booking status', '/booking/status'],
  ['/booking', 'Dashboard', '/dashboard'],
])('%s leads by “%s” to %s', async (from, name, to) => {
  backend.answers('notifications.list', []);
  backend.answers('rooms.list', []);
  const { user, path } = openSite(from);
  const main = within(await screen.findByRole('main'));
  const links = await main.findAllByRole('link', { name });
  await user.click(links.at(-1) ?? document.body);
  await waitFor(() => expect(path()).toBe(to));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
});

test('a customer reads their bookings by status as their list has them, and their money by month, as tables too', async () => {
  backend.answers('bookings.listMine', [
    stay('Huye store', 5, 6, { status: 'approved' }),
    stay('Nyanza store', 5, 6),
  ]);
  const { user } = openSite('/dashboard');
  const cellsOf = async (figure: string, row: string) => {
    const region = within(await screen.findByRole('region', { name: figure }));
    const table = region.queryByRole('table');
    if (!table) {
      await user.click(region.getByRole('button', { name: `More for ${figure}` }));
      await user.click(region.getByRole('menuitem', { name: 'Show table' }));
    }
    const cells = within(region.getByRole('row', { name: new RegExp(`^${row}`) }));
    return cells.getAllByRole('cell').map(({ textContent }) => textContent);
  };
  expect(await cellsOf('Bookings by status', 'Approved')).toEqual(['1']);
  expect(await cellsOf('Bookings by status', 'Rejected')).toEqual(['0']);
  expect(await cellsOf('Bookings by status', 'Pending')).toEqual(['1']);
  expect(await cellsOf('Money by month', formatMonth(month))).toEqual(['1', '1,000.5']);
});
