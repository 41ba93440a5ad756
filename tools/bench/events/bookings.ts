import { inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { someBooking, tokenOf } from '#tools/privileges/people.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withJson, type NewCall } from './event.ts';
import { completedBooking, type World } from './world.ts';

export const bookingCalls = ({ room, booking, user, admin }: World) =>
  ({
    'bookings.availability': () =>
      withJson({ coldRoomId: room.id, startDate: inDays(50), endDate: inDays(54) }),
    'bookings.get': () => ({ ...user, path: { id: booking.id } }),
    'bookings.listMine': () => user,
    'bookings.listAll': () => admin,
    'bookings.pending': () => admin,
    'bookings.create': async () => {
      const token = await tokenOf(await someCustomer());
      return withJson(requestFor(await someRoom(), 1, 3), signed(token));
    },
    'bookings.updateStatus': async () => {
      const { booking: waiting } = await someBooking();
      return withJson({ id: waiting.id, status: 'approved' }, admin);
    },
    'bookings.cancel': async () => {
      const { booking: waiting, token } = await someBooking();
      return { ...signed(token), path: { id: waiting.id } };
    },
    'bookings.updateGoods': async () => {
      const { booking: waiting, token } = await someBooking();
      const goods = { productType: 'Beans', weight: 500 };
      return withJson(goods, { ...signed(token), path: { id: waiting.id } });
    },
    'bookings.rate': async () => {
      const customer = await someCustomer();
      const { id } = await completedBooking(await someRoom(), customer, 0);
      const rating = { stars: 5, comment: 'Cold all day.' };
      return withJson(rating, { ...signed(await tokenOf(customer)), path: { id } });
    },
  }) satisfies Partial<Record<RouteName, NewCall>>;
