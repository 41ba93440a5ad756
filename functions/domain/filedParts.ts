import type { PaymentState } from '#shared/balance.ts';
import type { BookingFilter } from '#shared/contract/bookings.ts';
import { addMonths, type Day, type Month } from '#shared/days.ts';

/** Which bookings are looked for. A room and a customer are not looked for at once. */
export interface Wanted {
  status?: BookingFilter | undefined;
  coldRoomId?: string | undefined;
  userId?: string | undefined;
  payment?: PaymentState | undefined;
  /** The first and the last month that the stay touches. */
  from?: Month | undefined;
  to?: Month | undefined;
}

/** A part of the answer, which one query reads in order: bookings by last day. */
export interface Part {
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
 * The parts that make up what is looked for, one after the other. A stay touches the months from one to another
 * where it ends in one of them, or goes on at the end of the last. In a status, what is due comes first, and what is
 * over comes latest first; in no status, what ends from `today` on comes first, soonest first.
 */
export function partsOf({ status, from, to }: Wanted, today: Day): Part[] {
  const next = to && addMonths(`${to}-01`, 1);
  const ranges: Range[] = [
    { from: from && `${from}-01`, below: next },
    ...(to === undefined ? [] : [{ across: to, from: next }]),
  ];
  const forwards = (some: Range[]) => some.map((range) => inOrder(range, 'ascending'));
  const backwards = (some: Range[]) =>
    some.toReversed().map((range) => inOrder(range, 'descending'));
  const over = backwards(ranges.map((range) => endingBefore(range, today)));
  const parts = () => {
    if (status === 'outdated') return over;
    if (dueFirst.includes(status)) return forwards(ranges);
    if (status !== undefined) return backwards(ranges);
    return [...forwards(ranges.map((range) => endingFrom(range, today))), ...over];
  };
  return parts().filter((part) => !isEmpty(part));
}

type Range = Omit<Part, 'order'>;

const inOrder = (range: Range, order: Part['order']): Part => ({ ...range, order });

const endingFrom = (range: Range, day: Day): Range => ({
  ...range,
  from: range.from !== undefined && range.from > day ? range.from : day,
});

const endingBefore = (range: Range, day: Day): Range => ({
  ...range,
  below: range.below !== undefined && range.below < day ? range.below : day,
});

const isEmpty = ({ from, below }: Part): boolean =>
  from !== undefined && below !== undefined && from >= below;
