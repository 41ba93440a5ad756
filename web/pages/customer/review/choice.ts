import { readWish, type Wish } from '#web/lib/wish.ts';

/** What is reviewed before it is booked: a room, from when to when, and perhaps the goods. */
export type Choice = Wish;

/**
 * Reads the choice from the address, where it survives a reload and signing in; none where a part
 * of it is missing or is no day.
 */
export function choiceOf(query: URLSearchParams): Choice | undefined {
  const wish = readWish(query);
  return wish.coldRoomId && wish.startDate && wish.endDate ? wish : undefined;
}
