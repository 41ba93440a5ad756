import type { Customer } from '#functions/domain/decideBooking.ts';
import { schedule } from '#functions/domain/decideMove.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { admin, asCustomer, at } from '#functions/testing/people.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { applyRecord, isForOutbox } from '#functions/workers/outbox/applyRecord.ts';
import { DAY_MS, addDays, todayInKigali } from '#shared/days.ts';
import { picturesOf } from '#shared/pictures.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { benchRoom } from '#tools/bench/searchRooms.ts';
import { travelTo } from './clock.ts';
import { numberOf, ROOM_APART_MS } from './copyNames.ts';
import type { MemoryTable } from './memoryTable.ts';
import { planOf, STAY_DAYS, type PlannedBooking } from './plan.ts';

/** Customers of a room, who book nothing else. */
export const CUSTOMERS = 5;
/** Bookings that a customer makes one after another, one of which waits still at most. */
const IN_A_ROW = 10;

/** An act of somebody, and when it happens. */
interface Act {
  moment: number;
  does: () => Promise<unknown>;
}

/** Tells the outbox what has changed, as the stream does, until nothing follows any more. */
export async function tellOutbox(memory: MemoryTable): Promise<void> {
  for (let records = memory.takeRecords(); records.length > 0; records = memory.takeRecords()) {
    for (const record of records.filter(isForOutbox)) await applyRecord(record);
  }
}

/** A made-up room with its picture. What bookings and ratings add to it comes from these. */
function roomOf(index: number): Parameters<typeof createRoom> {
  const { id, image, createdAt, version, live, starSum, starCount, pictures, ...fields } =
    benchRoom(index).stored;
  void [createdAt, version, live, starSum, starCount, pictures];
  return [fields, { id, pictures: picturesOf({ image }) }];
}

const customerOf = async (room: number, index: number): Promise<Customer> => {
  const { userId } = await createUser({
    email: `customer-${room}-${index}@example.com`,
    passwordHash: 'not a hash',
    role: 'user',
    firstName: 'Claudine',
    lastName: `Sample ${room} ${index}`,
    phoneNumber: `+25078${String(room * CUSTOMERS + index).padStart(7, '0')}`,
    emailConfirmedAt: new Date().toISOString(),
  });
  return { userId, names: `Claudine Sample ${room} ${index}` };
};

/** The acts of a booking, by the functions that answer them on the site. */
function actsOf(
  room: Room,
  customer: Customer,
  number: string,
  { from, status, made, answered, ended }: PlannedBooking,
  today: string,
): Act[] {
  const stay = { startDate: addDays(today, from), endDate: addDays(today, from + STAY_DAYS - 1) };
  const price = totalPrice(stay.startDate, stay.endDate, room.price);
  let id = '';
  const book: Act = {
    moment: made,
    does: async () => {
      const request = { ...stay, coldRoomId: room.id, totalPrice: price };
      id = (await bookRoom(request, customer, undefined, () => number)).id;
    },
  };
  const answer = (to: 'approved' | 'rejected'): Act => ({
    moment: answered,
    does: () => moveBooking(id, to, admin),
  });
  const cancel: Act = {
    moment: answered + 60_000,
    does: () => moveBooking(id, 'cancelled', asCustomer(customer)),
  };
  const complete: Act = { moment: ended, does: () => moveBooking(id, 'completed', schedule) };
  if (status === 'pending') return [book];
  if (status === 'rejected') return [book, answer('rejected')];
  if (status === 'cancelled') return [book, answer('approved'), cancel];
  return status === 'completed' ? [book, answer('approved'), complete] : [book, answer('approved')];
}

/**
 * Plays a year of a room on a table in memory: the functions themselves register customers, add the room, take, answer,
 * cancel and complete its bookings, and tell the outbox of each step.
 * @param now the real moment, in milliseconds since 1970
 * @param firstNumber of its bookings
 */
export async function playRoom(
  memory: MemoryTable,
  index: number,
  bookings: number,
  { now, firstNumber }: { now: number; firstNumber: number },
): Promise<void> {
  const today = todayInKigali(now);
  travelTo(now - 500 * DAY_MS + index * ROOM_APART_MS);
  const room = await createRoom(...roomOf(index));
  const customers: Customer[] = [];
  for (let one = 0; one < CUSTOMERS; one += 1) customers.push(await customerOf(index, one));
  await tellOutbox(memory);
  const acts = planOf(bookings, index, now).flatMap((planned, one) =>
    actsOf(
      room,
      at(customers, Math.floor(one / IN_A_ROW)),
      numberOf(firstNumber + one),
      planned,
      today,
    ),
  );
  for (const { moment, does } of acts.sort((a, b) => a.moment - b.moment)) {
    travelTo(moment);
    await does();
    await tellOutbox(memory);
  }
}
