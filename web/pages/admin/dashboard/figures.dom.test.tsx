import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays, addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { formatMonth } from '#web/features/charts/months.ts';
import { formatNumber, formatShortStay } from '#web/lib/format.ts';
import { answer } from '#web/lib/testing/browser.ts';
import { emptyDashboard } from './testing/emptyDashboard.ts';

const dashboard = emptyDashboard();

/** A server without rooms and requests. */
function emptyBackend(): FakeBackend {
  const backend = new FakeBackend();
  backend.answers('bookings.pending', []);
  return backend;
}

test('figures of /admin-dashboard say that they are loading and that they failed, and are fetched again', async () => {
  const failure = 'Failed to fetch the figures.';
  const backend = emptyBackend();
  backend.fails('dashboard.admin');
  const release = backend.delays('dashboard.admin');
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  await waitFor(() => expect(screen.getAllByText('Loading...')[0]).toBeVisible());
  expect(screen.queryByText(failure)).toBeNull();
  release();
  const problem = await screen.findByText(failure);
  backend.answers('dashboard.admin', dashboard);
  const alert = problem.closest<HTMLElement>('[role="alert"]') ?? document.body;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Revenue by month' })).toBeVisible();
  expect(screen.queryByText(failure)).toBeNull();
});

test('an admin reads what was sold this month, of each room and of all, and who comes next [S2.119]', async () => {
  const backend = emptyBackend();
  const month = monthOf(todayInKigali());
  const tomorrow = addDays(todayInKigali(), 1);
  const bookings = { ...dashboard.total.bookings, approved: 4, pending: 2 };
  const sold = { days: 7, revenue: 35_000, customers: 3, bookings };
  backend.answers('dashboard.admin', {
    ...dashboard,
    total: { ...sold, customers: 41 },
    months: dashboard.months.map((one) => (one.month === month ? { ...sold, month } : one)),
    occupancy: { month, sold: 1, rooms: [{ id: 'r1', name: 'Huye store', ...sold }] },
    arrivals: [
      {
        id: 'b1',
        number: 'CR-4F7K2',
        coldRoomId: 'r1',
        coldRoomName: 'Huye store',
        userId: 'u2',
        userName: 'Keza Test',
        startDate: tomorrow,
        endDate: tomorrow,
      },
    ],
  });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  const cellsOf = async (name: string, row: string) => {
    const figure = await region(name);
    await user.click(figure.getByRole('button', { name: `More for ${name}` }));
    await user.click(figure.getByRole('menuitem', { name: 'Show table' }));
    const cells = within(figure.getByRole('row', { name: new RegExp(`^${row}`) }));
    return cells.getAllByRole('cell').map(({ textContent }) => textContent);
  };
  const [days, share, revenue] = await cellsOf('Occupancy by room', 'Huye store');
  expect([days, revenue]).toEqual(['7', '35,000']);
  expect(Number(share)).toBeGreaterThanOrEqual(22.5);
  expect(await cellsOf('Revenue by month', formatMonth(month))).toEqual(['7', '35,000']);
  expect(await cellsOf('Bookings by month', formatMonth(month))).toEqual(
    Object.values(bookings).map(formatNumber),
  );
  expect((await region('Bookings by month')).getAllByRole('row')).toHaveLength(13);
  const main = within(screen.getByRole('main'));
  for (const card of ['35,000Rwf revenue', '7Days sold', '41All clients']) {
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toContain(card);
  }
  const arrivals = (await region('Next arrivals')).getAllByRole('row');
  expect(arrivals).toHaveLength(2);
  expect(arrivals[1]).toHaveTextContent('Huye store');
  expect(arrivals[1]?.textContent).toContain(formatShortStay(tomorrow, tomorrow));
});

test('every month whose revenue is drawn is a row, also where the last sale was nine months ago', async () => {
  const backend = emptyBackend();
  const sale = monthOf(addMonths(todayInKigali(), -9));
  const months = dashboard.months.map((one) =>
    one.month === sale ? { ...one, days: 7, revenue: 35_000 } : one,
  );
  backend.answers('dashboard.admin', { ...dashboard, months });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  const figure = within(await screen.findByRole('region', { name: 'Revenue by month' }));
  expect(figure.getByRole('list', { name: 'Revenue by month' })).toHaveTextContent(
    formatMonth(sale),
  );
  await user.click(figure.getByRole('button', { name: 'More for Revenue by month' }));
  await user.click(figure.getByRole('menuitem', { name: 'Show table' }));
  const rows = figure.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(months.map(({ month }) => formatMonth(month)));
});

test('a phone shows the first requests and arrivals, and folds the figures of the months until somebody asks', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === 'not all and (min-width: 48rem)',
    }),
  );
  const backend = emptyBackend();
  const tomorrow = addDays(todayInKigali(), 1);
  const four = ['b1', 'b2', 'b3', 'b4'].map((id) => bookingOf({ id }));
  const arrivals = four.map((one) => ({ ...one, startDate: tomorrow, endDate: tomorrow }));
  backend.answers('dashboard.admin', { ...dashboard, arrivals });
  backend.answers('bookings.listAll', four);
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  const fold = await screen.findByRole('heading', { name: 'Figures by month' });
  const next = within(await screen.findByRole('region', { name: 'Next arrivals' }));
  expect(next.getByText('3 of 4 shown')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Revenue by month' })).toBeNull();
  await user.click(fold);
  expect(await screen.findByRole('region', { name: 'Revenue by month' })).toBeVisible();
});

test('who comes next stands above the figures, and has its place before it is known', async () => {
  const backend = emptyBackend();
  const release = backend.delays('dashboard.admin');
  backend.answers('dashboard.admin', dashboard);
  signIn({ role: 'admin' });
  openSite('/admin-dashboard');
  const next = await screen.findByRole('region', { name: 'Next arrivals' });
  expect(within(next).getByText('Loading...')).toBeVisible();
  release();
  const figures = await screen.findByRole('region', { name: 'Figures by month' });
  await within(figures).findByRole('region', { name: 'Revenue by month' });
  const arrivals = screen.getByRole('region', { name: 'Next arrivals' });
  expect(within(arrivals).getByText('No approved booking is coming up.')).toBeVisible();
  expect(arrivals.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the occupancy of a month in which nothing was sold says so [S2.119]', async () => {
  const backend = emptyBackend();
  backend.answers('dashboard.admin', dashboard);
  signIn({ role: 'admin' });
  openSite('/admin-dashboard');
  const occupancy = within(await screen.findByRole('region', { name: 'Occupancy by room' }));
  expect(occupancy.getByText('No day of this month has been sold.')).toBeVisible();
});

test('the occupancy of a month names the fullest rooms, how many more were let, and more of them on request', async () => {
  const backend = emptyBackend();
  const roomsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `r${index}`,
      name: `Room ${index}`,
      days: 28 - (index % 20),
      revenue: 1_000,
    }));
  backend.serves('dashboard.admin', ({ url }) => {
    const { searchParams } = new URL(url);
    const month = String(searchParams.get('occupancyOf'));
    const rooms = roomsOf(Number(searchParams.get('rooms')));
    return answer(200, { ...dashboard, occupancy: { month, sold: 9_050, rooms } });
  });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard');
  const figure = within(await screen.findByRole('region', { name: 'Occupancy by room' }));
  expect(figure.getByText(/fullest rooms; 9,000 more were let\./)).toBeVisible();
  await user.click(figure.getByRole('button', { name: 'Show more rooms' }));
  expect(await figure.findByText(/fullest rooms; 8,550 more were let\./)).toBeVisible();
  expect(figure.queryByRole('button', { name: 'Show more rooms' })).toBeNull();
  const month = monthOf(addMonths(todayInKigali(), -2));
  await user.selectOptions(figure.getByLabelText('Month'), month);
  expect(await figure.findByText(/fullest rooms; 9,000 more were let\./)).toBeVisible();
  expect(figure.getByLabelText('Month')).toHaveValue(month);
});
