import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import type { ListedCustomer, Person } from '#shared/user.ts';
import { FakeBackend, linkTo, pagesOf } from '#web/app/testing/backend.ts';
import { definitionOf, fill, keptAtOnce, openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { answer, refuse } from '#web/lib/testing/browser.ts';

const noBalance = { due: 0, paid: 0, owed: 0, toRefund: 0 };

const rows = () => screen.queryAllByRole('rowheader');
const FAILURE = 'Failed to fetch the clients.';

const clientOf = (number: number, fields: Partial<ListedCustomer> = {}): ListedCustomer => ({
  userId: `u-${number}`,
  role: 'user',
  email: `client-${number}@example.com`,
  firstName: 'Client',
  lastName: `Number ${number}`,
  phoneNumber: '+250788123456',
  createdAt: '2026-10-01T08:00:00.000Z',
  bookings: number,
  ...fields,
});

beforeEach(() => signIn({ role: 'admin' }));

test('a search that finds nobody says so, and an admin is marked as one', async () => {
  const backend = new FakeBackend();
  const admin = clientOf(1, { role: 'admin', email: 'admin@example.com' });
  backend.serves('users.list', ({ url }) => {
    const sought = new URL(url).searchParams.get('search');
    return answer(200, sought === 'admin@example.com' ? [admin] : []);
  });
  const { user, path } = openSite('/admin-dashboard/users');
  const find = async (text: string) =>
    fill(user, await screen.findByLabelText('Find a client'), text);
  await find('nobody-has-this-name');
  expect(await screen.findByText('No client has this name, phone or email.')).toBeVisible();
  await find('admin@example.com');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(/^Client Number 1Admin$/);
  expect(screen.getByRole('link', { name: 'admin@example.com' })).toBeVisible();
  expect(path()).toBe('/admin-dashboard/users?find=admin%40example.com');
});

test('a letter in the middle of what is sought leaves the caret behind it', async () => {
  const backend = new FakeBackend();
  backend.answers('users.list', []);
  const { user, path } = openSite('/admin-dashboard/users?find=Kza');
  const field = await screen.findByLabelText<HTMLInputElement>('Find a client');
  await user.click(field);
  field.setSelectionRange(1, 1);
  await user.keyboard('ee');
  expect(field).toHaveValue('Keeza');
  expect(path()).toBe('/admin-dashboard/users?find=Keeza');
  expect(keptAtOnce(field, 'Keza')).toBe('Keza');
});

test('it is said how many of those who are listed work for the house', async () => {
  const team = (['admin', 'operator'] as const).map((role, at) => clientOf(at, { role }));
  const backend = new FakeBackend();
  backend.answers('users.list', [...team, clientOf(3)]);
  openSite('/admin-dashboard/users');
  expect(await screen.findByText('3 clients, 2 of them in the team')).toBeVisible();
});

test('of many clients every one is reached, page after page [S2.118]', async () => {
  const backend = new FakeBackend();
  const pages = pagesOf(
    Array.from({ length: 45 }, (_, index) => clientOf(index + 1)),
    20,
  );
  backend.serves('users.list', pages);
  const { user } = openSite('/admin-dashboard/users');
  expect(await screen.findByText('The first 20 clients')).toBeVisible();
  expect(rows()).toHaveLength(20);
  const more = async () => user.click(await screen.findByRole('button', { name: 'Show more' }));
  backend.fails('users.list');
  await more();
  expect(await screen.findByText(FAILURE)).toBeVisible();
  expect(rows()).toHaveLength(20);
  backend.serves('users.list', pages);
  await more();
  await waitFor(() => expect(rows()).toHaveLength(40));
  expect(screen.queryByText(FAILURE)).toBeNull();
  await more();
  expect(await screen.findByText('45 clients')).toBeVisible();
  expect(rows()).toHaveLength(45);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  const last = within(screen.getByRole('row', { name: /^Client Number 45/ }));
  expect(last.getAllByRole('cell').at(-1)).toHaveTextContent(/45$/);
  expect(new URL(backend.sentTo('users.list')[0]?.url ?? '').searchParams.get('limit')).toBe('20');
});

test('an empty page of clients is skipped', async () => {
  const backend = new FakeBackend();
  backend.serves('users.list', ({ url }) =>
    url.includes('cursor') ? answer(200, [clientOf(7)]) : answer(200, [], linkTo('more')),
  );
  openSite('/admin-dashboard/users');
  expect(await screen.findByText('Client Number 7')).toBeVisible();
});

test('an admin gets from a client to what was done with them', async () => {
  const backend = new FakeBackend();
  backend.answers('people.get', {
    person: clientOf(1),
    notes: [],
    balance: noBalance,
    sharing: [],
  });
  backend.answers('people.bookings', []);
  openSite('/admin-dashboard/users/u-1');
  await screen.findByRole('heading', { name: 'Client Number 1' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Journal' })).toHaveAttribute(
    'href',
    '/admin-dashboard/journal?thing=u-1',
  );
});

const ofPhone = { userId: 'caller', firstName: 'Keza', lastName: 'Sample' };

/** A client's page, of an account whose telephone number a caller has as well. */
function openAccount() {
  const account: Person = clientOf(1);
  const caller = { ...account, ...ofPhone, email: undefined };
  const backend = new FakeBackend();
  backend.serves('people.bookings', () => answer(200, []));
  backend.serves('people.get', ({ url }) =>
    url.endsWith('/caller')
      ? answer(200, { person: caller, notes: [], balance: noBalance, sharing: [account] })
      : answer(200, { person: account, notes: [], balance: noBalance, sharing: [caller] }),
  );
  backend.serves('people.join', () => {
    backend.serves('people.get', () =>
      answer(200, { person: account, notes: [], balance: noBalance, sharing: [] }),
    );
    return answer(200, account);
  });
  return backend;
}

test('a caller is joined to the account of the same number, from either page, once it is confirmed', async () => {
  for (const { shown, other } of [
    { shown: 'u-1', other: 'Keza Sample' },
    { shown: 'caller', other: 'Client Number 1' },
  ]) {
    const backend = openAccount();
    const { user, path } = openSite(`/admin-dashboard/users/${shown}`);
    await user.click(await screen.findByRole('button', { name: `Join with ${other}` }));
    const dialog = within(screen.getByRole('dialog', { name: 'Join these clients?' }));
    expect(dialog.getByText('client-1@example.com')).toBeVisible();
    expect(dialog.getByText(/This cannot be undone:/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep both' }));
    expect(backend.sentTo('people.join')).toEqual([]);

    await user.click(screen.getByRole('button', { name: `Join with ${other}` }));
    await user.click(screen.getByRole('button', { name: 'Join them' }));
    await waitFor(() => expect(path()).toBe('/admin-dashboard/users/u-1'));
    await waitFor(() => expect(screen.queryByText('Same phone number')).toBeNull());
    expect(backend.sentTo('people.join')[0]?.url).toMatch(/people\/u-1\/callers$/);
  }
});

test('a join that is refused says why, and nothing is lost', async () => {
  const backend = openAccount();
  backend.serves('people.join', () => refuse('otherNumber'));
  const { user } = openSite('/admin-dashboard/users/u-1');
  await user.click(await screen.findByRole('button', { name: 'Join with Keza Sample' }));
  await user.click(screen.getByRole('button', { name: 'Join them' }));
  expect(await screen.findByText('These clients have different phone numbers.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each([
  { does: 'Approve', status: 'approved' },
  { does: 'Reject', status: 'rejected' },
] as const)('$does on a client’s page can be taken back', async ({ does, status }) => {
  const backend = new FakeBackend();
  let booking = bookingOf();
  backend.serves('people.get', () =>
    answer(200, { person: clientOf(1), notes: [], balance: noBalance, sharing: [] }),
  );
  backend.serves('people.bookings', () => answer(200, [booking]));
  const becomes = (now: Booking['status']) => () => {
    booking = { ...booking, status: now };
    return answer(200, booking);
  };
  backend.serves('bookings.updateStatus', becomes(status));
  backend.serves('bookings.reopen', becomes('pending'));
  const { user } = openSite('/admin-dashboard/users/u-1');
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${does}`) }));
  if (does === 'Reject') {
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'roomNotReady');
    await user.click(dialog.getByRole('button', { name: 'Reject request' }));
  }
  const card = async () => within(await screen.findByRole('article'));
  await user.click(await screen.findByRole('button', { name: /^Undo, / }));
  expect(await screen.findByText('Undone: the request waits again.')).toBeVisible();
  expect(backend.sentTo('bookings.reopen')[0]?.body).toEqual({ from: status });
  await waitFor(async () => expect((await card()).getByText('Pending')).toBeVisible());
  expect((await card()).getByRole('button', { name: /^Approve/ })).toBeEnabled();
});

test('who closes the booking of the address or answers one keeps the pages of a client’s bookings', async () => {
  const backend = new FakeBackend();
  const bookings = Array.from({ length: 15 }, (_, at) =>
    bookingOf({ id: `b-${at}`, coldRoomName: `Store ${at}` }),
  );
  backend.answers('people.get', {
    person: clientOf(1),
    notes: [],
    balance: noBalance,
    sharing: [],
  });
  backend.serves('people.bookings', (request) => pagesOf(bookings, 10)(request));
  backend.answers('bookings.get', { ...bookingOf({ id: 'b-0' }), history: [] });
  const nothing = { due: 0, paid: 0, rest: 0, payments: [], claims: [], invoices: [] };
  backend.answers('payments.list', nothing);
  const { user, path } = openSite('/admin-dashboard/users/u-1?booking=b-0');
  const dialog = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  const cards = () => screen.queryAllByRole('article');
  await waitFor(() => expect(cards()).toHaveLength(15));
  // What was recorded in the details.
  bookings[12] = bookingOf({ ...bookings[12], coldRoomName: 'Other store' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(path()).toBe('/admin-dashboard/users/u-1');
  expect(cards()).toHaveLength(15);
  expect(await screen.findByText('Other store')).toBeVisible();
  const answered = bookingOf({ ...bookings[13], status: 'approved' });
  backend.serves('bookings.updateStatus', () => {
    bookings[13] = answered;
    return answer(200, answered);
  });
  await user.click(screen.getByRole('button', { name: /^Approve, Store 13 / }));
  const card = within(cards()[13] ?? document.body);
  expect(await card.findByText('Approved')).toBeVisible();
  expect(cards()).toHaveLength(15);
});

test('the page of a client says what all of their bookings come to', async () => {
  const backend = new FakeBackend();
  const balance = { due: 9_000, paid: 4_000, owed: 6_000, toRefund: 1_000 };
  backend.answers('people.get', { person: clientOf(1), notes: [], balance, sharing: [] });
  backend.answers('people.bookings', []);
  openSite('/admin-dashboard/users/u-1');
  const main = await screen.findByRole('main');
  await screen.findByText('To pay for all bookings');
  for (const [term, value] of [
    ['To pay for all bookings', '9,000 Rwf'],
    ['Paid', '4,000 Rwf'],
    ['Owed', '6,000 Rwf'],
    ['To refund', '1,000 Rwf'],
  ] as const) {
    expect(definitionOf(main, term)).toBe(value);
  }
});

test('of many notes the newest three are shown, and all of them where somebody asks', async () => {
  const backend = new FakeBackend();
  const notes = Array.from({ length: 5 }, (_, index) => ({
    id: `n${index}`,
    text: `Note ${index}.`,
    at: '2026-10-01T08:00:00.000Z',
    by: 'Test Admin',
    mine: false,
  }));
  backend.answers('people.get', { person: clientOf(1), notes, balance: noBalance, sharing: [] });
  backend.answers('people.bookings', []);
  const { user } = openSite('/admin-dashboard/users/u-1');
  const list = await screen.findByRole('list', { name: 'Notes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.textContent),
  ).toEqual(['Note 0.', 'Note 1.', 'Note 2.']);
  await user.click(screen.getByRole('button', { name: 'Show all 5 notes', expanded: false }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show fewer notes', expanded: true }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test('whoever removes a note goes on in the list, or where the next one is written', async () => {
  const backend = new FakeBackend();
  const notes = ['First', 'Second'].map((text, index) => ({
    id: `n${index}`,
    text,
    at: '2026-10-01T08:00:00.000Z',
    by: 'Test Admin',
    mine: true,
  }));
  backend.answers('people.get', { person: clientOf(1), notes, balance: noBalance, sharing: [] });
  backend.answers('people.bookings', []);
  const { user } = openSite('/admin-dashboard/users/u-1');
  const remove = await screen.findByRole('button', { name: 'Remove the note: First' });
  expect(screen.getByLabelText('Note')).toHaveAccessibleDescription(
    'Everybody on the staff sees notes. Clients can read them when they download their data.',
  );
  backend.refuses('people.removeNote', 'serverError');
  await user.click(remove);
  await waitFor(() => expect(backend.sentTo('people.removeNote')).toHaveLength(1));
  await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy', 'true'));
  expect(remove).toHaveFocus();
  backend.answers('people.removeNote', { id: 'n0' });
  await user.click(remove);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Notes' })).toHaveFocus());
  const second = screen.getByRole('button', { name: 'Remove the note: Second' });
  await waitFor(() => expect(second).toBeEnabled());
  await user.click(second);
  await waitFor(() => expect(screen.getByRole('form', { name: 'Add a note' })).toHaveFocus());
});
