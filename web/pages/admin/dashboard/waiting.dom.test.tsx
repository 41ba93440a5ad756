import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { hear, OpenSocket, untilListening } from '#web/app/testing/openSocket.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { answer } from '#web/lib/testing/browser.ts';

const first = bookingOf({
  id: 'b1',
  coldRoomName: 'First store',
  date: '2026-11-01T08:00:00.000Z',
});
const second = bookingOf({
  id: 'b2',
  coldRoomName: 'Second store',
  date: '2026-11-02T08:00:00.000Z',
});

/** The dashboard of a house in which requests wait, at first two, as its server knows them. */
function openRequests(requests = [first, second]) {
  const backend = new FakeBackend();
  const house = new Map(requests.map((booking) => [booking.id, booking]));
  const waiting = () => [...house.values()].filter(({ status }) => status === 'pending');
  const none = { arriving: [], leaving: [], inHouse: [], late: [], asked: [], claims: [] };
  const rest = { ...none, day: todayInKigali(), free: [], more: [] };
  const move = (id: string, status: Booking['status']) => {
    const booking = bookingOf({ ...house.get(id), status, changedAt: new Date().toISOString() });
    house.set(id, booking);
    return answer(200, booking);
  };
  backend.serves('timeline.day', () => answer(200, rest));
  backend.serves('bookings.listAll', () => answer(200, waiting()));
  backend.serves('bookings.pending', () => answer(200, waiting()));
  backend.serves('bookings.updateStatus', ({ body }) => {
    const { id, status } = body as Pick<Booking, 'id' | 'status'>;
    return move(id, status);
  });
  backend.serves('bookings.get', ({ url }) =>
    answer(200, { ...house.get(url.split('/').at(-1) ?? ''), history: [] }),
  );
  backend.serves('bookings.reopen', ({ url }) => move(url.split('/').at(-2) ?? '', 'pending'));
  return { backend, move, ...openSite('/admin-dashboard') };
}

const card = () => screen.queryByRole('article', { name: 'Booking of First store' });
const heading = () => screen.getByRole('heading', { name: /^Waiting longest/ });

beforeEach(() => signIn({ role: 'admin' }));

test('a request is approved where those stand that wait longest, which are counted, and is there again after the undo', async () => {
  const { backend, user } = openRequests();
  await waitFor(() => expect(card()).toBeVisible());
  expect(heading()).toHaveTextContent('Waiting longest 2');
  const looks = backend.sentTo('timeline.day').length;
  await user.click(within(card() ?? document.body).getByRole('button', { name: /^Approve,/ }));
  await waitFor(() => expect(card()).toBeNull());
  expect(heading()).toHaveTextContent('Waiting longest 1');
  // The day is looked at again, because who is approved may come today.
  await waitFor(() => expect(backend.sentTo('timeline.day').length).toBeGreaterThan(looks));
  await user.click(screen.getByRole('button', { name: /^Undo, / }));
  await waitFor(() => expect(card()).toBeVisible());
  expect(heading()).toHaveTextContent('Waiting longest 2');
});

test('the day has no list of those who wait, which stand above it', async () => {
  openRequests();
  await waitFor(() => expect(card()).toBeVisible());
  expect(await screen.findByRole('tab', { name: /^Arriving/ })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Requests/ })).toBeNull();
});

test('a request is rejected with a reason where those stand that wait longest', async () => {
  const { backend, user } = openRequests();
  await waitFor(() => expect(card()).toBeVisible());
  await user.click(within(card() ?? document.body).getByRole('button', { name: /^Reject,/ }));
  const asking = within(await screen.findByRole('dialog', { name: 'Reject this request?' }));
  await user.selectOptions(asking.getByLabelText('Reason'), 'roomNotReady');
  await user.click(asking.getByRole('button', { name: 'Reject request' }));
  await waitFor(() => expect(card()).toBeNull());
  expect(backend.sentTo('bookings.updateStatus')[0]?.body).toMatchObject({
    id: 'b1',
    reason: 'roomNotReady',
  });
  expect(heading()).toHaveTextContent('Waiting longest 1');
});

test('requests behind two that somebody else has answered are offered, and answered here', async () => {
  OpenSocket.present = undefined;
  vi.stubGlobal('WebSocket', OpenSocket);
  const third = bookingOf({ ...second, id: 'b3', coldRoomName: 'Third store' });
  const fourth = bookingOf({ ...second, id: 'b4', coldRoomName: 'Fourth store' });
  const { backend, move, user } = openRequests([first, second, third, fourth]);
  await waitFor(() => expect(card()).toBeVisible());
  expect(heading()).toHaveTextContent('Waiting longest 2 of 4');
  await untilListening(backend);
  move('b1', 'approved');
  move('b2', 'rejected');
  hear({ event: 'newNotification', count: 0 });
  // They stay in their places, so that nothing below moves.
  await waitFor(() => expect(card()).toHaveTextContent('Approved'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('article', { name: 'Booking of Third store' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show what is new (2)' }));
  expect(card()).toBeNull();
  const next = screen.getByRole('article', { name: 'Booking of Third store' });
  await user.click(within(next).getByRole('button', { name: /^Approve,/ }));
  await waitFor(() => expect(next).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'Booking of Fourth store' })).toBeVisible();
});

test('a request for days of another year names it where it is approved', async () => {
  const year = String(Number(todayInKigali().slice(0, 4)) + 2);
  openRequests([bookingOf({ ...first, startDate: `${year}-01-03`, endDate: `${year}-01-05` })]);
  await waitFor(() => expect(card()).toHaveTextContent(`5 Jan ${year} (3 days)`));
});

test('those who wait stand above the day, which is not drawn before it is known how many they are', async () => {
  const { backend } = openRequests();
  const release = backend.delays('bookings.listAll');
  expect(await screen.findByText('Waiting longest')).toBeVisible();
  await waitFor(() => expect(backend.sentTo('timeline.day')).not.toEqual([]));
  expect(screen.queryByRole('heading', { name: /^Today, / })).toBeNull();
  release();
  const day = await screen.findByRole('heading', { name: /^Today, / });
  const above = card()?.compareDocumentPosition(day) ?? 0;
  expect(above & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
