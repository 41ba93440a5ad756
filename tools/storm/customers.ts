import { randomUUID } from 'node:crypto';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { askAgain } from './ask.ts';
import { oneOf, type Door, type Promised } from './told.ts';

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

/** Registers customers; returns their tokens. One after the other: to hash a password takes the machine a moment. */
export async function registerCustomers(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) tokens.push(await registered(url));
  return tokens;
}

/** Has a customer book and cancel until all stop. */
export async function liveAsCustomer(door: Door, token: string, rooms: Room[]): Promise<void> {
  const held: Promised[] = [];
  while (!door.stopped) {
    const first = held.length >= MOST_PENDING ? held.shift() : undefined;
    if (first) {
      await cancel(door, first);
      continue;
    }
    const asked = { key: randomUUID(), request: someStay(rooms) };
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
    door.told.promised.push(promised);
  }
}

async function cancel(door: Door, one: Promised): Promise<void> {
  const { token, booking } = one;
  const path = `/book/${booking.id}`;
  const { status } = await door.ask({ token, method: 'DELETE', path });
  if (status === 200) door.told.act(one, 'cancelled');
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
