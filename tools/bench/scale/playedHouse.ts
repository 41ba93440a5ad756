import { db } from '#functions/platform/table/client.ts';
import { collections, keys } from '#functions/platform/table/keys.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { DAY_MS } from '#shared/days.ts';
import { travelBack, travelTo } from './clock.ts';
import { isOwn } from './itemCopies.ts';
import { MemoryTable } from './memoryTable.ts';
import { playRoom, tellOutbox } from './playRoom.ts';

type Item = Record<string, unknown>;

/** Partitions to which every room adds: they stay in memory. */
const SHARED = [
  collections.figures,
  collections.monthFigures,
  collections.soldRooms,
  collections.searchPlaces,
  collections.searchCells,
  collections.staff,
  keys.roomCounts().pk,
];
/** Of these, what is a sum over all rooms. */
const SUMS = new Set<unknown>(['figures', 'soldRooms', 'searchPlace', 'searchCells', 'roomCounts']);

const isShared = (pk: string): boolean => SHARED.some((begin) => pk.startsWith(begin));

/** What DynamoDB would have deleted by now is not there. */
const isOver = ({ expiresAt }: Item, now: number): boolean =>
  typeof expiresAt === 'number' && expiresAt * 1000 < now;

/** The sums of so many houses as this one. */
const timesAll = (item: Item, houses: number): Item =>
  SUMS.has(item.entity)
    ? Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          typeof value === 'number' ? value * houses : value,
        ]),
      )
    : item;

/** A house that the functions themselves play on a table in memory, room after room. */
export class PlayedHouse {
  /** Names that are the same in all copies of the house: those of its staff. */
  readonly staff = new Set<string>();
  readonly #memory = new MemoryTable();
  readonly #send = db.send.bind(db);
  readonly #now: number;
  /** What stands there once, whatever room it was written for. */
  readonly #once = new Map<string, Item>();
  #rooms = 0;
  #bookings = 0;

  /** @param now milliseconds since 1970 */
  constructor(now: number) {
    this.#now = now;
  }

  /** Hires one admin, who is told of every request. */
  async hire(): Promise<void> {
    await this.#play(async () => {
      travelTo(this.#now - 600 * DAY_MS);
      const { userId } = await createUser({
        email: 'boss@example.com',
        passwordHash: 'not a hash',
        role: 'admin',
        firstName: 'Bench',
        lastName: 'Admin',
        phoneNumber: '+250788000000',
        emailConfirmedAt: new Date().toISOString(),
      });
      this.staff.add(userId);
      this.staff.add('+250788000000');
      await tellOutbox(this.#memory);
    });
  }

  /** Plays a room with so many bookings. Returns what is its own: items that no other room writes. */
  async addRoom(bookings: number): Promise<Item[]> {
    const made = { now: this.#now, firstNumber: this.#bookings };
    const items = await this.#play(() => playRoom(this.#memory, this.#rooms, bookings, made));
    this.#rooms += 1;
    this.#bookings += bookings;
    return items;
  }

  /** What all rooms share, as it is where there are so many houses like this one. */
  rest(houses: number): Item[] {
    const shared = this.#memory.take(() => false);
    return [...this.#once.values(), ...shared].map((item) => timesAll(item, houses));
  }

  /** Has the functions write into the memory meanwhile. */
  async #play(play: () => Promise<void>): Promise<Item[]> {
    Object.assign(db, { send: (command: never) => Promise.resolve(this.#memory.send(command)) });
    try {
      await play();
    } finally {
      Object.assign(db, { send: this.#send });
      travelBack();
    }
    const items = this.#memory.take(isShared).filter((item) => !isOver(item, this.#now));
    const own = items.filter((item) => isOwn(item, this.staff));
    for (const item of items) {
      if (!isOwn(item, this.staff)) {
        this.#once.set(`${String(item.pk)} ${String(item.sk)}`, item);
      }
    }
    return own;
  }
}
