import type { Closure } from '#shared/closure.ts';

const CLOSURE = 'CLOSURE#';

/** How a calendar names a closure as the holder of a day. A booking is named by its id alone. */
export const closureHolder = (closureId: string): string => `${CLOSURE}${closureId}`;

/** The id of the closure that holds a day; undefined where a booking holds it. */
export const closureIdOf = (holder: string): string | undefined =>
  holder.startsWith(CLOSURE) ? holder.slice(CLOSURE.length) : undefined;

/** A holder in words: `booking 4f1c…`. */
export function holderName(holder: string): string {
  const closureId = closureIdOf(holder);
  return closureId === undefined ? `booking ${holder}` : `closure ${closureId}`;
}

/** What holds days, by id. */
export interface Holders<OneBooking, OneClosure = Closure> {
  bookings: ReadonlyMap<string, OneBooking>;
  closures: ReadonlyMap<string, OneClosure>;
}
