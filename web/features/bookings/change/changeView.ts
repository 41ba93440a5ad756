import type { Booking } from '#shared/booking.ts';
import { daysOf, type Day } from '#shared/days.ts';
import { presenceOf } from '#shared/presence.ts';
import { totalPrice } from '#shared/price.ts';
import type { Room } from '#shared/room.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';
import { dayRuns } from '#web/lib/dayRuns.ts';
import { formatRwf, formatStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';

/** The room and the days that are chosen in the form. */
export interface Wanted extends Stay {
  coldRoomId: string;
}

/** Whether a stay has begun: its first day has passed, or its customer was checked in. Its room and first day stay then. */
export const hasBegun = (booking: Booking, today: Day): boolean =>
  booking.startDate < today || presenceOf(booking) !== 'expected';

/** What a form begins with: what is wanted, as far as a stay that has begun may have it. */
export function firstWanted(
  { coldRoomId, startDate, endDate, ...booking }: Booking,
  wanted: Wanted | undefined,
  today = serverToday(),
): Wanted {
  const own = { coldRoomId, startDate, endDate };
  if (!wanted) return own;
  return hasBegun({ ...booking, ...own }, today) ? { ...own, endDate: wanted.endDate } : wanted;
}

const BEGUN = 'This stay has begun: its last day can change, its room and its first day stay.';

/** What is said of a stay that has begun: what can change, and for whoever may choose the room what to do instead. */
export const begunWords = (withRoom: boolean): string =>
  withRoom
    ? `${BEGUN} For another room, make today its last day and book the other room for the days that follow.`
    : BEGUN;

/** What a change would come to, as far as it is known. */
interface ChangeView {
  /** What is wrong with the days, or what is in the way; undefined where nothing is. */
  problem: string | undefined;
  /** The new total in Rwf; undefined where the days are none, or the room's price is not known yet. */
  total: number | undefined;
}

/**
 * What a change would come to.
 * @param taken the taken days of the wanted room, its own among them; undefined until they are known
 */
export function viewChange(
  booking: Booking,
  wanted: Wanted,
  room: Pick<Room, 'price'> | undefined,
  taken: readonly Day[] | undefined,
  today = serverToday(),
): ChangeView {
  const problem = daysProblem(booking, wanted, today);
  if (problem !== undefined) return { problem, total: undefined };
  const total = room && totalPrice(wanted.startDate, wanted.endDate, room.price);
  const inTheWay = dayRuns(takenOf(booking, wanted, taken ?? []));
  if (inTheWay.length === 0) return { problem: undefined, total };
  const words = inTheWay.map(({ startDate, endDate }) => formatStay(startDate, endDate));
  return { problem: `Not free: ${words.join('; ')}.`, total };
}

function daysProblem(booking: Booking, wanted: Wanted, today: Day): string | undefined {
  if (wanted.startDate === '' || wanted.endDate === '') return 'Please choose both days.';
  const begun = hasBegun(booking, today);
  if (begun && wanted.endDate < today) return 'The last day can be today or later.';
  return stayProblem(wanted, begun ? booking.startDate : today)?.message;
}

/** The wanted days that others have. */
function takenOf(booking: Booking, wanted: Wanted, taken: readonly Day[]): Day[] {
  const own = new Set(
    wanted.coldRoomId === booking.coldRoomId ? daysOf(booking.startDate, booking.endDate) : [],
  );
  return taken.filter((day) => day >= wanted.startDate && day <= wanted.endDate && !own.has(day));
}

/** Whether the form has what the booking has already. */
export const isUnchanged = (booking: Booking, wanted: Wanted): boolean =>
  booking.coldRoomId === wanted.coldRoomId &&
  booking.startDate === wanted.startDate &&
  booking.endDate === wanted.endDate;

/** The totals before and after, and their difference. */
export const totalFacts = (before: number, total: number | undefined): [string, string][] => [
  ['Total before', formatRwf(before)],
  ['New total', total === undefined ? '–' : formatRwf(total)],
  ['Difference', total === undefined ? '–' : differenceWords(total - before)],
];

const differenceWords = (difference: number): string =>
  difference > 0 ? `+${formatRwf(difference)}` : formatRwf(difference);
