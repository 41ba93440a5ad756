import { countDays } from '#shared/days.ts';
import { isLive } from '#shared/transitions.ts';
import type { CheckedBooking, CheckedClosure, CountName, Violation } from './violation.ts';

/** Counts by the id of their room or customer. */
export type Tallies = Map<string, Partial<Record<CountName, number>>>;

/** Counts a booking in its room and its customer, as far as `tallies` has them. */
export function tallyBooking(tallies: Tallies, booking: CheckedBooking): void {
  const { coldRoomId, userId, status, stars, startDate, endDate } = booking;
  const add = (id: string, name: CountName, count: number) => {
    const tally = tallies.get(id);
    if (tally) tally[name] = (tally[name] ?? 0) + count;
  };
  if (isLive(status)) add(coldRoomId, 'live', 1);
  if (status === 'pending') {
    add(userId, 'pending', 1);
    add(userId, 'pendingDays', countDays(startDate, endDate));
  }
  if (stars === undefined) return;
  add(coldRoomId, 'starSum', stars);
  add(coldRoomId, 'starCount', 1);
}

/** Counts a closure in its room, until it is reopened. */
export function tallyClosure(tallies: Tallies, { coldRoomId, freeFrom }: CheckedClosure): void {
  const tally = tallies.get(coldRoomId);
  if (tally && freeFrom === undefined) tally.closures = (tally.closures ?? 0) + 1;
}

/** A room or a customer with the counts that it keeps. */
export interface Counted {
  owner: 'room' | 'customer';
  id: string;
  counts: Partial<Record<CountName, number | undefined>>;
}

const NAMES: Record<Counted['owner'], CountName[]> = {
  room: ['live', 'closures', 'starSum', 'starCount'],
  customer: ['pending', 'pendingDays'],
};

/** Rule: the counts of a room and of a customer equal a recount of their bookings and closures. */
export const countViolations = ({ owner, id, counts }: Counted, tallies: Tallies): Violation[] =>
  NAMES[owner].flatMap((name) => {
    const [from, to] = [counts[name], tallies.get(id)?.[name] ?? 0];
    if ((from ?? 0) === to) return [];
    const finding = `has the count ${name} = ${from ?? 0}, but its ${name === 'closures' ? 'closures' : 'bookings'} make ${to}`;
    return [
      { about: `${owner} ${id}`, finding, mend: { kind: 'count', owner, id, name, from, to } },
    ];
  });
