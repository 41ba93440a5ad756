import { admin as anAdmin, asCustomer, requestFor } from '#functions/testing/people.ts';
import { askChange } from '#functions/usecases/askChange.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withJson, type Calls } from './call.ts';
import { someBooking } from './people.ts';
import type { World } from './world.ts';

/** An approved booking of days 5 and 6 from today, and the days 5 to 8 that its customer can ask for. */
async function approved() {
  const { booking, room, customer, token } = await someBooking();
  await moveBooking(booking.id, 'approved', anAdmin);
  const { startDate, endDate, totalPrice } = requestFor(room, 5, 8);
  const days = { startDate, endDate, totalPrice };
  return { customer, room, days, user: signed(token), path: { id: booking.id } };
}

/** The same, asked for. */
async function asked() {
  const made = await approved();
  const { path, days, customer } = made;
  const booking = await askChange(path.id, days, asCustomer(customer));
  return { ...made, askedAt: booking.asked?.at };
}

export const changeRequestCalls = ({ admin }: World) => {
  const accept = async () => {
    const { path, askedAt, days } = await asked();
    return withJson({ askedAt, totalPrice: days.totalPrice }, { ...admin, path });
  };
  return {
    'changeRequests.create': async () => {
      const { user, path, days } = await approved();
      return withJson(days, { ...user, path });
    },
    'changeRequests.withdraw': async () => {
      const { user, path, askedAt } = await asked();
      return withJson({ askedAt }, { ...user, path });
    },
    'changeRequests.accept': [
      { call: accept },
      {
        how: 'days that are taken by now',
        status: 409,
        call: async () => {
          const { path, askedAt, days, room, customer } = await asked();
          await bookRoom(requestFor(room, 7, 7), customer);
          return withJson({ askedAt, totalPrice: days.totalPrice }, { ...admin, path });
        },
      },
    ],
    'changeRequests.decline': async () => {
      const { path, askedAt } = await asked();
      return withJson({ askedAt, reasonText: 'The room is taken.' }, { ...admin, path });
    },
  } satisfies Partial<Record<RouteName, Calls>>;
};
