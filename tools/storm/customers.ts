import { randomUUID } from 'node:crypto';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { holdsOf } from '#shared/fitsGoods.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { missingIn, oneOf, type ProductDoor, type Promised } from './answerRecord.ts';
import { askAgain } from './ask.ts';
import { eachAtOnce } from './atOnce.ts';

/** A customer cancels what they have booked from this number on: more than five would be refused. */
const MOST_PENDING = 4;
const DAYS_AHEAD = 300;

/** A stay of one to three days in one of the rooms, with its price in Rwf. */
export function someStay(rooms: Room[]): {
  coldRoomId: string;
  startDate: string;
  endDate: string;
  totalPrice: number;
} {
  const room = oneOf(rooms);
  const startDate = addDays(todayInKigali(), 2 + Math.floor(Math.random() * DAYS_AHEAD));
  const endDate = addDays(startDate, Math.floor(Math.random() * 3));
  const total = totalPrice(startDate, endDate, room.price);
  return { coldRoomId: room.id, startDate, endDate, totalPrice: total };
}

/** How much a customer brings, as a share of what a room holds: now and then it is too much, and refused. */
const MOST_GOODS = 1.05;

/** Goods of some weight for a room. */
function someGoods(rooms: Room[], coldRoomId: string): { productType: string; weight: number } {
  const room = rooms.find(({ id }) => id === coldRoomId);
  const { kilograms = 1_000 } = room ? holdsOf(room) : {};
  return { productType: 'Potatoes', weight: Math.ceil(Math.random() * kilograms * MOST_GOODS) };
}

/** How many register at once: to hash a password takes a processor a moment. */
const REGISTER_AT_ONCE = 2;

/** Registers customers; returns their tokens. */
export async function registerCustomers(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  const numbers = Array.from({ length: count }, (_, number) => number);
  await eachAtOnce(numbers, REGISTER_AT_ONCE, async () => {
    tokens.push(await registered(url));
  });
  return tokens;
}

/** Has a customer book, look and cancel until all stop. */
export async function liveAsCustomer(
  door: ProductDoor,
  token: string,
  rooms: Room[],
): Promise<void> {
  const held: Promised[] = [];
  while (!door.stopped) {
    const first = held.length >= MOST_PENDING ? held.shift() : undefined;
    if (first) {
      await cancel(door, first);
      continue;
    }
    const stay = someStay(rooms);
    const request = { ...stay, ...someGoods(rooms, stay.coldRoomId) };
    const asked = { key: randomUUID(), request };
    const body = await door.askUntilAnswered({ token, method: 'POST', path: '/book', ...asked });
    if (body === undefined) {
      // Five that nobody has answered are refused: the customer gives one of theirs up.
      const one = held.shift();
      if (one) await cancel(door, one);
      continue;
    }
    const promised: Promised = {
      token,
      ...asked,
      booking: body as Booking,
      acts: [],
      answered: new Date().toISOString(),
    };
    held.push(promised);
    door.record.promised.push(promised);
    await look(door, promised);
  }
}

/** Asks for a booking about which something was just answered: it is there, with all that was answered as done. */
async function look(door: ProductDoor, one: Promised): Promise<void> {
  const { id } = one.booking;
  const acts = [...one.acts];
  const answer = await door.ask({ token: one.token, method: 'GET', path: `/book/${id}` });
  if (answer.status >= 500) return;
  const missing = missingIn(answer, acts);
  if (missing !== undefined) {
    door.record.missing.push(
      `booking ${id}, answered at ${one.answered} and asked for then, ${missing}`,
    );
  }
}

async function cancel(door: ProductDoor, one: Promised): Promise<void> {
  const { token, booking } = one;
  const path = `/book/${booking.id}`;
  const { status } = await door.ask({ token, method: 'DELETE', path });
  if (status !== 200) return;
  door.record.act(one, 'cancelled');
  await look(door, one);
}

async function registered(url: string): Promise<string> {
  const { status, body } = await askAgain(url, {
    method: 'POST',
    path: '/api/auth/register',
    request: {
      firstName: 'Storm',
      lastName: 'Customer',
      phoneNumber: '0788123456',
      email: `${randomUUID()}@storm.test`,
      password: `Storm-${randomUUID()}`,
    },
  });
  if (status !== 201) throw new Error(`A customer was not registered: ${status}`);
  return (body as { token: string }).token;
}
