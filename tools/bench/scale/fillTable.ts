import { ItemCopies, rowOf } from './itemCopies.ts';
import { CUSTOMERS } from './playRoom.ts';
import { PlayedHouse } from './playedHouse.ts';
import type { TableFile } from './tableFile.ts';

/** A table to be filled with a house and its copies. */
export interface TableToFill {
  table: string;
  /** Of each room that the functions play, how many bookings it has. */
  rooms: number[];
  /** How many houses like this one there are in the table, this one included; the others are copies with other names. */
  houses: number;
}

/** How much was put into a table. */
export interface Filled {
  rooms: number;
  bookings: number;
  /** Of these, how many the functions themselves have taken. */
  played: number;
  items: number;
  seconds: number;
}

/** Plays a house room by room, and writes each with its copies. */
export async function fillTable(
  file: TableFile,
  { table, rooms, houses }: TableToFill,
  now: number,
  onRoom?: (room: number) => void,
): Promise<Filled> {
  const began = performance.now();
  const played = rooms.reduce((sum, bookings) => sum + bookings, 0);
  const size = { rooms: rooms.length, customers: CUSTOMERS, bookings: played };
  const house = new PlayedHouse(now);
  await house.hire();
  let items = 0;
  for (const [index, bookings] of rooms.entries()) {
    const copies = new ItemCopies(await house.addRoom(bookings), size, house.staff);
    for (let copy = 0; copy < houses; copy += 1) {
      for (const row of copies.rows(copy)) {
        file.put(table, row);
        items += 1;
      }
    }
    onRoom?.(index + 1);
  }
  for (const item of house.rest(houses)) {
    file.put(table, rowOf(item));
    items += 1;
  }
  const seconds = (performance.now() - began) / 1000;
  return { rooms: rooms.length * houses, bookings: played * houses, played, items, seconds };
}
