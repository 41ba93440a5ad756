import type { Booking } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import { formatMoment, formatRwf, formatStay } from '#web/lib/format.ts';
import { vatFacts } from './paymentFacts.ts';

type Fact = [name: string, value: string];

/**
 * What an invoice says.
 * @param last the number of the invoice of its booking that counts
 */
export function invoiceFacts(
  invoice: Invoice,
  { userName, number }: Pick<Booking, 'userName' | 'number'>,
  last: string | undefined,
): Fact[] {
  const { due, paid } = invoice;
  return [
    ['Date', formatMoment(invoice.at)],
    ['Billed to', userName],
    ['For', `${invoice.coldRoomName}, ${formatStay(invoice.startDate, invoice.endDate)}`],
    ...(number === undefined ? [] : [['Booking number', number] as Fact]),
    ['Amount', formatRwf(due)],
    ...vatFacts(due, invoice.vatPercent),
    ...(paid > 0 ? [['Already paid', formatRwf(paid)] as Fact] : []),
    ...(paid > 0 ? [['Left to pay', formatRwf(Math.max(0, due - paid))] as Fact] : []),
    ...(last === undefined || last === invoice.number
      ? []
      : [['Replaced by', `Invoice ${last}`] as Fact]),
    ['Issued by', invoice.issuedBy],
  ];
}
