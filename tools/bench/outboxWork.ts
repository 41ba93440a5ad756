import { handler as dashboard } from '#functions/api/dashboard/admin.ts';
import type { Customer } from '#functions/domain/decideBooking.ts';
import { tokensFromAfter } from '#functions/domain/password.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { openConnection } from '#functions/store/connections/connections.ts';
import { createMessage } from '#functions/store/messages/messages.ts';
import { invoke } from '#functions/testing/calls.ts';
import {
  admin,
  asCustomer,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { handler as consume } from '#functions/workers/outbox/consume.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import * as contract from '#shared/contract/dashboard.ts';
import { addMonths, monthOf, todayInKigali } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import { startBenchTable } from './benchTable.ts';
import { putBookings } from './manyBookings.ts';
import { watchTable, type Usage } from './tableWatch.ts';
import { takePosts } from './takePosts.ts';

/** The outbox's use of the table for one event. */
interface EventWork extends Usage {
  event: string;
  pushes: number;
}

/** What the admins' dashboard reads with so many bookings in the table. */
interface DashboardCost extends Usage {
  bookings: number;
}

export interface OutboxWork {
  events: EventWork[];
  dashboard: DashboardCost[];
}

const ROOMS = 12;
const MONTHS = 12;
const SIZES = [1_000, 100_000];
const DAYS_A_MONTH = 30;

/** Measures the outbox for typical events, with one admin and one customer who have an open socket each. */
export async function measureOutbox(): Promise<OutboxWork> {
  const sockets = await takePosts();
  const dynamoDb = await startBenchTable({ SOCKETS_URL: sockets.url });
  const take = watchTable();
  try {
    const events = await measureEvents(take, sockets.take);
    return { events, dashboard: await measureDashboard(take) };
  } finally {
    sockets.stop();
    await dynamoDb.stop();
  }
}

async function measureEvents(take: () => Usage, takePushes: () => number): Promise<EventWork[]> {
  const events: EventWork[] = [];
  let taken = 0;
  /** Causes an event, and then measures only the outbox's work for it. */
  const measure = async <T>(event: string, happen: () => Promise<T>): Promise<T> => {
    const result = await happen();
    const records = (await readStream()).slice(taken);
    taken += records.length;
    take();
    takePushes();
    const { batchItemFailures } = await consume({ Records: records });
    if (batchItemFailures.length > 0) throw new Error(`The outbox failed at: ${event}`);
    events.push({ event, ...take(), pushes: takePushes() });
    return result;
  };
  const boss = await measure('a registration', someCustomer);
  await measure('a promotion to admin', () => setRole(boss.email, 'admin'));
  const customer = await someCustomer();
  await measure('another registration', () => Promise.resolve());
  const later = Date.now() / 1000 + 3600;
  // The promotion has ended the tokens of before: whoever opens a socket has signed in since.
  const iat = tokensFromAfter(Date.now() / 1000);
  await openConnection({ connectionId: 'admin', userId: boss.userId, iat }, later);
  await openConnection({ connectionId: 'customer', userId: customer.userId, iat }, later);
  const room = await someRoom();
  const book = (from: number) => bookRoom(requestFor(room, from, from + 2), customer);
  const first = await measure('a request of 3 days', () => book(1));
  await measure('its approval', () => moveBooking(first.id, 'approved', admin));
  await measure('its cancellation', () => moveBooking(first.id, 'cancelled', asCustomer(customer)));
  const second = await measure('another request', () => book(10));
  await measure('its rejection', () => moveBooking(second.id, 'rejected', admin));
  await measure('a contact message', () => createMessage(message));
  return events;
}

const message = {
  kind: 'contact',
  names: 'Bench',
  email: 'bench@example.com',
  questions: 'How much does a ton of beans take?',
  subscribeNews: false,
} as const;

/** Measures the dashboard with rooms booked in each month, and then with more and more other bookings. */
async function measureDashboard(take: () => Usage): Promise<DashboardCost[]> {
  const rooms = await Promise.all(Array.from({ length: ROOMS }, () => someRoom()));
  const customer = await someCustomer();
  // Each to another customer, who may book only so often within an hour.
  for (const room of rooms) await sellEachMonth(room, await someCustomer());
  await consume({ Records: await readStream() });
  const costs: DashboardCost[] = [];
  let present = ROOMS * MONTHS;
  await readDashboard();
  for (const bookings of SIZES) {
    await putBookings(bookings - present, rooms, customer);
    present = bookings;
    take();
    await readDashboard();
    costs.push({ bookings, ...take() });
  }
  return costs;
}

async function sellEachMonth(room: Room, customer: Customer): Promise<void> {
  for (let month = 0; month < MONTHS; month += 1) {
    const from = 1 + month * DAYS_A_MONTH;
    const { id } = await bookRoom(requestFor(room, from, from + 4), customer);
    await moveBooking(id, 'approved', admin);
  }
}

async function readDashboard(): Promise<void> {
  const token = await signToken({
    userId: 'admin',
    role: 'admin',
    names: 'Bench Admin',
    email: 'admin@example.com',
  });
  const today = todayInKigali();
  const { status } = await invoke(dashboard, contract.admin, {
    headers: { authorization: `Bearer ${token}` },
    query: { from: monthOf(today), to: monthOf(addMonths(today, MONTHS - 1)) },
  });
  if (status !== 200) throw new Error(`The dashboard answered ${status}`);
}
