import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import type { DayAtWork, DayClaim } from '#shared/timeline.ts';
import { FakeBackend, linkTo } from '#web/app/testing/backend.ts';
import { hear, OpenSocket, untilListening } from '#web/app/testing/openSocket.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { paymentOf, unpaid } from '#web/features/payments/testing/entries.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer, refuse } from '#web/lib/testing/browser.ts';
import { emptyDay } from '../testing/emptyDay.ts';

const today = () => todayInKigali();
const nothing = emptyDay(today());
const check = { at: '2026-11-01T06:10:00.000Z', by: 'Test Admin' };

const arriving = (fields: Partial<Booking> = {}) =>
  bookingOf({
    id: 'arrives',
    status: 'approved',
    startDate: today(),
    endDate: addDays(today(), 2),
    ...fields,
  });

/** The dashboard on a day on which one booking is in the house. */
function openDay(booking: Booking, late: Booking[] = []) {
  const backend = new FakeBackend();
  let now = booking;
  backend.serves('timeline.day', () =>
    answer(200, {
      ...nothing,
      arriving: [now],
      leaving: now.endDate === today() ? [now] : [],
      inHouse: [now],
      late,
    }),
  );
  backend.serves('bookings.setPresence', ({ body }) => {
    const { presence } = body as { presence: string };
    now = {
      ...booking,
      ...(presence !== 'expected' && { checkedIn: check }),
      ...(presence === 'out' && { checkedOut: check }),
    };
    return answer(200, now);
  });
  return { backend, ...openSite('/admin-dashboard') };
}

const claimOf = (fields: Partial<DayClaim>): DayClaim => ({
  id: 'c-1',
  bookingId: 'b-1',
  coldRoomName: 'North room',
  userId: 'u-1',
  userName: 'Keza Uwase',
  startDate: today(),
  endDate: today(),
  amount: 5_000,
  way: 'mobileMoney',
  reference: 'MP-1',
  at: '2026-11-01T06:10:00.000Z',
  state: 'claimed',
  phoneNumber: '+250788000001',
  ...fields,
});

/** The dashboard, whose server can say that something has changed. */
async function openListening(day: Partial<DayAtWork>) {
  OpenSocket.present = undefined;
  vi.stubGlobal('WebSocket', OpenSocket);
  const backend = new FakeBackend();
  backend.answers('timeline.day', { ...nothing, ...day });
  const site = openSite('/admin-dashboard');
  await untilListening(backend);
  const change = (now: Partial<DayAtWork>) => {
    backend.answers('timeline.day', { ...nothing, ...now });
    hear({ event: 'newNotification', count: 0 });
  };
  return { backend, change, ...site };
}

beforeEach(() => signIn({ role: 'admin' }));
afterEach(() => vi.useRealTimers());

test('who arrives is checked in and out in place, and a wrong press is undone', async () => {
  const { user } = openDay(arriving());
  const shown = () => within(screen.getByRole('tabpanel', { name: /^Arriving/ }));
  await user.click(await screen.findByRole('button', { name: /^Check in,/ }));
  expect(await shown().findByText('Checked in')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Undo, / }));
  expect(await screen.findByRole('button', { name: /^Check in,/ })).toBeVisible();
  expect(shown().queryByText('Checked in')).toBeNull();

  await user.click(screen.getByRole('button', { name: /^Check in,/ }));
  await user.click(await screen.findByRole('button', { name: /^Check out,/ }));
  expect(await shown().findByText('Checked out')).toBeVisible();
  expect(shown().queryByRole('button', { name: /^Check (in|out),/ })).toBeNull();
});

test('whoever checks in and out by the keyboard goes on in the day, which is left alone once they are elsewhere', async () => {
  const { backend, user } = openDay(arriving());
  const pressed = async (name: RegExp) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
  };
  const list = await screen.findByRole('tabpanel', { name: /^Arriving/ });
  const day = list.closest('[tabindex="-1"]');
  await pressed(/^Check in,/);
  expect(day).toHaveFocus();
  await pressed(/^Check out,/);
  expect(day).toHaveFocus();

  const release = backend.delays('bookings.setPresence');
  const [undo = document.body] = await screen.findAllByRole('button', { name: /^Undo, / });
  await user.click(undo);
  const tab = screen.getByRole('tab', { name: /^In use/ });
  await user.click(tab);
  release();
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(tab).toHaveFocus();
});

test.each([-13, 13])(
  'a computer whose clock is %i hours off checks in, approves and cancels by the day of the server',
  async (hours) => {
    const day = today();
    const noon = Date.parse(`${day}T12:00:00+02:00`);
    const stay = arriving({ endDate: day });
    const request = bookingOf({ id: 'asks', startDate: day, endDate: day });
    const backend = new FakeBackend();
    backend.time = noon;
    vi.useFakeTimers({ toFake: ['Date'], now: noon + hours * 3_600_000 });
    signIn({ role: 'admin' });
    backend.answers('timeline.day', { ...nothing, day, arriving: [stay] });
    backend.answers('bookings.listAll', [request]);
    backend.answers('bookings.get', { ...stay, history: [] });
    backend.answers('payments.list', unpaid(90_000));
    const { user } = openSite('/admin-dashboard');
    const arrivals = within(await screen.findByRole('tabpanel', { name: /^Arriving/ }));
    expect(arrivals.getByRole('button', { name: /^Check in,/ })).toBeVisible();
    expect(arrivals.getByRole('button', { name: /^Cancel,/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Approve,/ })).toBeVisible();
    await user.click(arrivals.getByRole('button', { name: /^Details,/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
    expect(await details.findByRole('button', { name: /^Check in,/ })).toBeVisible();
    expect(details.getByRole('button', { name: 'Change days or room' })).toBeVisible();
  },
);

/** The dashboard of a computer whose clock is 13 hours ahead, so that it has the next day already. */
function openAhead(day: string, now: Partial<DayAtWork>) {
  const backend = new FakeBackend();
  const noon = Date.parse(`${day}T12:00:00+02:00`);
  backend.time = noon;
  vi.useFakeTimers({ toFake: ['Date'], now: noon + 13 * 3_600_000 });
  signIn({ role: 'admin' });
  backend.answers('timeline.day', { ...nothing, day, ...now });
  backend.answers('payments.list', unpaid());
  backend.answers('rooms.get', roomOf({ id: 'r1', name: 'Musanze store' }));
  backend.answers('rooms.calendar', { id: 'r1', taken: [] });
  return { backend, ...openSite('/admin-dashboard') };
}

test('other days that end today are accepted where the clock of the computer has the next day', async () => {
  const day = today();
  const days = { startDate: day, endDate: day };
  const asked = { ...days, at: check.at, totalPrice: 1_000, state: 'waiting' } as const;
  const stay = arriving({ asked });
  const { backend, user } = openAhead(day, { arriving: [stay], asked: [stay] });
  backend.answers('bookings.get', { ...stay, history: [] });
  await user.click(await screen.findByRole('button', { name: /^Details,/ }));
  const accept = await screen.findByRole('button', { name: 'Accept days' });
  await waitFor(() => expect(accept).toBeEnabled());
});

test('a stay from today on has not begun where the clock of the computer has the next day', async () => {
  const day = today();
  const stay = arriving();
  const { backend, user } = openAhead(day, { arriving: [stay] });
  backend.answers('bookings.get', { ...stay, history: [] });
  backend.answers('rooms.list', []);
  await user.click(await screen.findByRole('button', { name: /^Details,/ }));
  await user.click(await screen.findByRole('button', { name: 'Change days or room' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change days or room' }));
  const last = form.getByLabelText('Last day');
  expect(form.getByLabelText('First day')).toBeEnabled();
  expect(last).toHaveAttribute('min', day);
  fireEvent.change(last, { target: { value: day } });
  await waitFor(() => expect(form.getByRole('button', { name: 'Change booking' })).toBeEnabled());
});

test('who is awaited leads, with the check-in; who is in stands after them, muted', async () => {
  const backend = new FakeBackend();
  const came = arriving({ id: 'came', coldRoomName: 'A store', checkedIn: check });
  const awaited = arriving({ id: 'awaited', coldRoomName: 'B store' });
  backend.answers('timeline.day', { ...nothing, arriving: [came, awaited], inHouse: [came] });
  const { user } = openSite('/admin-dashboard');
  const checkIn = await screen.findByRole('button', { name: /^Check in, B store/ });
  const checkOut = () => screen.getByRole('button', { name: /^Check out, A store/ });
  expect(
    checkIn.compareDocumentPosition(checkOut()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  expect(checkIn.closest('tr')?.className).not.toMatch(/muted/);
  expect(checkOut().closest('tr')?.className).toMatch(/muted/);
  await user.click(screen.getByRole('tab', { name: /^In use/ }));
  expect(checkOut().closest('tr')?.className).not.toMatch(/muted/);
});

test('a check-in that is taken back leaves open what was opened meanwhile', async () => {
  const { backend, user } = openDay(arriving());
  backend.answers('bookings.get', { ...arriving(), history: [] });
  backend.answers('payments.list', unpaid());
  const openDetails = async () => {
    await user.click(await screen.findByRole('button', { name: /^Details/ }));
    return screen.findByRole('dialog', { name: 'Booking details' });
  };
  const details = await openDetails();
  await user.click(within(details).getByRole('button', { name: /^Check in,/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const release = backend.delays('bookings.setPresence');
  await user.click(await screen.findByRole('button', { name: /^Undo, / }));
  const again = await openDetails();
  release();
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(again).toBeVisible();
});

test('a refused check-in says why, and the day is looked at again', async () => {
  const { backend, user } = openDay(arriving());
  backend.serves('bookings.setPresence', () => refuse('presenceRefused'));
  await user.click(await screen.findByRole('button', { name: /^Check in,/ }));
  expect(await screen.findByText(/checked this booking in or out meanwhile/)).toBeVisible();
  await waitFor(() => expect(backend.sentTo('timeline.day').length).toBeGreaterThan(1));
});

test('who has not left by the last day is in a list of the late, which is there only then', async () => {
  const late = arriving({
    id: 'late',
    status: 'completed',
    startDate: addDays(today(), -5),
    endDate: addDays(today(), -1),
    checkedIn: check,
  });
  const { user } = openDay(arriving(), [late]);
  await user.click(await screen.findByRole('tab', { name: /^Not checked out/ }));
  const shown = within(screen.getByRole('tabpanel', { name: /^Not checked out/ }));
  expect(shown.getByText('Check-out 1 day late')).toBeVisible();
  expect(shown.getByRole('button', { name: /^Check out,/ })).toBeVisible();
  openDay(arriving());
  expect(await screen.findByRole('tab', { name: /^Arriving/ })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Not checked out/ })).toBeNull();
});

test('a list that is longer than the day begins with is fetched when it is shown, to its end [S2.119]', async () => {
  const backend = new FakeBackend();
  const all = Array.from({ length: 103 }, (_, index) =>
    bookingOf({ id: `asks ${index}`, userName: `Asks ${index}`, status: 'approved' }),
  );
  backend.serves('timeline.day', ({ url }) => {
    const { searchParams } = new URL(url);
    const beginning = { ...nothing, asked: all.slice(0, 2), more: ['asked'] };
    if (searchParams.get('list') !== 'asked') return answer(200, beginning);
    const rest = searchParams.get('cursor') === 'rest';
    const asked = rest ? all.slice(100) : all.slice(0, 100);
    const link: Record<string, string> = rest ? {} : linkTo('rest');
    return answer(200, { ...nothing, asked, more: rest ? [] : ['asked'] }, link);
  });
  const { user } = openSite('/admin-dashboard');
  const tab = await screen.findByRole('tab', { name: /^Change requests/ });
  expect(tab).toHaveTextContent('Change requests2+');
  const lists = () => backend.sentTo('timeline.day').filter(({ url }) => url.includes('list='));
  expect(lists()).toEqual([]);
  await user.click(tab);
  await waitFor(() => expect(tab).toHaveTextContent('Change requests100+'));
  await user.click(screen.getByText('Show more'));
  await waitFor(() => expect(tab).toHaveTextContent(/^Change requests103$/));
  const shown = within(screen.getByRole('tabpanel', { name: /^Change requests/ }));
  expect(shown.getAllByRole('row')).toHaveLength(104);
  expect(screen.queryByText('Show more')).toBeNull();
});

test('what customers say they have paid is confirmed in place, and the list goes with the last', async () => {
  const backend = new FakeBackend();
  const claim = claimOf({});
  let claims = [claim];
  backend.serves('timeline.day', () => answer(200, { ...nothing, claims }));
  backend.serves('payments.confirm', () => {
    claims = [];
    return answer(200, paymentOf());
  });
  const { user } = openSite('/admin-dashboard');
  await user.click(await screen.findByRole('tab', { name: /^Payments to confirm/ }));
  expect(screen.getByText('+250 788 000 001', { exact: false })).toHaveAttribute(
    'href',
    'tel:+250788000001',
  );
  const day = screen.getByRole('tablist', { name: 'The day' }).closest('[tabindex="-1"]');
  screen.getByRole('button', { name: 'Confirm payment' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('tab', { name: /^Payments to confirm/ })).toBeNull(),
  );
  expect(day).toHaveFocus();
  expect(screen.getByRole('tab', { name: /^Arriving/ })).toHaveAttribute('aria-selected', 'true');
});

test('a claim that somebody else answers stays in its place without buttons, until the reader acts or looks elsewhere', async () => {
  const first = claimOf({});
  const second = claimOf({ id: 'c-2', bookingId: 'b-2', coldRoomName: 'South room' });
  const third = claimOf({ id: 'c-3', bookingId: 'b-3', coldRoomName: 'West room' });
  const { backend, change, user } = await openListening({ claims: [first, second] });
  await user.click(await screen.findByRole('tab', { name: /^Payments to confirm/ }));
  const items = () =>
    within(screen.getByRole('tabpanel', { name: /^Payments to confirm/ })).getAllByRole('listitem');
  const rooms = () => items().map((item) => item.querySelector('strong')?.textContent);
  const buttonsOf = (at: number) => within(items()[at] ?? document.body).queryAllByRole('button');
  expect(rooms()).toEqual(['North room', 'South room']);
  const tab = screen.getByRole('tab', { name: /^Payments to confirm/ });

  change({ claims: [third, second] });
  await waitFor(() => expect(rooms()).toEqual(['North room', 'South room', 'West room']));
  expect(items()[0]).toHaveTextContent('Answered');
  expect(buttonsOf(0)).toEqual([]);
  expect(tab).toHaveTextContent(/^Payments to confirm2$/);

  backend.serves('payments.confirm', () => {
    backend.answers('timeline.day', { ...nothing, claims: [third] });
    return answer(200, paymentOf());
  });
  await user.click(within(items()[1] ?? document.body).getByText('Confirm payment'));
  expect(backend.sentTo('payments.confirm')[0]?.url).toContain('c-2');
  await waitFor(() => expect(rooms()).toEqual(['West room']));

  // The tab that is open does not go with its last claim.
  change({});
  await waitFor(() => expect(items()[0]).toHaveTextContent('Answered'));
  expect(tab).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: /^Arriving/ }));
  expect(tab).not.toBeInTheDocument();
});

test('what the reader has answered leaves the list, also where an answer comes late that was asked for before', async () => {
  const claims = [
    claimOf({}),
    claimOf({ id: 'c-2', bookingId: 'b-2', coldRoomName: 'South room' }),
  ];
  const { backend, user } = await openListening({ claims });
  await user.click(await screen.findByRole('tab', { name: /^Payments to confirm/ }));
  const before = Promise.withResolvers<Response>();
  backend.serves('timeline.day', () => before.promise);
  const asked = backend.sentTo('timeline.day').length;
  hear({ event: 'newNotification', count: 0 });
  await waitFor(() => expect(backend.sentTo('timeline.day')).toHaveLength(asked + 1));

  const after = Promise.withResolvers<Response>();
  backend.serves('timeline.day', () => after.promise);
  backend.answers('payments.confirm', paymentOf());
  const [confirm = document.body] = screen.getAllByText('Confirm payment');
  await user.click(confirm);
  await waitFor(() => expect(backend.sentTo('timeline.day')).toHaveLength(asked + 2));
  const [, second] = claims;
  before.resolve(answer(200, { ...nothing, claims: [second, claims[0]] }));
  after.resolve(answer(200, { ...nothing, claims: [second] }));
  await waitFor(() => expect(screen.queryByText('North room')).toBeNull());
  expect(screen.getByText('South room')).toBeVisible();
});

test('who arrives keeps their place while others check in, cancel and book', async () => {
  const of = (id: string, fields: Partial<Booking> = {}) =>
    arriving({ id, coldRoomName: `${id} store`, ...fields });
  const { change, user } = await openListening({ arriving: [of('A'), of('B'), of('C')] });
  const names = () =>
    within(screen.getByRole('tabpanel', { name: /^Arriving/ }))
      .getAllByText(/^[A-D] store$/)
      .map(({ textContent }) => textContent);
  await screen.findByRole('button', { name: /^Check in, B store/ });
  change({
    arriving: [of('A', { checkedIn: check }), of('AD', { coldRoomName: 'D store' }), of('C')],
  });
  await waitFor(() => expect(names()).toEqual(['A store', 'B store', 'C store', 'D store']));
  expect(screen.queryByRole('button', { name: /^Check in, B store/ })).toBeNull();
  expect(screen.getByText('B store').closest('tr')).toHaveTextContent('Changed');
  await user.click(screen.getByRole('tab', { name: /^Leaving/ }));
  await user.click(screen.getByRole('tab', { name: /^Arriving/ }));
  expect(names()).toEqual(['C store', 'D store', 'A store']);
});

test('what has changed keeps its place where details were only read', async () => {
  const first = arriving({ id: 'A', coldRoomName: 'A store' });
  const second = arriving({ id: 'B', coldRoomName: 'B store' });
  const { backend, change, user } = await openListening({ arriving: [first, second] });
  backend.answers('bookings.get', { ...second, history: [] });
  backend.answers('payments.list', unpaid());
  await screen.findByRole('button', { name: /^Check in, A store/ });
  change({ arriving: [second] });
  const changed = () => screen.getByText('A store').closest('tr');
  await waitFor(() => expect(changed()).toHaveTextContent('Changed'));
  await user.click(screen.getByRole('button', { name: /^Details/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Booking details' }));
  const third = arriving({ id: 'C', coldRoomName: 'C store' });
  backend.answers('timeline.day', { ...nothing, arriving: [second, third] });
  await user.click(details.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('C store')).toBeVisible();
  expect(changed()).toHaveTextContent('Changed');
});

test('what more of a list there is may fail, and is fetched again', async () => {
  const backend = new FakeBackend();
  const cut = { ...nothing, free: [], more: ['free' as const] };
  backend.serves('timeline.day', ({ url }) =>
    url.includes('list=') ? answer(500, {}) : answer(200, cut),
  );
  const { user } = openSite('/admin-dashboard');
  await user.click(await screen.findByRole('tab', { name: /^Free/ }));
  const problem = within(await screen.findByRole('tabpanel', { name: /^Free/ }));
  expect(await problem.findByText('Failed to fetch the day.')).toBeVisible();
  const free = [{ id: 'r', name: 'North room', location: 'Huye', roomType: 'Cold Room' as const }];
  backend.answers('timeline.day', { ...nothing, free });
  await user.click(problem.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /^North room/ })).toBeVisible();
});
