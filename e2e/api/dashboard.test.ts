import { api } from '#shared/api.ts';
import { monthOf } from '#shared/days.ts';
import { errorBody, type ErrorBody } from '#shared/errors.ts';
import { expectErrorBody } from '../support/backend.ts';
import { inDays } from '../support/bookings.ts';
import { soldDays } from '../support/soldRooms.ts';
import { expect, test } from '../support/test.ts';

const thisMonth = () => monthOf(inDays(0));
const soon = () => monthOf(inDays(70));

test('a customer has their own figures, which follow their bookings', async ({
  backend,
  rooms,
  bookings,
  customer,
}) => {
  const mine = () =>
    backend.ok(api.dashboard.mine, {
      token: customer.token,
      query: { from: thisMonth(), to: soon() },
    });
  const empty = await mine();
  expect(Object.values(empty.bookings)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(empty.months.at(0)).toEqual({ month: thisMonth(), days: 0, revenue: 0 });
  expect(empty.months.at(-1)?.month).toBe(soon());
  const room = await rooms.create({ price: '1000.50' });
  const { id } = await bookings.create(customer, room, 20, 60);
  await bookings.move(id, 'approved');
  const sold = async () => {
    const { bookings: counts, months } = await mine();
    const sum = (name: 'days' | 'revenue') => months.reduce((all, one) => all + one[name], 0);
    return [counts.pending, counts.approved, sum('days'), sum('revenue')];
  };
  await expect.poll(sold).toEqual([0, 1, 41, 41_020.5]);
  await bookings.move(id, 'cancelled');
  await expect.poll(sold).toEqual([0, 0, 0, 0]);
});

test('an admin sees what was sold of a room, and who comes and who waits', async ({
  backend,
  rooms,
  bookings,
  customer,
  admin: { token },
}) => {
  const room = await rooms.create({ price: '1000.50' });
  const { id } = await bookings.create(customer, room, 0, 1);
  await bookings.move(id, 'approved');
  const next = await bookings.create(customer, room, 2, 2);
  await bookings.move(next.id, 'approved');
  const dashboard = () =>
    backend.ok(api.dashboard.admin, { token, query: { from: thisMonth(), to: soon() } });
  const touched = [...new Set([0, 1, 2].map((days) => monthOf(inDays(days))))];
  const sold = async () => {
    const days = touched.map((month) => soldDays(backend, { token }, room.id, month));
    return (await Promise.all(days)).reduce((sum, one) => sum + one, 0);
  };
  await expect.poll(sold).toBe(3);
  await expect.poll(async () => (await dashboard()).arrivals.length).toBeGreaterThan(0);
  const { total, months, arrivals, waiting } = await dashboard();
  expect(total.bookings.approved).toBeGreaterThan(0);
  expect(months.find(({ month }) => month === thisMonth())?.customers).toBeGreaterThan(0);
  expect(arrivals.every(({ startDate }) => startDate > inDays(0))).toBe(true);
  expect(arrivals.map(({ startDate }) => startDate)).toEqual(
    arrivals.map(({ startDate }) => startDate).toSorted(),
  );
  expect(waiting.every(({ status }) => status === 'pending')).toBe(true);
});

test('without months, the last twelve are answered, this one included', async ({
  backend,
  admin: { token },
}) => {
  const { months } = await backend.ok(api.dashboard.admin, { token });
  expect(months).toHaveLength(12);
  expect(months.at(-1)?.month).toBe(thisMonth());
});

test('the dashboard is not shown for months that cannot be', async ({ backend, lasting }) => {
  for (const [query, field, body] of [
    [{ from: '2027-13', to: '2027-12' }, 'from', errorBody('notMonth')],
    [{ from: '2027-01' }, 'to', errorBody('oneMonth')],
    [{ from: '2027-02', to: '2027-01' }, 'to', errorBody('reversedMonths')],
    [{ from: '2024-01', to: '2027-01' }, 'to', errorBody('tooManyMonths')],
  ] as [Record<string, string>, string, ErrorBody][]) {
    const answer = await backend.call(api.dashboard.mine, { token: lasting.token, query });
    expectErrorBody(answer, { ...body, field });
  }
});
