import { api } from '#shared/api.ts';
import type { Booking } from '#shared/booking.ts';
import type { Presence } from '#shared/presence.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '#shared/testing/inDays.ts';
import type { Answer, Backend } from './backend.ts';
import type { Person } from './people.ts';

// Beside the requests that count their days by it.
export { inDays };

/** A request for a room at its price. Days are counted from today. */
export function requestFor(room: Room, from: number, to: number) {
  const [startDate, endDate] = [inDays(from), inDays(to)];
  return {
    coldRoomId: room.id,
    startDate,
    endDate,
    totalPrice: totalPrice(startDate, endDate, room.price),
  };
}

/** Creates bookings for one test, and cancels them after it. */
export class Bookings {
  readonly #backend: Backend;
  readonly #adminToken: string;
  readonly #made = new Set<string>();

  constructor(backend: Backend, adminToken: string) {
    this.#backend = backend;
    this.#adminToken = adminToken;
  }

  /** Requests a booking, and returns the answer, whatever its status. */
  async ask(person: Person, json: unknown, key?: string): Promise<Answer> {
    const answer = await this.#backend.call(api.bookings.create, {
      json,
      token: person.token,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });
    if (answer.status === 201) this.#made.add((answer.body as Booking).id);
    return answer;
  }

  /** Books a room. Days are counted from today. */
  async create(person: Person, room: Room, from: number, to: number): Promise<Booking> {
    const booking = await this.#backend.ok(api.bookings.create, {
      json: requestFor(room, from, to),
      token: person.token,
    });
    this.#made.add(booking.id);
    return booking;
  }

  /** Records a payment of some Rwf in cash for a booking. */
  async pay(id: string, amount: number): Promise<void> {
    await this.#backend.ok(api.payments.record, {
      path: { id },
      json: { kind: 'payment', amount, way: 'cash' },
      token: this.#adminToken,
    });
  }

  /** Books a room for a client who has called. Days are counted from today. */
  async bookFor(
    userId: string,
    room: Room,
    from: number,
    to: number,
    status: 'pending' | 'approved' = 'approved',
  ): Promise<Booking> {
    const booking = await this.#backend.ok(api.bookings.bookFor, {
      json: { ...requestFor(room, from, to), userId, status },
      token: this.#adminToken,
    });
    this.#made.add(booking.id);
    return booking;
  }

  cancel(person: Person, id: string): Promise<Answer> {
    return this.#backend.call(api.bookings.cancel, { path: { id }, token: person.token });
  }

  /** Changes the status of a booking, as the admin, who gives a reason where one is asked for. */
  move(id: string, status: string): Promise<Answer> {
    return this.#backend.call(api.bookings.updateStatus, {
      json: { id, status, ...(status === 'cancelled' && { reason: 'roomNotReady' }) },
      token: this.#adminToken,
    });
  }

  /** Checks a booking in or out, as the admin. */
  async setPresence(id: string, presence: Presence): Promise<void> {
    const json = { id, presence };
    const call = { path: { id }, json, token: this.#adminToken };
    await this.#backend.ok(api.bookings.setPresence, call);
  }

  async clear(): Promise<void> {
    for (const id of this.#made) await this.move(id, 'cancelled');
  }
}
