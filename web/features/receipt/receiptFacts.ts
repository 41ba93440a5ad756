import type { Booking } from '#shared/booking.ts';
import { serviceLabels } from '#web/features/bookings/index.ts';
import { formatDay, formatNumber, formatPhone } from '#web/lib/format.ts';

const NOT_GIVEN = 'N/A';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in US dollars: `$1,230`, `$30.14`. */
export const formatDollars = (amount: number): string => dollars.format(amount);

type Dates = Partial<Pick<Booking, 'startDate' | 'endDate'>>;

/** The days of a receipt as `start - end`; 'N/A' where one is missing. */
export const dateRange = ({ startDate, endDate }: Dates): string =>
  startDate && endDate ? `${formatDay(startDate)} - ${formatDay(endDate)}` : NOT_GIVEN;

/** A line of facts; none where there is nothing to say. */
export const line = (name: string, value: string | undefined): [string, string][] =>
  value === undefined ? [] : [[name, value]];

/** What a receipt says of a booking (specification, section 2), without what was not given. */
export const receiptFacts = (booking: Booking): [name: string, value: string][] => [
  ...line('Service', booking.service && serviceLabels[booking.service]),
  ...line('Product Type', booking.productType),
  ...line('Weight in kg', booking.weight === undefined ? undefined : formatNumber(booking.weight)),
  ['Location', booking.coldRoomLocation],
  ['Date Range', dateRange(booking)],
  ...line('Phone', booking.phoneNumber && formatPhone(booking.phoneNumber)),
];
