import type { Booking } from '#shared/booking.ts';
import { monthOf, type Month } from '#shared/days.ts';
import { toHundredths } from '#shared/price.ts';

/** Receipts of the stays that begin in one month. */
export interface ReceiptMonth {
  month: Month;
  /** Those of the month that are on the page. */
  shown: Booking[];
  /** How many the month has in all, also on other pages. */
  count: number;
  /** What all of the month cost, in Rwf. */
  total: number;
}

const beginsIn = ({ startDate }: Booking): Month => monthOf(startDate);

/** The bookings of a page under the months in which their stays begin, in the order in which they are given, with what all of a month come to. */
export function receiptMonths(shown: Booking[], all: readonly Booking[]): ReceiptMonth[] {
  return [...new Set(shown.map(beginsIn))].map((month) => {
    const ofMonth = all.filter((booking) => beginsIn(booking) === month);
    const sum = ofMonth.reduce((hundredths, one) => hundredths + toHundredths(one.totalPrice), 0);
    return {
      month,
      shown: shown.filter((booking) => beginsIn(booking) === month),
      count: ofMonth.length,
      total: sum / 100,
    };
  });
}
