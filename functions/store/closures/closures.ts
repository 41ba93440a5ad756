import { closureIdOf, type Holders } from '#functions/domain/holder.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItem } from '#functions/platform/table/readItem.ts';
import { readMany } from '#functions/platform/table/readItems.ts';
import { toBooking, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import type { Booking } from '#shared/booking.ts';
import type { Closure } from '#shared/closure.ts';

/** A closure as it is stored. */
export interface StoredClosure extends Closure {
  /** When it was made, as ISO text, and by which admin. */
  createdAt: string;
  actorId: string;
  /** When it was reopened, as ISO text; absent where that was before it was kept. */
  reopenedAt?: string;
}

/** Reads a closure as it is now; undefined where there is none. */
export async function findClosure(id: string): Promise<Closure | undefined> {
  return (await readItem(keys.closure(id))) as StoredClosure | undefined;
}

const byId = <T extends { id: string }>(items: T[]): Map<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** Reads the bookings and closures that calendars name, as they are now. */
export async function readHolders(holders: Iterable<string>): Promise<Holders<Booking>> {
  const items = await readMany(
    [...new Set(holders)].map((holder) => {
      const closureId = closureIdOf(holder);
      return closureId === undefined ? keys.booking(holder) : keys.closure(closureId);
    }),
  );
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  return {
    bookings: byId((of('booking') as unknown as StoredBooking[]).map(toBooking)),
    closures: byId(of('closure') as unknown as StoredClosure[]),
  };
}
