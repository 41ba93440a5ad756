import type { Customer } from '#functions/domain/decideBooking.ts';
import {
  createMessage,
  listMessages,
  type NewMessage,
} from '#functions/store/messages/messages.ts';
import type { TestCall } from '#functions/testing/calls.ts';
import type { FormPart } from '#functions/testing/forms.ts';
import {
  admin,
  at,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { pngOf } from '#functions/testing/pictures.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { rateStay } from '#functions/usecases/rateStay.ts';
import { handler as consume } from '#functions/workers/outbox/consume.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import { signed } from './call.ts';
import { completedBooking, tokenOf } from './people.ts';

/** Amounts of stored data, and sizes of calls. */
export interface Size {
  /** Number of rooms, customers, bookings, messages, ratings and notifications of a customer, each. */
  each: number;
  /** Changes in one batch of the stream. */
  changes: number;
  /** Size of the picture in forms, in bytes. @default - forms have none */
  pictureBytes?: number;
}

export type Person = Customer & { email: string };

/** The data that exists before the first call. */
export interface World {
  size: Size;
  /** A room that every customer has rated. */
  room: Room;
  customer: Person;
  boss: Person;
  /** A booking of the customer's. */
  booking: Booking;
  messageId: string;
  /** Call options with the token of the customer, and of the admin. */
  user: TestCall;
  admin: TestCall;
  /** The form field of the picture, if forms have one. */
  picture: FormPart[];
}

export const message: NewMessage = {
  kind: 'contact',
  names: 'Sample Sender',
  email: 'sender@example.com',
  questions: 'How much does a ton of beans take?',
  subscribeNews: false,
};

/** Fills an empty table with the functions' own code, and runs the outbox. */
export async function newWorld(size: Size): Promise<World> {
  const times = <T>(make: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: size.each }, (_, index) => make(index)));
  const boss = await customerWith({ role: 'admin' });
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

/** First day of the rated stays, counted from today; it is after all other stays. */
const RATED_FROM = 200;

async function approvedBooking(room: Room, customer: Customer): Promise<Booking> {
  const { id } = await bookRoom(requestFor(room, 5, 7), customer);
  return moveBooking(id, 'approved', admin);
}

async function rate(room: Room, rater: Person, day: number): Promise<void> {
  const { id } = await completedBooking(room, rater, day);
  await rateStay(id, { stars: 4, comment: 'Cold all day.' }, rater);
}

/** A picture with a valid header, filled up to the given size. */
function pictureOf({ pictureBytes }: Size): FormPart[] {
  if (pictureBytes === undefined) return [];
  const content = new Uint8Array(pictureBytes);
  content.set(pngOf(limits.imageSide, limits.imagePixels / limits.imageSide));
  return [{ name: 'image', filename: 'picture.png', content }];
}
