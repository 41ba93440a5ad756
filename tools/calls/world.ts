import { handler as consume } from '#functions/workers/outbox/consume.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import type { Customer } from '#functions/domain/decideBooking.ts';
import {
  createMessage,
  listMessages,
  type NewMessage,
} from '#functions/store/messages/messages.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { rateStay } from '#functions/usecases/rateStay.ts';
import { promoteToAdmin } from '#functions/store/accounts/updateAccount.ts';
import type { Call } from '#functions/testing/calls.ts';
import type { Part } from '#functions/testing/forms.ts';
import { admin, at, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { pngOf } from '#functions/testing/pictures.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import { signed } from './call.ts';
import { completedBooking, tokenOf } from './people.ts';

/** How much there is, and how much a call brings along. */
export interface Size {
  /** Rooms, customers, their bookings, messages, ratings, and a customer's notifications. */
  each: number;
  /** Changes that the stream tells at once. */
  changes: number;
  /** Bytes of the picture that a form carries. @default - forms carry none */
  pictureBytes?: number;
}

export type Person = Customer & { email: string };

/** What there is before the first call. */
export interface World {
  size: Size;
  /** A room that was rated, by as many as there are customers. */
  room: Room;
  customer: Person;
  boss: Person;
  /** A booking of the customer's. */
  booking: Booking;
  messageId: string;
  /** Calls of the customer, and of the admin. */
  user: Call;
  admin: Call;
  /** The form field of a picture, where forms carry one. */
  picture: Part[];
}

export const message: NewMessage = {
  kind: 'contact',
  names: 'Sample Sender',
  email: 'sender@example.com',
  questions: 'How much does a ton of beans take?',
  subscribeNews: false,
};

/** Fills an empty table by the functions' own means, the outbox's work included. */
export async function newWorld(size: Size): Promise<World> {
  const times = <T>(make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: size.each }, (_, index) => make(index)));
  const boss = await someCustomer();
  await promoteToAdmin(boss.email);
  const [rooms, customers] = [await times(() => someRoom()), await times(someCustomer)];
  const [room, customer] = [at(rooms, 0), at(customers, 0)];
  const bookings: Booking[] = [];
  for (const one of rooms) bookings.push(await approvedBooking(one, customer));
  await times((index) => bookRoom(requestFor(at(rooms, index), 10, 11), at(customers, index)));
  for (const [index, rater] of customers.entries()) await rate(room, rater, RATED_FROM + index);
  await times(() => createMessage(message));
  await consume({ Records: await readStream() });
  const { items } = await listMessages(undefined, { limit: 1 });
  return {
    size,
    room,
    customer,
    boss,
    booking: at(bookings, 0),
    messageId: at(items, 0).id,
    user: signed(await tokenOf(customer)),
    admin: signed(await tokenOf(boss, 'admin')),
    picture: pictureOf(size),
  };
}

/** Days from today on which the rated stays are, behind all others. */
const RATED_FROM = 200;

async function approvedBooking(room: Room, customer: Customer): Promise<Booking> {
  const { id } = await bookRoom(requestFor(room, 5, 7), customer);
  return moveBooking(id, 'approved', admin);
}

async function rate(room: Room, rater: Person, day: number): Promise<void> {
  const { id } = await completedBooking(room, rater, day);
  await rateStay(id, { stars: 4, comment: 'Cold all day.' }, rater);
}

/** A picture by its head, which is what the functions look at, and as many bytes as it may have. */
function pictureOf({ pictureBytes }: Size): Part[] {
  if (pictureBytes === undefined) return [];
  const content = new Uint8Array(pictureBytes);
  content.set(pngOf(limits.imageSide, limits.imageSide));
  return [{ name: 'image', filename: 'picture.png', content }];
}
