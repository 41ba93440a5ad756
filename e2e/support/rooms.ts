import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Closure } from '#shared/closure.ts';
import { addDays, todayInKigali } from '#shared/days.ts';
import type { Room } from '#shared/room.ts';
import type { Answer, Backend } from './backend.ts';
import { fileOf } from './pictures.ts';

/** Fields of a valid room form. */
export const roomFields = {
  name: 'Test room',
  price: '1000.50',
  location: 'Test town',
  capacity: '20',
  unit: 'tons',
  status: 'available',
  size: '600',
  feature: '["Backup power","Loading dock"]',
  roomType: 'Cold Room',
};

/** A form with the fields, and the picture if one is given. */
export function roomForm(fields: Record<string, string>, image?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (image) form.set('image', fileOf(image), 'room.png');
  return form;
}

/** A unique location, so that a test finds only its own rooms. */
export const newTown = (): string => `Town ${randomUUID()}`;

/** Creates rooms for one test, and deletes them after it. */
export class Rooms {
  readonly #backend: Backend;
  readonly #token: string;
  readonly #made: string[] = [];

  constructor(backend: Backend, adminToken: string) {
    this.#backend = backend;
    this.#token = adminToken;
  }

  /** Creates a room that no other test uses. One with a name or a place of its own can be found by it then. */
  async create(fields: Record<string, string> = {}, image?: Buffer): Promise<Room> {
    const form = roomForm({ ...roomFields, ...fields }, image);
    const room = await this.#backend.ok(api.rooms.create, { form, token: this.#token });
    this.#made.push(room.id);
    if (fields.location && room.status === 'available') {
      await expect.poll(() => this.found(room.location)).toContain(room.id);
    }
    if (fields.name || fields.location) {
      await expect.poll(() => this.#offered(fields.name ?? room.location)).toContain(room.id);
    }
    return room;
  }

  /** The ids of the rooms that are offered by a text, which are filed a moment after they were made. */
  async #offered(text: string): Promise<string[]> {
    const query = { text, fresh: randomUUID() };
    return (await this.#backend.ok(api.rooms.list, { query })).map(({ id }) => id);
  }

  /** Creates a room for each word, by which it is found among all. */
  async named<Word extends string>(...words: Word[]): Promise<Record<Word, Room>> {
    const made = await Promise.all(
      words.map(
        async (word) => [word, await this.create({ name: `${word} ${randomUUID()}` })] as const,
      ),
    );
    return Object.fromEntries(made) as Record<Word, Room>;
  }

  /** The rooms of a town that a search finds; it follows the rooms and their bookings a moment later. */
  async found(town: string, wish: Record<string, string> = {}): Promise<string[]> {
    const query = { town, sort: 'newest', ...wish };
    const { rooms } = await this.#backend.ok(api.rooms.search, { query });
    return rooms.map(({ id }) => id);
  }

  update(id: string, fields: Record<string, string>, image?: Buffer): Promise<Room> {
    const form = roomForm(fields, image);
    return this.#backend.ok(api.rooms.update, { path: { id }, form, token: this.#token });
  }

  /** Closes a room for days, counted from today. */
  async close({ id }: Room, from: number, to: number): Promise<Closure> {
    const [startDate, endDate] = [from, to].map((day) => addDays(todayInKigali(), day));
    const json = { coldRoomId: id, startDate, endDate, reason: 'maintenance' };
    return this.#backend.ok(api.closures.create, { json, token: this.#token });
  }

  remove(id: string): Promise<Answer> {
    return this.#backend.call(api.rooms.remove, { path: { id }, token: this.#token });
  }

  async clear(): Promise<void> {
    for (const id of this.#made.splice(0)) await this.remove(id);
  }
}
