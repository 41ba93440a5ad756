import { randomUUID } from 'node:crypto';
import type { Booking } from '#shared/booking.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { ask, type Answer } from './ask.ts';

const CUSTOMERS = 20;
/** A customer cancels what they have booked from this number on: more than five would be refused. */
const MOST_PENDING = 4;
const DAYS_AHEAD = 300;

/** A booking as its customer was answered last. */
export interface Promised {
  token: string;
  booking: Booking;
  /** Undefined where a cancellation got no answer: it may have been done. */
  status: 'pending' | 'cancelled' | undefined;
  /** When that answer came, as ISO text. */
  answered: string;
}

/** What all customers were told. */
export interface Told {
  promised: Promised[];
  /** How many requests got no answer, or one of 5xx. */
  unanswered: number;
  /** How many bookings were refused, because others had the days. */
  refused: number;
}

/** Customers who book and cancel at the address that is the present one, until they are told to stop. */
export class Customers {
  readonly told: Told = { promised: [], unanswered: 0, refused: 0 };
  readonly #tokens: string[];
  readonly #rooms: Room[];
  #url: string;
  #stopped = false;
  #running: Promise<unknown> = Promise.resolve();

  private constructor(url: string, tokens: string[], rooms: Room[]) {
    this.#url = url;
    this.#tokens = tokens;
    this.#rooms = rooms;
  }

  static async register(url: string): Promise<Customers> {
    // One after the other: to hash a password takes the machine a moment.
    const tokens: string[] = [];
    while (tokens.length < CUSTOMERS) tokens.push(await registered(url));
    const { body } = await ask(url, { method: 'GET', path: '/coldroom' });
    return new Customers(url, tokens, (body as Room[]).slice(0, 5));
  }

  start(): void {
    this.#running = Promise.all(this.#tokens.map((token) => this.#live(token)));
  }

  /** The product was started again, at another address. */
  moveTo(url: string): void {
    this.#url = url;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #live(token: string): Promise<void> {
    const held: Promised[] = [];
    let open: { key: string; request: object } | undefined;
    while (!this.#stopped) {
      const first = held.length >= MOST_PENDING ? held.shift() : undefined;
      if (first) {
        await this.#cancel(first);
        continue;
      }
      // A request without an answer is sent again with its key: it books once.
      open ??= { key: randomUUID(), request: this.#choose() };
      const answer = await this.#ask({ token, method: 'POST', path: '/book', ...open });
      if (answer.status < 500) open = undefined;
      if (answer.status === 409) this.told.refused += 1;
      if (answer.status !== 201) continue;
      const promised: Promised = {
        token,
        booking: answer.body as Booking,
        status: 'pending',
        answered: new Date().toISOString(),
      };
      held.push(promised);
      this.told.promised.push(promised);
    }
  }

  async #cancel(one: Promised): Promise<void> {
    one.status = undefined;
    const { token, booking } = one;
    const { status } = await this.#ask({ token, method: 'DELETE', path: `/book/${booking.id}` });
    if (status !== 200) return;
    one.status = 'cancelled';
    one.answered = new Date().toISOString();
  }

  async #ask(request: Parameters<typeof ask>[1]): Promise<Answer> {
    const answer = await ask(this.#url, request);
    if (answer.status >= 500) {
      this.told.unanswered += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return answer;
  }

  #choose(): object {
    const room = this.#rooms[Math.floor(Math.random() * this.#rooms.length)];
    if (!room) throw new Error('There are no rooms');
    const startDate = addDays(todayInKigali(), 2 + Math.floor(Math.random() * DAYS_AHEAD));
    const endDate = addDays(startDate, Math.floor(Math.random() * 3));
    const total = totalPrice(startDate, endDate, room.price);
    return { coldRoomId: room.id, startDate, endDate, totalPrice: total };
  }
}

async function registered(url: string): Promise<string> {
  const { status, body } = await ask(url, {
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
