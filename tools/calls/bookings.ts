import { newCalendarKey } from '#functions/platform/auth/calendarKeys.ts';
import { writeCalendar } from '#functions/store/customers/calendars.ts';
import {
  admin as anAdmin,
  inDays,
  requestFor,
  someCaller,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { bookFor } from '#functions/usecases/bookFor.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { rateStay } from '#functions/usecases/rateStay.ts';
import { limits } from '#shared/limits.ts';
import type { RouteName } from '#shared/routes.ts';
import { keyed, signed, withJson, type Calls } from './call.ts';
import { completedBooking, someBooking, tokenOf } from './people.ts';
import type { PlannedAnswer } from './sample.ts';
import type { World } from './world.ts';

/** DynamoDB's answer to a transaction that conflicts with another on the same items. */
const conflict: PlannedAnswer = {
  operation: 'TransactWriteItems',
  answer: {
    status: 400,
    body: {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    },
  },
};

/** The longest stay that can be booked, in days. */
const LONGEST = limits.stayDays;

/** A booking that the staff read, with the telephone number that its customer has now. */
export const BY_THE_STAFF = 'by the staff';

/** Lists that are read by entries of bookings. */
export const IN_STATUS_OF_DAYS = 'in a status, of days';
export const OWED_FOR = 'owed for';

/** A new customer's request for a new room. Days are counted from today. */
const request = async (first: number, last: number) =>
  withJson(
    requestFor(await someRoom(), first, last),
    keyed(signed(await tokenOf(await someCustomer()))),
  );

/** A completed booking of a new customer, who may rate it. */
async function ratable() {
  const customer = await someCustomer();
  const { id } = await completedBooking(await someRoom(), customer, 0);
  return { customer, id, call: { ...signed(await tokenOf(customer)), path: { id } } };
}

const rating = { stars: 5, comment: 'Cold all day.' };

export const bookingCalls = ({ room, booking, user, admin }: World) => {
  const forSomebody = async ({ userId }: { userId: string }, status: string) =>
    withJson({ ...requestFor(await someRoom(), 1, 3), userId, status }, keyed(admin));
  const answered = async (status: string, last = 6) => {
    const { id, coldRoomId, startDate, endDate } = (await someBooking(5, last)).booking;
    return withJson({ id, status, seen: { coldRoomId, startDate, endDate } }, admin);
  };
  return {
    'bookings.availability': () =>
      withJson({ coldRoomId: room.id, startDate: inDays(50), endDate: inDays(54) }),
    'bookings.get': [
      { call: () => ({ ...user, path: { id: booking.id } }) },
      { how: BY_THE_STAFF, call: () => ({ ...admin, path: { id: booking.id } }) },
    ],
    'bookings.arrival': async () => {
      const { booking: waiting, token } = await someBooking();
      await moveBooking(waiting.id, 'approved', anAdmin);
      return { ...signed(token), path: { id: waiting.id } };
    },
    'bookings.calendar': [
      {
        call: async () => {
          const { userId } = await someCustomer();
          const { key, hash } = newCalendarKey(userId);
          await writeCalendar(userId, hash, new Date().toISOString());
          return { query: { key } };
        },
      },
      { how: 'with a wrong key', status: 404, call: () => ({ query: { key: 'wrong' } }) },
    ],
    'bookings.listMine': () => user,
    'bookings.listAll': [
      { call: () => admin },
      { how: 'in a status', call: () => ({ ...admin, query: { status: 'pending' } }) },
      { how: 'outdated', call: () => ({ ...admin, query: { status: 'outdated' } }) },
      {
        how: 'of a room',
        call: () => ({ ...admin, query: { coldRoomId: booking.coldRoomId } }),
      },
      {
        how: IN_STATUS_OF_DAYS,
        call: () => ({
          ...admin,
          query: { status: 'pending', from: inDays(0), to: inDays(40) },
        }),
      },
      { how: OWED_FOR, call: () => ({ ...admin, query: { payment: 'owed' } }) },
    ],
    'bookings.pending': () => admin,
    'bookings.create': [
      { call: () => request(1, 3) },
      { how: `${LONGEST} days`, call: () => request(1, LONGEST) },
      {
        how: 'of days that another request is taking',
        status: 409,
        planned: conflict,
        call: async () => {
          const { room: taken } = await someBooking(5, 6);
          return withJson(
            requestFor(taken, 5, 6),
            keyed(signed(await tokenOf(await someCustomer()))),
          );
        },
      },
    ],
    'bookings.bookFor': [
      { call: async () => forSomebody(await someCaller(), 'approved') },
      { how: 'to be answered', call: async () => forSomebody(await someCaller(), 'pending') },
      {
        how: 'for a customer who signs in',
        call: async () => forSomebody(await someCustomer(), 'approved'),
      },
      {
        how: 'of days that another request is taking',
        status: 409,
        planned: conflict,
        call: async () => {
          const { room: taken, customer } = await someBooking(5, 6);
          const { userId } = customer;
          const request = { ...requestFor(taken, 5, 6), userId, status: 'approved' };
          return withJson(request, keyed(admin));
        },
      },
    ],
    'bookings.updateStatus': [
      { call: () => answered('approved') },
      { how: `reject ${LONGEST} days`, call: () => answered('rejected', 4 + LONGEST) },
      {
        how: 'cancel what was approved',
        call: async () => {
          const { booking: waiting } = await someBooking();
          await moveBooking(waiting.id, 'approved', anAdmin);
          return withJson({ id: waiting.id, status: 'cancelled', reason: 'roomNotReady' }, admin);
        },
      },
    ],
    'bookings.cancel': async () => {
      const { booking: waiting, token } = await someBooking();
      return { ...signed(token), path: { id: waiting.id }, query: { reason: 'plansChanged' } };
    },
    'bookings.change': [
      {
        call: async () => {
          const { booking: waiting, room: its, token } = await someBooking();
          const path = { id: waiting.id };
          const { coldRoomId, startDate, endDate } = waiting;
          const seen = { coldRoomId, startDate, endDate };
          return withJson({ ...requestFor(its, 4, 8), seen }, { ...keyed(signed(token)), path });
        },
      },
      {
        how: `${LONGEST} days to another room`,
        call: async () => {
          const { booking: waiting } = await someBooking(5, 4 + LONGEST);
          const other = requestFor(await someRoom(), 4, 3 + LONGEST);
          return withJson(other, { ...admin, path: { id: waiting.id } });
        },
      },
      {
        how: 'to days that are taken',
        status: 409,
        call: async () => {
          const [{ booking: waiting }, { room: taken }] = [
            await someBooking(),
            await someBooking(),
          ];
          return withJson(requestFor(taken, 5, 6), { ...admin, path: { id: waiting.id } });
        },
      },
    ],
    'bookings.setPresence': async () => {
      const request = requestFor(await someRoom(), 0, 1);
      const arriving = await bookFor(request, {
        userId: (await someCaller()).userId,
        by: anAdmin,
        status: 'approved',
      });
      return withJson({ presence: 'in' }, { ...admin, path: { id: arriving.id } });
    },
    'bookings.reopen': [
      {
        call: async () => {
          const { booking: waiting } = await someBooking();
          await moveBooking(waiting.id, 'rejected', anAdmin);
          return withJson({ from: 'rejected' }, { ...admin, path: { id: waiting.id } });
        },
      },
      {
        how: 'what is approved',
        call: async () => {
          const { booking: waiting } = await someBooking();
          await moveBooking(waiting.id, 'approved', anAdmin);
          return withJson({ from: 'approved' }, { ...admin, path: { id: waiting.id } });
        },
      },
      {
        how: 'where the days are taken',
        status: 409,
        call: async () => {
          const { booking: waiting, room: its } = await someBooking();
          await moveBooking(waiting.id, 'rejected', anAdmin);
          await bookRoom(requestFor(its, 5, 5), await someCustomer());
          return withJson({ from: 'rejected' }, { ...admin, path: { id: waiting.id } });
        },
      },
    ],
    'bookings.updateGoods': async () => {
      const { booking: waiting, token } = await someBooking();
      const goods = { productType: 'Beans', weight: 500 };
      return withJson(goods, { ...signed(token), path: { id: waiting.id } });
    },
    'bookings.rate': [
      { call: async () => withJson(rating, (await ratable()).call) },
      {
        how: 'once more',
        call: async () => {
          const { id, customer, call } = await ratable();
          await rateStay(id, { stars: 4 }, customer);
          return withJson(rating, call);
        },
      },
    ],
  } satisfies Partial<Record<RouteName, Calls>>;
};
