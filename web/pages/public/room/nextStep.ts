import type { Day } from '#shared/days.ts';
import { messages, ownMessages } from '#shared/messages.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { laterStay } from '#shared/search/laterStay.ts';
import type { Stay } from '#shared/stay.ts';
import { takenWithin } from '#web/lib/dayRuns.ts';
import { serverToday } from '#web/lib/session.ts';
import type { Wish } from '#web/lib/wish.ts';

/** How far somebody has come who looks at a room: what they look for, the days chosen, and what keeps them. */
export interface NextStep {
  room: Room;
  /** What is looked for, which the next step takes over. */
  wish: Wish;
  /** The days, once both are chosen: then the next step is their review. */
  chosen: Stay | undefined;
  /** Of these days, in Rwf; 0 until both are chosen. */
  total: number;
  /** The taken days of the room, as far as they are known. */
  taken: readonly Day[] | undefined;
  /** Why the room, or it on these days, cannot be booked; undefined where nothing is known of that. */
  problem: string | undefined;
  /** Where the days are taken, the next free ones of as many; undefined where there are none. */
  next: Stay | undefined;
}

/**
 * The next step of somebody who looks at a room.
 * @param taken undefined until it is known
 */
export function nextStep(
  room: Room,
  wish: Wish,
  { startDate, endDate }: Partial<Stay>,
  taken: readonly Day[] | undefined,
): NextStep {
  const chosen = startDate && endDate ? { startDate, endDate } : undefined;
  const total = chosen ? totalPrice(chosen.startDate, chosen.endDate, room.price) : 0;
  const common = { room, wish, chosen, total, taken, next: undefined };
  if (room.status !== 'available') return { ...common, problem: ownMessages.roomUnavailable };
  if (!chosen || !taken || takenWithin(chosen, taken).length === 0)
    return { ...common, problem: undefined };
  const next = laterStay(taken, chosen, serverToday());
  return { ...common, problem: messages.notAvailable, next };
}
