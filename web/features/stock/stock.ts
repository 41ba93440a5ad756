import type { Booking } from '#shared/booking.ts';
import { addDays, daysOf, type Day } from '#shared/days.ts';
import { presenceOf } from '#shared/presence.ts';

const hasLeft = (booking: Booking): boolean => presenceOf(booking) === 'out';

interface Stock {
  here: Booking[];
  /** Those that were checked out before their last day is over. */
  gone: Booking[];
  coming: Booking[];
}

/** Approved bookings by whether their goods are in the room on the day `today`, have left it, or are to come. */
export function stockOf(bookings: Booking[], today: Day): Stock {
  const approved = bookings
    .filter(({ status, endDate }) => status === 'approved' && endDate >= today)
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  const begun = approved.filter(({ startDate }) => startDate <= today);
  return {
    here: begun.filter((booking) => !hasLeft(booking)),
    gone: begun.filter(hasLeft),
    coming: approved.filter(({ startDate }) => startDate > today),
  };
}

export const hasGoods = ({ productType, weight }: Booking): boolean =>
  productType !== undefined || weight !== undefined;

/** Completed stays whose goods are known, the latest first. */
export const pastStock = (bookings: Booking[]): Booking[] =>
  bookings
    .filter((booking) => booking.status === 'completed' && hasGoods(booking))
    .sort((a, b) => b.endDate.localeCompare(a.endDate));

/** The total weight of bookings that have one, in kg. */
export const weightOf = (bookings: Booking[]): number =>
  bookings.reduce((sum, { weight = 0 }) => sum + weight, 0);

/** Whether goods of several bookings are in store on one of some days, so that their sum says more than each of them. */
export function isSummed(bookings: Booking[], today: Day, count: number): boolean {
  const { here, coming } = stockOf(bookings, today);
  const weighed = [...here, ...coming].filter((booking) => weightOf([booking]) > 0);
  const last = addDays(today, count - 1);
  return weighed.some((one, at) =>
    weighed.slice(at + 1).some(({ startDate }) => startDate <= one.endDate && startDate <= last),
  );
}

export type StockBy = 'room' | 'product';

/** As many names as a chart has colours for; the lightest others are taken together. */
const MOST_NAMES = 5;
const OTHERS = 'Others';

const nameOf = (by: StockBy, { coldRoomName, productType }: Booking): string =>
  by === 'room' ? coldRoomName : (productType ?? 'Not stated');

/** In whole grams, so that sums have no rounding errors. */
const inKg = (bookings: Booking[]): number => Math.round(weightOf(bookings) * 1_000) / 1_000;

/**
 * What is in store on each of the coming days, in kg: by room or by product, the heaviest first. A
 * booking without a weight adds none, nor does one whose goods have left.
 */
export function stockByDay(bookings: Booking[], today: Day, count: number, by: StockBy) {
  const days = daysOf(today, addDays(today, count - 1));
  const onDay = (list: Booking[], day: Day) =>
    list.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const weighed = bookings.filter(
    (booking) => booking.status === 'approved' && !hasLeft(booking) && weightOf([booking]) > 0,
  );
  const inTime = weighed.filter((booking) => days.some((day) => onDay([booking], day).length > 0));
  const groups = [...new Set(inTime.map((booking) => nameOf(by, booking)))]
    .map((name) => ({ name, list: inTime.filter((booking) => nameOf(by, booking) === name) }))
    .sort((a, b) => weightOf(b.list) - weightOf(a.list));
  const others = groups.slice(MOST_NAMES).flatMap(({ list }) => list);
  const shown = [
    ...groups.slice(0, MOST_NAMES),
    ...(others.length > 0 ? [{ name: OTHERS, list: others }] : []),
  ];
  return {
    names: shown.map(({ name }) => name),
    days: days.map((day) => ({ day, weights: shown.map(({ list }) => inKg(onDay(list, day))) })),
  };
}
