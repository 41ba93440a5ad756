import type { Booking } from '#shared/booking.ts';
import { countDays, daysByMonth, monthOf, todayInKigali, type Month } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import { toHundredths } from '#shared/price.ts';
import type { BookingStatus } from '#shared/transitions.ts';
import type { Profile } from '#shared/user.ts';

/** What a figure sums up: everything, a month, a room in a month, a customer, a customer in a month. */
export type Figure =
  | { of: 'total' }
  | { of: 'month'; month: Month }
  | { of: 'room'; month: Month; coldRoomId: string; coldRoomName: string }
  | { of: 'customer'; userId: string }
  | { of: 'customerMonth'; userId: string; month: Month };

/** By how much a figure's sums change; `revenue` is in hundredths of Rwf. */
export interface FigureChange {
  figure: Figure;
  add: Record<string, number>;
}

/** The fields of a booking that are counted. */
export type CountedBooking = Pick<
  Booking,
  | 'status'
  | 'date'
  | 'userId'
  | 'coldRoomId'
  | 'coldRoomName'
  | 'startDate'
  | 'endDate'
  | 'totalPrice'
>;

/** The fields of an account that are counted. */
export type CountedAccount = Pick<Profile, 'role' | 'createdAt'>;

/**
 * By how much a change of a booking changes the figures. Each figure is the sum of what every booking
 * adds to it as it is now, so a change adds the difference, and a recount gives the same figures. The sums of a
 * customer whose bookings were given to another are deleted with the customer.
 */
export const figuresOfChange = (
  before: CountedBooking | undefined,
  after: CountedBooking,
): FigureChange[] =>
  difference(before ? addedByBooking(before) : [], addedByBooking(after)).filter(
    ({ figure }) => !('userId' in figure) || figure.userId === after.userId,
  );

/** By how much a payment changes the figures: what a month received, in Rwf. An entry never changes. */
export const countPayment = (
  before: Pick<Payment, 'at'> | undefined,
  { at, amount }: Pick<Payment, 'at' | 'amount'>,
): FigureChange[] =>
  before ? [] : [{ figure: { of: 'month', month: monthOfMoment(at) }, add: { received: amount } }];

/** By how much a change of an account changes the figures; it is new without `before`, gone without `after`. */
export const countAccount = (
  before: CountedAccount | undefined,
  after: CountedAccount | undefined,
): FigureChange[] =>
  difference(before ? addedByAccount(before) : [], after ? addedByAccount(after) : []);

/**
 * A booking counts by its status: in total, in the month in which it was made, and for its customer.
 * Where it is sold, its days and its rent count in the months of its days.
 */
function addedByBooking(booking: CountedBooking): FigureChange[] {
  const { status, date, userId } = booking;
  const counted = { [status]: 1 };
  return [
    { figure: { of: 'total' }, add: counted },
    { figure: { of: 'month', month: monthOfMoment(date) }, add: counted },
    { figure: { of: 'customer', userId }, add: { bookings: 1, ...counted } },
    ...(isSold(status) ? addedBySale(booking) : []),
  ];
}

/** Whether somebody pays for a booking of this status. */
const isSold = (status: BookingStatus): boolean => status === 'approved' || status === 'completed';

function addedBySale(booking: CountedBooking): FigureChange[] {
  const { userId, coldRoomId, coldRoomName, startDate, endDate, totalPrice } = booking;
  // A whole number, because the total is the price of a day times the number of days.
  const rentOfDay = Math.round(toHundredths(totalPrice) / countDays(startDate, endDate));
  return [...daysByMonth(startDate, endDate)].flatMap(([month, days]): FigureChange[] => {
    const add = { days: days.length, revenue: days.length * rentOfDay };
    return [
      { figure: { of: 'total' }, add },
      { figure: { of: 'month', month }, add },
      { figure: { of: 'room', month, coldRoomId, coldRoomName }, add },
      { figure: { of: 'customerMonth', userId, month }, add },
    ];
  });
}

/** A customer counts in total, and in the month of their registration; the staff do not. */
function addedByAccount({ role, createdAt }: CountedAccount): FigureChange[] {
  if (role !== 'user') return [];
  const add = { customers: 1 };
  return [
    { figure: { of: 'total' }, add },
    { figure: { of: 'month', month: monthOfMoment(createdAt) }, add },
  ];
}

const monthOfMoment = (iso: string): Month => monthOf(todayInKigali(Date.parse(iso)));

/** What one figure is told from another by: not by the name of a room, which may have changed meanwhile. */
const idOf = (figure: Figure): string => JSON.stringify({ ...figure, coldRoomName: undefined });

/** What `after` adds less what `before` added: one change a figure, without sums that stay the same. */
function difference(before: FigureChange[], after: FigureChange[]): FigureChange[] {
  const changes = new Map<string, FigureChange>();
  const count = ({ figure, add }: FigureChange, sign: 1 | -1) => {
    const id = idOf(figure);
    const sums = { ...changes.get(id)?.add };
    for (const [name, value] of Object.entries(add)) sums[name] = (sums[name] ?? 0) + sign * value;
    changes.set(id, { figure, add: sums });
  };
  for (const change of before) count(change, -1);
  for (const change of after) count(change, 1);
  return [...changes.values()].map(withoutZeros).filter(({ add }) => Object.keys(add).length > 0);
}

const withoutZeros = ({ figure, add }: FigureChange): FigureChange => ({
  figure,
  add: Object.fromEntries(Object.entries(add).filter(([, value]) => value !== 0)),
});
