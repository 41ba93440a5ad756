import type { RoomFields } from '#functions/domain/newRoom.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { admin, requestFor, someCustomer, someRoom } from './people.ts';

/** An approved booking of two days of a new customer, for which 50,001 Rwf are due if the room has no other price. */
export async function approvedBooking(fields?: Partial<RoomFields>) {
  const [room, customer] = [await someRoom(fields), await someCustomer()];
  const { id } = await bookRoom(requestFor(room, 5, 6), customer);
  await moveBooking(id, 'approved', admin);
  return { id, room, customer };
}
