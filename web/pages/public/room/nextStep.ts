import type { Day } from '#shared/days.ts';
import { messages, ownMessages } from '#shared/messages.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { laterStay } from '#shared/search/laterStay.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';
import { goodsNote, tooHeavyWords } from '#web/features/rooms/misfitWords.ts';
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
  /** Whether the room is free on these days; undefined where that is not known, or where no stay may have them. */
  days: 'free' | 'taken' | undefined;
  /** That the room does not fit the goods looked for; undefined where it does, or takes no bookings. */
  note: string | undefined;
  /** Whether they weigh more than it holds: then it cannot be booked for them, on any days. */
  isTooHeavy: boolean;
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
  const unknown = { problem: undefined, days: undefined, next: undefined };
  const isClosed = room.status !== 'available';
  const goods = {
    note: isClosed ? undefined : goodsNote(wish, room),
    isTooHeavy: !isClosed && tooHeavyWords(wish.weight, room) !== undefined,
  };
  const common = { room, wish, chosen, total, taken, ...goods, ...unknown };
  if (isClosed) {
    const days = chosen && taken && 'taken';
    return { ...common, problem: ownMessages.roomUnavailable, days };
  }
  if (!chosen) return common;
  const today = serverToday();
  // First, because the days are then gone through one by one, and an address may name millions of them.
  const wrong = stayProblem(chosen, today);
  if (wrong) return { ...common, problem: wrong.message };
  if (!taken) return common;
  if (takenWithin(chosen, taken).length === 0) return { ...common, days: 'free' };
  const next = laterStay(taken, chosen, today);
  return { ...common, problem: messages.notAvailable, days: 'taken', next };
}
