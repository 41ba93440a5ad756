import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import type { Owed } from '#shared/payment.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import * as files from '#web/lib/download.ts';

const today = todayInKigali();
const month = monthOf(today);

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('payments.figures', { revenue: 5, received: 4, owed: 3 });
  backend.answers('payments.month', []);
  backend.answers('payments.owed', []);
  backend.answers('house.get', {});
  signIn({ role: 'admin' });
});

const owed = (fields: Partial<Owed>): Owed => ({
  id: 'b1',
  number: 'CR-4F7K2',
  coldRoomName: 'Musanze store',
  userId: 'u1',
  userName: 'Keza Test',
  startDate: addDays(today, -12),
  endDate: today,
  owed: 5000,
  ...fields,
});

test('who owes is told since when, how to call them and what they come to, apart from what is to come or to refund', async () => {
  const all = [
    owed({ phoneNumber: '+250788000001' }),
    owed({ id: 'b2', startDate: addDays(today, -1), owed: 300 }),
    owed({ id: 'b3', userId: 'u2', userName: 'Aline Test', startDate: addDays(today, 3) }),
    owed({ id: 'b4', userId: 'u3', userName: 'Eric Test', owed: -700 }),
  ];
  backend.serves('payments.owed', pagesOf(all, 3));
  const { user } = openSite('/admin-dashboard/money');
  const list = await screen.findByRole('region', { name: 'Who owes' });
  const row = await within(list).findByRole('row', { name: /12 days overdue/ });
  expect(within(row).getByRole('link', { name: 'Keza Test' })).toHaveAttribute(
    'href',
    '/admin-dashboard/users/u1',
  );
  expect(within(row).getByRole('link', { name: '+250 788 000 001' })).toBeVisible();
  expect(row).toHaveTextContent('5,000 Rwf');
  expect(within(list).getByText('1 day overdue')).toBeVisible();
  // What they come to stands among the sums of the month.
  const overdue = screen.getByText('Overdue, all months', { selector: 'dt' }).closest('div');
  expect(overdue).toHaveTextContent('5,300 Rwf2 bookings, 1 client');

  await user.click(within(list).getByRole('tab', { name: /^Coming/ }));
  expect(within(list).getByRole('link', { name: 'Aline Test' })).toBeVisible();
  expect(within(list).queryByText(/overdue$/)).toBeNull();
  await user.click(within(list).getByRole('tab', { name: /^To refund/ }));
  expect(within(list).getByRole('row', { name: /Eric Test/ })).toHaveTextContent('700 Rwf');
});

test('who owes for a month or longer is marked in red, and for less is not', async () => {
  const late = (days: number) => owed({ id: `b${days}`, startDate: addDays(today, -days) });
  backend.answers('payments.owed', [late(30), late(29)]);
  openSite('/admin-dashboard/money');
  const list = within(await screen.findByRole('region', { name: 'Who owes' }));
  expect((await list.findByText('30 days overdue')).className).toMatch(/long/);
  expect(list.getByText('29 days overdue').className).not.toMatch(/long/);
});

test('who owes is shown step by step, and what they come to is the sum of all', async () => {
  const all = Array.from({ length: 45 }, (_, index) =>
    owed({ id: `b${index}`, userId: `u${index}`, userName: `Customer ${index}.`, owed: 100 }),
  );
  backend.answers('payments.owed', all);
  const { user } = openSite('/admin-dashboard/money');
  const list = within(await screen.findByRole('region', { name: 'Who owes' }));
  expect(await list.findByRole('tab', { name: /^Overdue/ })).toHaveTextContent('45');
  expect(screen.getByText('45 bookings, 45 clients')).toBeVisible();
  expect(screen.getByText('4,500 Rwf')).toBeVisible();
  expect(list.getAllByRole('row')).toHaveLength(9);
  // The button that unfolds the cards of a phone has the same words; a desk does not show it.
  const more = () =>
    list
      .getAllByRole('button', { name: 'Show more' })
      .filter((one) => !one.hasAttribute('aria-expanded'));
  for (const rows of [29, 46]) {
    for (const button of more()) await user.click(button);
    expect(list.getAllByRole('row')).toHaveLength(rows);
  }
  expect(more()).toEqual([]);
});

test('who owes can be asked for again where it could not be fetched', async () => {
  backend.fails('payments.owed');
  const { user } = openSite('/admin-dashboard/money');
  const list = await screen.findByRole('region', { name: 'Who owes' });
  expect(await within(list).findByText('Failed to fetch who owes.')).toBeVisible();
  backend.answers('payments.owed', [owed({})]);
  await user.click(within(list).getByRole('button', { name: 'Try again' }));
  expect(await within(list).findByText('12 days overdue')).toBeVisible();
  await user.click(within(list).getByRole('tab', { name: /^Coming/ }));
  expect(within(list).getByText('Nothing is owed for coming stays.')).toBeVisible();
  await user.click(within(list).getByRole('tab', { name: /^To refund/ }));
  expect(within(list).getByText('Nothing is to be refunded.')).toBeVisible();
});

const payments = Array.from({ length: 25 }, (_, index) =>
  paymentOf({
    id: `p${index}`,
    userName: `Customer ${index}`,
    amount: 100 + index,
    at: `${month}-01T09:00:00.000Z`,
  }),
);

test.each([
  { what: 'said once', by: ['Aline Test', 'Aline Test'], times: 1 },
  { what: 'said in each row where several did', by: ['Aline Test', 'Eric Test'], times: 0 },
])('payments stand below their day, and who recorded them is $what', async ({ by, times }) => {
  const recorded = by.map((recordedBy, index) =>
    paymentOf({ id: `p${index}`, recordedBy, at: `${today}T08:00:00.000Z` }),
  );
  backend.answers('payments.month', recorded);
  openSite('/admin-dashboard/money');
  const list = within(await screen.findByRole('region', { name: 'Payments of the month' }));
  expect(await list.findAllByRole('rowheader', { name: 'Today' })).toHaveLength(1);
  expect(list.queryAllByText('Recorded by Aline Test')).toHaveLength(times);
  expect(list.queryAllByText(/^by /)).toHaveLength(by.length - 2 * times);
  expect(list.getByRole('columnheader', { name: 'Payment method' })).toBeInTheDocument();
});

test('who looks at a booking that is owed finds the pages of the payments as they were, and what was recorded', async () => {
  let recorded = payments;
  backend.answers('payments.owed', [owed({})]);
  backend.serves('payments.month', (request) => pagesOf(recorded, 8)(request));
  backend.answers('bookings.get', { ...bookingOf({ id: 'b1' }), history: [] });
  const nothing = { due: 0, paid: 0, rest: 0, payments: [], claims: [], invoices: [] };
  backend.answers('payments.list', nothing);
  const { user } = openSite('/admin-dashboard/money');
  const list = within(await screen.findByRole('region', { name: 'Payments of the month' }));
  // The names of the columns, the day, and eight of it.
  expect(await list.findAllByRole('row')).toHaveLength(10);
  for (const more of list.getAllByRole('button', { name: 'Show more' })) await user.click(more);
  await waitFor(() => expect(list.getAllByRole('row')).toHaveLength(18));
  const owing = within(screen.getByRole('region', { name: 'Who owes' }));
  await user.click(await owing.findByRole('button', { name: /^Payments/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  recorded = [paymentOf({ ...payments[0], id: 'new', userName: 'Somebody New' }), ...payments];
  const release = backend.delays('payments.month');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(list.getAllByRole('row')).toHaveLength(18);
  release();
  expect(await list.findByText('Somebody New')).toBeVisible();
  expect(list.getAllByRole('row')).toHaveLength(18);
});

test('one click saves the payments of a month and the bookings that touch it', async () => {
  backend.serves('payments.month', pagesOf(payments, 20));
  backend.answers('bookings.listAll', [bookingOf({ status: 'approved', paid: 10 })]);
  // Spied on, not mocked: the tests share their modules, and another file may have loaded the page before.
  const saved = vi.spyOn(files, 'download').mockReturnValue(undefined);
  const { user } = openSite('/admin-dashboard/money');
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(saved.mock.calls.map(([name]) => name)).toEqual([
    `payments-${month}.csv`,
    `bookings-${month}.csv`,
  ]);
  expect(saved.mock.calls[0]?.[3]?.trim().split('\r\n')).toHaveLength(26);
  const [asked] = backend.sentTo('bookings.listAll');
  const last = addDays(addMonths(`${month}-01`, 1), -1);
  expect(asked?.url).toContain(`from=${month}-01&to=${last}`);
});

test('a phone has a menu of what can be had of a month', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === 'not all and (min-width: 34rem)',
    }),
  );
  backend.answers('bookings.listAll', []);
  const saved = vi.spyOn(files, 'download').mockReturnValue(undefined);
  const { user } = openSite('/admin-dashboard/money');
  const more = await screen.findByRole('button', { name: 'More about the month' });
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Print the month' }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Money of / })).toBeVisible();
});

test('a month is printed with all of its rows, and says where they could not be fetched', async () => {
  backend.serves('payments.month', pagesOf(payments, 20));
  backend.fails('bookings.listAll');
  const { user } = openSite(`/admin-dashboard/money?month=${month}`);
  await user.click(await screen.findByRole('link', { name: 'Print the month' }));
  await screen.findByText('Failed to fetch the month.');
  backend.answers('bookings.listAll', [bookingOf({ number: 'CR-4F7K2', status: 'approved' })]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const table = await screen.findByRole('region', { name: '25 payments' });
  expect(within(table).getAllByRole('row')).toHaveLength(27);
  expect(within(table).getByRole('row', { name: /^Total/ })).toHaveTextContent('2,800');
  // The money stands right after what a row is of.
  const heads = within(table).getAllByRole('columnheader').slice(0, 2);
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Recorded', 'Amount Rwf']);
  expect(within(table).getByText('10 of 25 shown')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Show more', expanded: false }));
  expect(within(table).getByRole('button', { name: 'Show fewer', expanded: true })).toBeVisible();
  const bookings = screen.getByRole('region', { name: '1 booking with days in the month' });
  expect(within(bookings).getByText('CR-4F7K2')).toBeVisible();
  expect(within(bookings).getByText('1 Apr 2027')).toBeVisible();
  // Its month is never broken from its year.
  const heading = within(bookings).getByRole('columnheader', { name: /^Revenue in / });
  expect(heading.textContent).toMatch(/^Revenue in [A-Z][a-z]+\u00a0\d{4} Rwf$/);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test.each([
  {
    what: 'is said once above them where one person did',
    by: ['Aline Test', 'Aline Test'],
    times: 1,
  },
  { what: 'stands in each row where several did', by: ['Aline Test', 'Eric Test'], times: 0 },
])('who recorded the payments of a month $what', async ({ by, times }) => {
  const recorded = by.map((recordedBy, index) => paymentOf({ id: `p${index}`, recordedBy }));
  backend.answers('payments.month', recorded);
  backend.answers('bookings.listAll', []);
  openSite(`/admin-dashboard/money/month?month=${month}`);
  const part = within(await screen.findByRole('region', { name: '2 payments' }));
  expect(part.queryAllByText('Recorded by Aline Test')).toHaveLength(times);
  // Paper and screen readers have the column in any case.
  expect(part.getByRole('columnheader', { name: 'Recorded by' })).toBeInTheDocument();
  expect(part.getAllByText(by[1] ?? '', { selector: 'td' })).not.toHaveLength(0);
});

test('a printed month without payments and bookings has no empty tables', async () => {
  backend.answers('bookings.listAll', []);
  openSite(`/admin-dashboard/money/month?month=${month}`);
  expect(await screen.findByRole('heading', { name: '0 payments' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
