import { randomUUID } from 'node:crypto';
import { promoteToAdmin } from '#functions/store/accounts/users.ts';
import { benchPerson, day, roomForm, ROOM_PRICE, type Call } from '#tools/bench/apiCaller.ts';

/** A room for the journeys, and the admin who answers. */
export interface House {
  admin: string;
  room: string;
}

/** Registers an admin, who is told of every request, and lets them make a room. */
export async function openHouse(call: Call): Promise<House> {
  const email = `${randomUUID()}@example.com`;
  await call('auth.register', { body: { ...benchPerson, email } });
  await promoteToAdmin(email);
  const { password } = benchPerson;
  const admin = String((await call('auth.login', { body: { email, password } })).token);
  const { id } = await call('rooms.create', { token: admin, body: roomForm() });
  return { admin, room: String(id) };
}

/**
 * What a booking of three days asks of the API from the first look to the approval: a new customer
 * looks at the home page, searches twice, reads two rooms, signs up, books, and looks at their bookings
 * on two more days; an admin reads what waits, answers, and looks at the dashboard.
 * @param first the stay's first day, counted from today
 */
export async function bookOnce(call: Call, { admin, room }: House, first: number): Promise<void> {
  const stay = { startDate: day(first), endDate: day(first + 2) };
  await call('rooms.list', { query: { limit: '3' } });
  await call('rooms.list');
  await call('rooms.list', { query: stay });
  for (let read = 0; read < 2; read += 1) {
    await call('rooms.get', { path: { id: room } });
    await call('rooms.calendar', {
      path: { id: room },
      query: { startDate: day(0), endDate: day(365) },
    });
    await call('rooms.ratings', { path: { id: room } });
  }
  const email = `${randomUUID()}@example.com`;
  const { token: signedUp } = await call('auth.register', { body: { ...benchPerson, email } });
  const token = String(signedUp);
  await call('bookings.availability', { body: { coldRoomId: room, ...stay } });
  const body = { coldRoomId: room, ...stay, totalPrice: 3 * ROOM_PRICE };
  const { id } = await call('bookings.create', { token, body });
  for (let visit = 0; visit < 2; visit += 1) {
    await call('auth.login', { body: { email, password: benchPerson.password } });
    await call('notifications.count', { token });
    await call('dashboard.mine', { token });
    await call('bookings.listMine', { token });
    await call('bookings.get', { token, path: { id: String(id) } });
  }
  await call('notifications.count', { token: admin });
  await call('dashboard.house', {
    token: admin,
    query: { from: day(0).slice(0, 7), to: day(60).slice(0, 7) },
  });
  await call('bookings.pending', { token: admin });
  await call('bookings.updateStatus', { token: admin, body: { id, status: 'approved' } });
}
