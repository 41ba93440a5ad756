import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { putItems } from '#functions/testing/putItems.ts';
import { travelBack, travelTo } from './clock.ts';
import { MemoryTable } from './memoryTable.ts';
import { playRoom, tellOutbox } from './playRoom.ts';

type Item = Record<string, unknown>;

/** How much was put into the table, and how long that took. */
export interface Seeded {
  bookings: number;
  items: number;
  seconds: number;
}

/** Partitions to which every room adds: they stay in memory, and are put again where they have grown. */
const SHARED = [
  collections.figures,
  collections.monthFigures,
  collections.searchPlaces,
  collections.searchCells,
  collections.staff,
  keys.roomCounts().pk,
];

const isShared = (pk: string): boolean => SHARED.some((begin) => pk.startsWith(begin));

/** What DynamoDB would have deleted by now is not written. */
const isOver = ({ expiresAt }: Item, now: number): boolean =>
  typeof expiresAt === 'number' && expiresAt * 1000 < now;

/** A client of its own: that of the functions plays in memory meanwhile. */
const newClient = () =>
  DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  });

/**
 * Puts rooms with their bookings into the table of this process, by batches of what the functions themselves write: they
 * are played on a table in memory, room after room.
 */
export class HouseSeed {
  readonly #memory = new MemoryTable();
  readonly #now = Date.now();
  readonly #send = db.send.bind(db);
  readonly #table = newClient();
  /** What is being put while the next room is played. */
  #putting: Promise<void> = Promise.resolve();
  #rooms = 0;
  #bookings = 0;

  /** Adds rooms with so many bookings each. */
  async add(rooms: number, each: number, onRoom?: (room: number) => void): Promise<Seeded> {
    const began = performance.now();
    const seeded = { bookings: rooms * each, items: 0, seconds: 0 };
    if (this.#rooms === 0) seeded.items += await this.#put(() => this.#hire());
    for (const upTo = this.#rooms + rooms; this.#rooms < upTo; this.#rooms += 1) {
      const made = { now: this.#now, firstNumber: this.#bookings };
      seeded.items += await this.#put(() => playRoom(this.#memory, this.#rooms, each, made));
      this.#bookings += each;
      onRoom?.(this.#rooms);
    }
    seeded.items += await this.#putShared();
    seeded.seconds = (performance.now() - began) / 1000;
    return seeded;
  }

  /** One admin, who is told of every request. */
  async #hire(): Promise<void> {
    travelTo(this.#now - 600 * 86_400_000);
    await createUser({
      email: 'boss@example.com',
      passwordHash: 'not a hash',
      role: 'admin',
      firstName: 'Bench',
      lastName: 'Admin',
      phoneNumber: '+250788000000',
      emailConfirmedAt: new Date().toISOString(),
    });
    await tellOutbox(this.#memory);
  }

  /** Plays something in memory, and puts what it has written into the table. */
  async #put(play: () => Promise<void>): Promise<number> {
    Object.assign(db, { send: (command: never) => Promise.resolve(this.#memory.send(command)) });
    try {
      await play();
    } finally {
      Object.assign(db, { send: this.#send });
      travelBack();
    }
    const items = this.#memory.take(isShared).filter((item) => !isOver(item, this.#now));
    await this.#putting;
    this.#putting = putItems(items, this.#table);
    return items.length;
  }

  async #putShared(): Promise<number> {
    await this.#putting;
    const shared = this.#memory.take(() => false);
    await putItems(shared, this.#table);
    // They go on from here.
    for (const Item of shared) {
      this.#memory.send({ constructor: { name: 'PutCommand' }, input: { Item } });
    }
    this.#memory.takeRecords();
    return shared.length;
  }
}
