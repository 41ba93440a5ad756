import { createRoom } from '#functions/store/rooms/rooms.ts';
import { rateBooking } from '#functions/store/ratings/ratings.ts';
import { createBooking } from '#functions/store/bookings/createBooking.ts';
import { roomParts } from '#functions/testing/forms.ts';
import { inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { adminToken, complete, picture } from '#tools/privileges/people.ts';
import type { Exercise } from '#tools/privileges/run.ts';

const stay = { startDate: inDays(20), endDate: inDays(60) };

async function rated() {
  const room = await someRoom();
  for (const day of [0, 1]) {
    const customer = await someCustomer();
    const booking = await createBooking(requestFor(room, day, day), customer);
    await complete(booking);
    await rateBooking({ bookingId: booking.id, stars: 5 }, customer);
  }
  return room;
}

export const rooms = {
  'rooms.list': async ({ call }) => {
    await Promise.all([someRoom(), someRoom()]);
    const next = await call({ query: { limit: '1' } });
    await call({ query: next });
    await call({ query: stay });
  },
  'rooms.get': async ({ call }) => {
    const { id } = await someRoom();
    await call({ path: { id } });
  },
  'rooms.calendar': async ({ call }) => {
    const { id } = await someRoom();
    await call({ path: { id }, query: stay });
  },
  'rooms.ratings': async ({ call }) => {
    const { id } = await rated();
    const next = await call({ path: { id }, query: { limit: '1' } });
    await call({ path: { id }, query: next });
  },
  'rooms.create': async ({ call }) => {
    await call({ token: await adminToken(), form: [...roomParts, picture] });
  },
  'rooms.update': async ({ call }) => {
    const { id } = await someRoom();
    const token = await adminToken();
    await call({ token, path: { id }, form: [picture] });
    await call({ token, path: { id }, form: [picture] });
    await call({ token, path: { id: 'none' }, form: [picture], status: 404 });
  },
  'rooms.remove': async ({ call }) => {
    const { id } = await createRoom(await someRoom(), { image: '/images/rooms/one/two.png' });
    await call({ token: await adminToken(), path: { id } });
  },
} satisfies Record<string, Exercise>;
