import { randomUUID } from 'node:crypto';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { endpoints } from '#shared/api.ts';
import type { RouteName } from '#shared/routes.ts';
import { walkNews, walkRating } from './afterwards.ts';
import {
  apiCaller,
  benchPerson,
  day,
  roomForm,
  ROOM_PRICE,
  type Call,
  type OnCall,
  type Parties,
} from './apiCaller.ts';

/** Rooms that are free in a stay within one month. */
export const FREE_IN_A_MONTH = 'free on days of one month';

/**
 * Calls every endpoint of the contract as people do, one call at a time, as a new customer. `passTime`
 * does what so many days from now would be due.
 */
export async function walkEveryEndpoint(
  url: string,
  onCall: OnCall,
  passTime: (days: number) => Promise<void>,
): Promise<void> {
  const call = apiCaller(url, onCall);
  const admin = await signToken({
    userId: randomUUID(),
    role: 'admin',
    names: 'Bench Admin',
    email: 'admin@example.com',
  });
  const { password } = benchPerson;
  const email = `${randomUUID()}@example.com`;
  await call('auth.register', { body: { ...benchPerson, email } });
  const { token } = (await call('auth.login', { body: { email, password } })) as { token: string };
  await call('contact.submitQuery', { body: message });
  const room = await walkRooms(call, admin);
  await walkBookings(call, { admin, token, room });
  await walkRating(call, { admin, token, room }, passTime);
  await call('rooms.ratings', { path: { id: room } });
  await call('rooms.remove', { token: admin, path: { id: room } });
  await walkNews(call, { admin, token });
  await call('account.get', { token });
  const { token: renamed } = await call('account.update', { token, body: namesForm() });
  const passwords = { password, newPassword: `${password}!` };
  await call('account.changePassword', { token: String(renamed), body: passwords });
}

/** A call of every endpoint, or an error: a new one must not go uncounted. */
export function refuseUncounted(counted: { name: RouteName }[]): void {
  const missing = endpoints.filter(({ name }) => !counted.some((one) => one.name === name));
  if (missing.length > 0) {
    throw new Error(`The bench calls no ${missing.map(({ name }) => name).join(', ')}`);
  }
}

function namesForm(): FormData {
  const form = new FormData();
  form.set('firstName', 'Benchmark');
  return form;
}

const message = {
  names: 'Bench Customer',
  email: benchPerson.email,
  questions: 'How much does a ton of beans take?',
  acceptPrivacyPolicy: true,
};

async function walkRooms(call: Call, admin: string): Promise<string> {
  const { id } = (await call('rooms.create', { token: admin, body: roomForm() })) as { id: string };
  await call('rooms.get', { path: { id } });
  await call('rooms.list');
  const stay = { startDate: day(1), endDate: day(3) };
  await call('rooms.list', { how: FREE_IN_A_MONTH, query: stay });
  await call('rooms.calendar', { path: { id }, query: { startDate: day(0), endDate: day(365) } });
  await call('rooms.update', { token: admin, path: { id }, body: roomForm() });
  return id;
}

async function walkBookings(call: Call, { admin, token, room }: Parties): Promise<void> {
  const short = {
    coldRoomId: room,
    startDate: day(1),
    endDate: day(3),
    totalPrice: 3 * ROOM_PRICE,
  };
  const year = {
    coldRoomId: room,
    startDate: day(10),
    endDate: day(375),
    totalPrice: 366 * ROOM_PRICE,
  };
  await call('bookings.availability', { body: short });
  const first = await call('bookings.create', { how: '3 days', token, body: short });
  const second = await call('bookings.create', { how: '366 days', token, body: year });
  await call('bookings.get', { token, path: { id: String(first.id) } });
  await call('bookings.listMine', { token });
  await call('bookings.pending', { token: admin });
  await call('bookings.listAll', { token: admin });
  await call('bookings.listAll', { how: 'outdated', token: admin, query: { status: 'outdated' } });
  const approved = { id: first.id, status: 'approved' };
  await call('bookings.updateStatus', { how: 'approve', token: admin, body: approved });
  const rejected = { id: second.id, status: 'rejected' };
  await call('bookings.updateStatus', { how: 'reject 366 days', token: admin, body: rejected });
  await call('bookings.cancel', { token, path: { id: String(first.id) } });
}
