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
  /** The earliest last day. */
  from?: Day | undefined;
  /** The day before which the last days lie. */
  below?: Day | undefined;
}

/** Lists of what is still to come or to be answered: what is due first comes first. */
const dueFirst: readonly (BookingFilter | undefined)[] = ['pending', 'approved'];

/**
 * The parts in which what is looked for stands, one after the other. A stay touches the days from one to another where
 * it ends from the first on and has begun by the last. It ends in the month of the last, or goes on at its end; some of
 * these begin after the last day, and {@link isWanted} says which. In a status, what is due comes first, and what is
 * over comes latest first; in no status, what ends from `today` on comes first, soonest first.
 */
export function partsOf({ status, from, to, order }: Wanted, today: Day): FiledPart[] {
  const whole = rangesOf(from, to);
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

/**
 * What an entry says of its booking beside the lists that it stands in; one that was written before it did says
 * nothing.
 */
interface FiledDetails {
  coldRoomId?: unknown;
  startDate?: unknown;
}

/** Whether an entry in the lists of what is looked for is of such a booking, as far as it says. */
export const isWanted =
  ({ coldRoomId, to }: Wanted) =>
  (entry: FiledDetails): boolean =>
    (coldRoomId === undefined || isOrUnsaid(entry.coldRoomId, (id) => id === coldRoomId)) &&
    (to === undefined || isOrUnsaid(entry.startDate, (day) => day <= to));

const isOrUnsaid = (value: unknown, fits: (text: string) => boolean): boolean =>
  typeof value !== 'string' || fits(value);

type Range = Omit<FiledPart, 'order'>;

/** Last days in ranges that follow each other: to the end of the last month, and those of stays that go on then. */
function rangesOf(from: Day | undefined, to: Day | undefined): Range[] {
  if (to === undefined) return [{ from }];
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
