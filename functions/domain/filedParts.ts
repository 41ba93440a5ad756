import type { PaymentState } from '#shared/balance.ts';
import type { BookingOrder } from '#shared/bookingOrders.ts';
import type { BookingFilter } from '#shared/contract/bookings.ts';
import { addMonths, monthOf, type Day, type Month } from '#shared/days.ts';

/** Which bookings are looked for, and in what order. */
export interface Wanted {
  status?: BookingFilter | undefined;
  coldRoomId?: string | undefined;
  userId?: string | undefined;
  payment?: PaymentState | undefined;
  /** The first and the last day of those that the stay touches. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** @default - what is still to come first, soonest first, then what is over, latest first */
  order?: Exclude<BookingOrder, 'newest'> | undefined;
}

/** A part of the answer, which one query reads in order: bookings by last day. */
export interface FiledPart {
  order: 'ascending' | 'descending';
  /** Only stays that go on at the end of this month. */
  across?: Month;
  /** Only stays that have begun by this day, from the lists by length. */
  begunBy?: Day;
  /** The earliest last day. */
  from?: Day | undefined;
  /** The day before which the last days lie. */
  below?: Day | undefined;
}

/** Lists of what is still to come or to be answered: what is due first comes first. */
const dueFirst: readonly (BookingFilter | undefined)[] = ['pending', 'approved'];

/**
 * The parts in which what is looked for stands, one after the other. A stay touches the days from one to another where
 * it ends from the first on and has begun by the last. Of all rooms and customers, the lists by length tell who has begun. Of
 * one, it ends in the month of the last day, or goes on at its end; some of these begin after the last day, and
 * {@link hasBegun} says which. In a status, what is due comes first, and what is
 * over comes latest first; in no status, what ends from `today` on comes first, soonest first.
 */
export function partsOf(wanted: Wanted, today: Day): FiledPart[] {
  const { status, order } = wanted;
  const whole = rangesOf(wanted);
  const over = whole.map((range) => endingBefore(range, today));
  const ranges = status === 'outdated' ? over : whole;
  const parts = () => {
    if (order === 'soonest') return forwards(ranges);
    if (order === 'latest') return backwards(ranges);
    if (status === undefined) {
      return [...forwards(whole.map((range) => endingFrom(range, today))), ...backwards(over)];
    }
    return dueFirst.includes(status) ? forwards(ranges) : backwards(ranges);
  };
  return parts().filter((part) => !isEmpty(part));
}

/** What an entry says of its booking beside the lists that it stands in. One that is older says nothing. */
interface FiledDetails {
  startDate?: unknown;
}

/** Whether the stay of an entry has begun by the last day that is asked for, as far as it says. */
export const hasBegun =
  ({ to }: Wanted) =>
  ({ startDate }: FiledDetails): boolean =>
    to === undefined || typeof startDate !== 'string' || startDate <= to;

type Range = Omit<FiledPart, 'order'>;

/**
 * Last days in ranges that follow each other: of a room or a customer to the end of the last month, and those of stays that
 * go on then.
 */
function rangesOf({ coldRoomId, userId, from, to }: Wanted): Range[] {
  if (to === undefined) return [{ from }];
  if (coldRoomId === undefined && userId === undefined) return [{ from, begunBy: to }];
  const month = monthOf(to);
  const next = addMonths(`${month}-01`, 1);
  return [
    { from, below: next },
    { across: month, from: next },
  ];
}

const inOrder = (range: Range, order: FiledPart['order']): FiledPart => ({ ...range, order });

const forwards = (some: Range[]) => some.map((range) => inOrder(range, 'ascending'));
const backwards = (some: Range[]) => some.toReversed().map((range) => inOrder(range, 'descending'));

const endingFrom = (range: Range, day: Day): Range => ({
  ...range,
  from: range.from !== undefined && range.from > day ? range.from : day,
});

const endingBefore = (range: Range, day: Day): Range => ({
  ...range,
  below: range.below !== undefined && range.below < day ? range.below : day,
});

const isEmpty = ({ from, below }: FiledPart): boolean =>
  from !== undefined && below !== undefined && from >= below;
