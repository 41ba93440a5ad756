import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { addDays } from '#shared/days.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { FakeBackend, pagesOf } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { unpaid } from '#web/features/payments/testing/entries.ts';
import { answer } from '#web/lib/testing/browser.ts';

afterEach(() => vi.useRealTimers());

const { coldRoomId, startDate, endDate } = bookingOf();
/** The placement that goes with an answer, because its customer may change a request while it is looked at. */
const seen = { coldRoomId, startDate, endDate };
const cards = () => screen.queryAllByRole('article');
const badges = (badge: string) => cards().filter((card) => within(card).queryByText(badge));

test('every tab of the bookings has its list, which is fetched when it is shown, and what waits for an answer its count [S2.112]', async () => {
  const backend = new FakeBackend();
  const pending = [bookingOf({ id: 'p-1' })];
  const approved = ['a-1', 'a-2'].map((id) => bookingOf({ id, status: 'approved' }));
  const past = { startDate: '2026-03-01', endDate: '2026-03-02' };
  const outdated = [bookingOf({ ...past, id: 'o-1', status: 'completed' })];
  const all = [...pending, ...approved, ...outdated, bookingOf({ id: 'e-1', status: 'expired' })];
  const listOf: Record<string, object[]> = { pending, approved, outdated, rejected: [], all };
  backend.serves('bookings.listAll', ({ url }) => {
    const status = new URL(url).searchParams.get('status') ?? 'all';
    return answer(200, listOf[status]);
  });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings');
  const open = async (tab: string) => user.click(await screen.findByRole('tab', { name: tab }));
  const asked = () =>
    backend.sentTo('bookings.listAll').map(({ url }) => new URL(url).searchParams.get('status'));
  for (const [tab, count, badge] of [
    ['Pending1', 1, 'Waiting'],
    ['Approved', 2, 'Approved'],
    ['Out Dated', 1, 'Completed'],
  ] as const) {
    await open(tab);
    await waitFor(() => expect(badges(badge)).toHaveLength(count));
    expect(cards()).toHaveLength(count);
  }
  expect(asked()).not.toContain('rejected');
  await open('Rejected');
  expect(await screen.findByText('No booking was rejected.')).toBeVisible();
  expect(cards()).toEqual([]);
  await open('All');
  await waitFor(() => expect(cards()).toHaveLength(5));
  expect(badges('Expired')).toHaveLength(1);
});

test('bookings that were cancelled, have expired or are completed have tabs, fetched when they are shown', async () => {
  const backend = new FakeBackend();
  backend.serves('bookings.listAll', ({ url }) => {
    const status = new URL(url).searchParams.get('status');
    const ended = ['cancelled', 'expired', 'completed'] as const;
    return answer(
      200,
      ended.filter((one) => one === status).map((one) => bookingOf({ id: one, status: one })),
    );
  });
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings');
  const asked = () =>
    backend.sentTo('bookings.listAll').map(({ url }) => new URL(url).searchParams.get('status'));
  for (const badge of ['Cancelled', 'Expired', 'Completed']) {
    const tab = await screen.findByRole('tab', { name: badge });
    expect(asked()).not.toContain(badge.toLowerCase());
    await user.click(tab);
    await waitFor(() => expect(badges(badge)).toHaveLength(1));
    expect(tab).toHaveTextContent(new RegExp(`^${badge}$`));
  }
});

test('a request is rejected only after being asked, with a reason [S1.9, S2.112, S2.113, S4.17]', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listAll', [bookingOf()]);
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings');
  const reject = async () => user.click(await screen.findByRole('button', { name: /^Reject,/ }));
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
  await reject();
  await user.click((await question()).getByRole('button', { name: 'Keep request' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(badges('Waiting')).toHaveLength(1);

  await reject();
  const asking = await question();
  const yes = asking.getByRole('button', { name: 'Reject request' });
  await user.click(yes);
  expect(await asking.findByText('Please choose a reason.')).toBeVisible();
  expect(backend.sentTo('bookings.updateStatus')).toEqual([]);
  await user.selectOptions(asking.getByLabelText('Reason'), 'roomNotReady');
  await user.type(asking.getByLabelText(/^In your own words/), 'The door is being mended.');
  backend.answers('bookings.updateStatus', bookingOf({ status: 'rejected' }));
  await user.click(yes);
  expect(await screen.findByText('Booking status updated successfully!')).toBeVisible();
  expect(backend.sentTo('bookings.updateStatus')[0]?.body).toEqual({
    id: 'b1',
    status: 'rejected',
    seen,
    reason: 'roomNotReady',
    reasonText: 'The door is being mended.',
  });
  await waitFor(() => expect(cards()).toEqual([]));
  backend.answers('bookings.listAll', [bookingOf({ status: 'rejected' })]);
  await user.click(screen.getByRole('tab', { name: /^Rejected/ }));
  await waitFor(() => expect(badges('Rejected')).toHaveLength(1));
});

test('a long list comes page after page, its count open-ended until the end [S2.112]', async () => {
  const backend = new FakeBackend();
  const three = ['b-1', 'b-2', 'b-3'].map((id) => bookingOf({ id }));
  backend.serves('bookings.listAll', pagesOf(three, 2));
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.getByRole('tab', { name: 'Pending2+' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(screen.getByRole('tab', { name: 'Pending3' })).toBeVisible();
});

test('a request is answered on the pending page, and found among all bookings [S1.9, S2.13, S2.14, S4.16, S6.6]', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf();
  backend.answers('bookings.listAll', [booking]);
  backend.answers('bookings.updateStatus', { ...booking, status: 'approved' });
  signIn({ role: 'admin' });
  const { user } = openSite('/book/pending');
  const request = await screen.findByRole('article', { name: 'Booking of Musanze store' });
  expect(request).toHaveTextContent('Keza Test');
  await user.click(within(request).getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('Booking status updated successfully!')).toBeVisible();
  await waitFor(() => expect(cards()).toEqual([]));
  expect(backend.sentTo('bookings.updateStatus')[0]?.body).toEqual({
    id: 'b1',
    status: 'approved',
    seen,
  });

  const asked = { at: booking.date, to: 'pending', by: 'customer', name: 'Keza Test' } as const;
  backend.answers('bookings.listAll', [{ ...booking, status: 'approved' }]);
  backend.answers('bookings.get', { ...booking, status: 'approved', history: [asked] });
  backend.answers('payments.list', unpaid());
  backend.answers('rooms.list', []);
  const all = openSite('/booking/all');
  const row = await screen.findByRole('row', { name: /Musanze store/ });
  expect(row).toHaveTextContent('Approved');
  await all.user.click(within(row).getByRole('button', { name: /^Details/ }));
  const details = await screen.findByRole('dialog', { name: 'Booking details' });
  await waitFor(() => expect(details).toHaveTextContent('Requested by Keza Test'));
});

test('in the table of all the number of a booking opens its details', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ number: 'CR-4F7K2' });
  backend.answers('bookings.listAll', [booking]);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid());
  backend.answers('rooms.list', []);
  signIn({ role: 'admin' });
  const { user } = openSite('/booking/all');
  await user.click(await screen.findByRole('button', { name: /CR-4F7K2$/ }));
  expect(await screen.findByRole('dialog', { name: 'Booking details' })).toBeVisible();
});

test('an answer that fails is reported, and the request stays', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listAll', [bookingOf()]);
  backend.fails('bookings.updateStatus');
  signIn({ role: 'admin' });
  const { user } = openSite('/admin-dashboard/bookings');
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('Failed to update booking status.')).toBeVisible();
  expect(backend.sentTo('bookings.updateStatus')[0]?.body).toEqual({
    id: 'b1',
    status: 'approved',
    seen,
  });
  expect(badges('Waiting')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Approve/ })).toBeEnabled());
});

test.each(['Approve', 'Reject'])(
  'what was changed while it was looked at is not answered by %s: it is said, and fetched again',
  async (does) => {
    const backend = new FakeBackend();
    backend.answers('bookings.listAll', [bookingOf()]);
    backend.refuses('bookings.updateStatus', 'staleBooking');
    signIn({ role: 'operator' });
    const { user } = openSite('/admin-dashboard/bookings');
    const button = await screen.findByRole('button', { name: new RegExp(`^${does},`) });
    const later = bookingOf({ endDate: addDays(endDate, 2) });
    backend.answers('bookings.listAll', [later]);
    const fetches = backend.sentTo('bookings.listAll').length;
    await user.click(button);
    if (does === 'Reject') {
      const asking = within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
      await user.selectOptions(asking.getByLabelText('Reason'), 'roomNotReady');
      await user.click(asking.getByRole('button', { name: 'Reject request' }));
    }
    expect(await screen.findByText(/have changed meanwhile\. Please close this/)).toBeVisible();
    await waitFor(() => expect(backend.sentTo('bookings.listAll').length).toBeGreaterThan(fetches));
    expect(backend.sentTo('bookings.updateStatus')).toMatchObject([{ body: { seen } }]);
    expect(badges('Waiting')).toHaveLength(1);
  },
);

test('the address opens a booking, which is rejected there or kept', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listAll', []);
  const booking = bookingOf({ number: 'CR-4F7K2' });
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid());
  signIn({ role: 'operator' });
  const { user, path } = openSite('/admin-dashboard/bookings?show=pending&booking=b1');
  const details = () => screen.queryByRole('dialog', { name: 'Booking details' });
  const opened = async () => within(await screen.findByRole('dialog', { name: 'Booking details' }));
  expect(await (await opened()).findByText('CR-4F7K2')).toBeVisible();
  await user.click((await opened()).getByRole('button', { name: /^Reject/ }));
  const question = await screen.findByRole('dialog', { name: 'Reject this request?' });
  expect(details()).toBeNull();
  expect(within(question).getByText('CR-4F7K2')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Keep request' }));
  backend.answers('bookings.updateStatus', { ...booking, status: 'approved' });
  await user.click((await opened()).getByRole('button', { name: /^Approve/ }));
  await waitFor(() => expect(details()).toBeNull());
  expect(path()).toBe('/admin-dashboard/bookings?show=pending');
});

test('a booking that the address names and that does not exist is said to be missing', async () => {
  const backend = new FakeBackend();
  backend.answers('bookings.listAll', []);
  backend.refuses('bookings.get', 'bookingNotFound');
  signIn({ role: 'admin' });
  openSite('/admin-dashboard/bookings?booking=gone');
  expect(await screen.findByText('Booking not found')).toBeVisible();
});

const cancelling = { status: 'approved', startDate: inDays(5), endDate: inDays(6) } as const;
const rule = { totalPrice: 1000, cancellation: { freeDays: 9, share: 25 } };

test('an approved booking that the address opens is cancelled there or kept', async () => {
  const backend = new FakeBackend();
  const booking = bookingOf({ ...cancelling, userId: 'u2' });
  backend.answers('bookings.listAll', []);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid());
  signIn({ role: 'operator' });
  const { user, path } = openSite('/admin-dashboard/bookings?show=approved&booking=b1');
  const details = async () =>
    within(await screen.findByRole('dialog', { name: 'Booking details' }));
  const asking = async () =>
    within(await screen.findByRole('dialog', { name: 'Cancel this approved booking?' }));
  await user.click(await (await details()).findByRole('button', { name: 'Cancel booking' }));
  await user.click((await asking()).getByRole('button', { name: 'Keep booking' }));
  await user.click((await details()).getByRole('button', { name: 'Cancel booking' }));
  backend.answers('bookings.cancel', { ...booking, status: 'cancelled' });
  await user.selectOptions((await asking()).getByRole('combobox'), 'roomNotReady');
  await user.click((await asking()).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = backend.sentTo('bookings.cancel').map(({ url }) => new URL(url).searchParams);
  expect(sent.map((asked) => asked.get('reason'))).toEqual(['roomNotReady']);
  expect(path()).toBe('/admin-dashboard/bookings?show=approved');
});

test('the details of a booking whose goods are in do not offer to cancel it', async () => {
  const backend = new FakeBackend();
  const day = inDays(0);
  const checkedIn = { at: `${day}T08:00:00Z`, by: 'Aline Uwera' };
  const booking = bookingOf({ ...cancelling, startDate: day, checkedIn });
  backend.answers('bookings.listAll', []);
  backend.answers('bookings.get', { ...booking, history: [] });
  backend.answers('payments.list', unpaid());
  signIn({ role: 'admin' });
  openSite('/admin-dashboard/bookings?show=approved&booking=b1');
  const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  expect(await details.findByRole('button', { name: /^Check out,/ })).toBeVisible();
  expect(details.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test.each([
  ['their own booking as its customer', 'u1', 'Plans have changed', 'plansChanged', '250'],
  [
    'the booking of somebody else as the house',
    'u2',
    'The room is not ready',
    'roomNotReady',
    null,
  ],
])('the staff cancel %s', async (_whose, userId, label, reason, fee) => {
  const backend = new FakeBackend();
  const booking = bookingOf({ ...cancelling, ...rule, userId });
  backend.serves('bookings.listAll', () => answer(200, [booking]));
  backend.answers('bookings.cancel', { ...booking, status: 'cancelled' });
  signIn({ role: 'admin', userId: 'u1' });
  const { user } = openSite('/admin-dashboard/bookings');
  await user.click(await screen.findByRole('tab', { name: /^Approved/ }));
  await user.click(await screen.findByRole('button', { name: /^Cancel,/ }));
  const asking = () => screen.findByRole('dialog', { name: 'Cancel this approved booking?' });
  await user.click(within(await asking()).getByRole('button', { name: 'Keep booking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(badges('Approved')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Cancel,/ }));
  const dialog = await asking();
  if (fee === null) {
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await within(dialog).findByText('Please choose a reason.')).toBeVisible();
  }
  const cost = /^Cancelling costs 25%/;
  expect(within(dialog).queryAllByText(cost)).toHaveLength(fee === null ? 0 : 1);
  const option = within(dialog).getByRole('option', { name: new RegExp(`^${label}`) });
  await user.selectOptions(within(dialog).getByRole('combobox'), option);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(backend.sentTo('bookings.cancel')).toHaveLength(1));
  const asked = new URL(backend.sentTo('bookings.cancel')[0]?.url ?? '').searchParams;
  expect([asked.get('reason'), asked.get('fee')]).toEqual([reason, fee]);
  expect(await screen.findByText('Booking canceled successfully!')).toBeVisible();
  await waitFor(() => expect(cards()).toEqual([]));
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
});

test.each([
  ['their own booking', 'u1', 'plansChanged', /^Cancelling costs 25% of the total \(250 Rwf\) now/],
  [
    'what its customer gives up',
    'u2',
    'customerAsked',
    /^Where the client asked for it, .* 250 Rwf/,
  ],
])(
  'the staff who cancel %s after midnight agree to what was shown before it, and then to what is due',
  async (_whose, userId, reason, cost) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-07T23:59:00+02:00') });
    const stay = { startDate: '2027-03-10', endDate: '2027-03-12', status: 'approved' } as const;
    const terms = { totalPrice: 1000, cancellation: { freeDays: 3, share: 25 } };
    const booking = bookingOf({ ...stay, ...terms, userId });
    const backend = new FakeBackend();
    backend.answers('bookings.listAll', [booking]);
    signIn({ role: 'admin', userId: 'u1' });
    const { user } = openSite('/admin-dashboard/bookings');
    await user.click(await screen.findByRole('tab', { name: /^Approved/ }));
    await user.click(await screen.findByRole('button', { name: /^Cancel,/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Cancel this approved booking?' }),
    );

    vi.setSystemTime(Date.parse('2027-03-08T00:01:00+02:00'));
    backend.refuses('bookings.cancel', 'feeChanged', { fee: 250 });
    await user.selectOptions(dialog.getByRole('combobox'), reason);
    expect(dialog.queryByText(cost)).toBeNull();
    const yes = dialog.getByRole('button', { name: 'Cancel booking' });
    await user.click(yes);
    expect(await dialog.findByText(/^Cancelling now costs 250 Rwf\./)).toBeVisible();
    expect(dialog.getByText(cost)).toBeVisible();

    backend.answers('bookings.cancel', { ...booking, status: 'cancelled', fee: 250 });
    await user.click(yes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fees = backend
      .sentTo('bookings.cancel')
      .map(({ url }) => new URL(url).searchParams.get('fee'));
    expect(fees).toEqual(['0', '250']);
  },
);

test.each([-13, 13])(
  'bookings are late, begin and can be checked in by the day of the server where the clock is %i hours off',
  async (hours) => {
    const day = inDays(0);
    const backend = new FakeBackend();
    backend.time = Date.parse(`${day}T12:00:00+02:00`);
    vi.useFakeTimers({ toFake: ['Date'], now: backend.time + hours * 3_600_000 });
    const stay = { startDate: day, endDate: day, status: 'approved' } as const;
    const yesterday = { startDate: addDays(day, -1), endDate: addDays(day, -1) };
    const checkedIn = { at: `${addDays(day, -1)}T08:00:00Z`, by: 'Aline Uwera' };
    const listed = [
      bookingOf({ ...stay, id: 'comes', coldRoomName: 'Nyagatare store' }),
      bookingOf({ ...stay, id: 'leaves', checkedIn }),
      bookingOf({ ...stay, ...yesterday, id: 'late', checkedIn }),
    ];
    backend.serves('bookings.listAll', ({ url }) =>
      answer(200, url.includes('status=approved') ? listed : []),
    );
    signIn({ role: 'admin' });
    const { user } = openSite('/admin-dashboard/bookings');
    await user.click(await screen.findByRole('tab', { name: /^Approved/ }));
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(badges('Checked in')).toHaveLength(1);
    expect(screen.getAllByText(/^Not checked out since/)).toHaveLength(1);
    backend.answers('bookings.get', { ...bookingOf({ ...stay, id: 'comes' }), history: [] });
    backend.answers('payments.list', unpaid());
    expect(screen.getAllByRole('button', { name: /^Cancel,/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Details, Nyagatare store/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
    expect(await details.findByRole('button', { name: /^Check in,/ })).toBeVisible();
    expect(details.getByRole('button', { name: 'Change days or room' })).toBeVisible();
  },
);
