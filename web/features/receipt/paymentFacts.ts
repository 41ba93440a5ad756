import type { Booking } from '#shared/booking.ts';
import type { CheckedReceipt } from '#shared/checkedReceipt.ts';
import type { Payment } from '#shared/payment.ts';
import { vatWithin } from '#shared/vat.ts';
import { entryWords, formatSigned } from '#web/features/payments/index.ts';
import { formatMoment, formatNumber, formatStay } from '#web/lib/format.ts';

/** What a paper is called, by what it is of. */
export const paperTitles: Record<CheckedReceipt['kind'], string> = {
  invoice: 'Invoice',
  payment: 'Receipt',
  deposit: 'Receipt of a deposit',
  refund: 'Receipt of a refund',
  reversal: 'Receipt of a reversal',
};

const whoLabels: Record<Payment['kind'], string> = {
  payment: 'Received from',
  deposit: 'Received from',
  refund: 'Paid back to',
  reversal: 'Client',
};

type Fact = [name: string, value: string];

/** A line of the VAT that an amount contains; none where no rate was set. */
export const vatFacts = (amount: number, vatPercent: number | undefined): Fact[] =>
  vatPercent === undefined
    ? []
    : [
        [
          `Includes VAT at ${formatNumber(vatPercent)}%`,
          formatSigned(vatWithin(amount, vatPercent)),
        ],
      ];

/**
 * What the receipt of an entry says.
 * @param entries all entries of its booking, among which are its reversal and what it reverses
 */
export function paymentFacts(
  payment: Payment,
  entries: readonly Payment[],
  { number }: Pick<Booking, 'number'>,
): Fact[] {
  const { kind, amount, receipt, coldRoomName, startDate, endDate } = payment;
  // Not those of the booking, which may have been given other days since.
  const days = startDate && endDate ? [formatStay(startDate, endDate)] : [];
  const reversed = entries.find(({ id }) => id === payment.reverses);
  const reversal = entries.find(({ reverses }) => reverses === payment.id);
  return [
    ['Date', formatMoment(payment.at)],
    [whoLabels[kind], payment.userName],
    ['For', [coldRoomName, ...days].join(', ')],
    ...(number === undefined ? [] : [['Booking number', number] as Fact]),
    ['Payment method', entryWords(payment)],
    ['Amount', formatSigned(amount)],
    ...vatFacts(amount, receipt?.vatPercent),
    ...(reversed ? [['Reverses', nameOf(reversed)] as Fact] : []),
    ...(reversal ? [['Reversed by', nameOf(reversal)] as Fact] : []),
    ['Recorded by', payment.recordedBy],
  ];
}

/** What an entry is called on the receipt of another. */
const nameOf = ({ receipt, at }: Payment): string =>
  receipt ? `Receipt ${receipt.number}` : `The entry of ${formatMoment(at)}`;
