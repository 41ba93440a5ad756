import { owedOf, type PayableBooking } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { countDays, type Day } from '#shared/days.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentWay } from '#shared/paymentWays.ts';
import { formatRwf, plural } from '#web/lib/format.ts';

export const wayLabels: Record<PaymentWay, string> = {
  cash: 'Cash',
  mobileMoney: 'Mobile money',
  bank: 'Bank',
};

export const kindLabels: Record<Payment['kind'], string> = {
  payment: 'Payment',
  deposit: 'Deposit',
  refund: 'Refund',
  reversal: 'Reversal',
};

/** An amount that may be below zero, with a minus that is as wide as a digit: `−1,000 Rwf`. */
export const formatSigned = (amount: number): string =>
  amount < 0 ? `\u2212${formatRwf(-amount)}` : formatRwf(amount);

/** What an amount that is owed means, in words. */
const owedAmountWords = (owed: number): string =>
  owed < 0 ? `${formatRwf(-owed)} to refund` : `${formatRwf(owed)} to pay`;

/** What is owed for a booking, in words; undefined where nothing is. */
export function owedWords(booking: PayableBooking): string | undefined {
  const owed = owedOf(booking);
  return owed === 0 ? undefined : owedAmountWords(owed);
}

/**
 * Whether something is owed on the day `today` that was due before: a rent is due on the first day of its stay. What its
 * customer says to have paid waits for an answer, and is not late.
 */
export const isPaymentOverdue = (
  booking: PayableBooking & Pick<Booking, 'startDate' | 'claimId'>,
  today: Day,
): boolean => owedOf(booking) > 0 && !booking.claimId && booking.startDate < today;

/** For how long something has been overdue, in words; undefined where nothing is. */
export const overdueWords = (
  booking: Parameters<typeof isPaymentOverdue>[0],
  today: Day,
): string | undefined =>
  isPaymentOverdue(booking, today)
    ? `${plural(countDays(booking.startDate, today) - 1, 'day')} overdue`
    : undefined;

/** An entry in a line: how it was paid, by which reference, and what it reverses. */
export const entryWords = ({ way, reference }: Pick<Payment, 'way' | 'reference'>): string =>
  [wayLabels[way], reference].filter(Boolean).join(' ');
