import { keys } from '#functions/platform/table/keys.ts';
import { readItems, type Item } from '#functions/platform/table/readItems.ts';
import { readPartition } from '#functions/platform/table/readPartition.ts';
import { toBooking, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import type { Booking } from '#shared/booking.ts';
import type { Invoice } from '#shared/invoice.ts';
import type { Payment } from '#shared/payment.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import type { StoredClaim } from './storedClaim.ts';
import type { StoredPayment } from './storedPayment.ts';

/** A booking, if there is one, with its payments, claims and invoices, oldest first. */
export interface Ledger {
  booking: Booking | undefined;
  payments: Payment[];
  claims: PaymentClaim[];
  invoices: Invoice[];
}

const bookingIn = (item: Item | undefined): Booking | undefined =>
  item && toBooking(item as unknown as StoredBooking);

/**
 * Reads a booking and some of its entries as they are now. It reads the booking first, so that each payment in the
 * booking's sum is among the entries; one batch read of both does not guarantee that.
 * @returns the booking, and the entries in the order of their ids; undefined where there is none
 */
export async function readEntries(
  bookingId: string,
  ids: string[],
): Promise<[booking: Booking | undefined, ...entries: (StoredPayment | undefined)[]]> {
  const [booking] = await readItems([keys.booking(bookingId)]);
  const entries = await readItems(ids.map((id) => keys.payment(bookingId, id)));
  return [bookingIn(booking), ...(entries as unknown as (StoredPayment | undefined)[])];
}

/** Reads a booking with all its entries , which share a partition. */
export async function findLedger(bookingId: string): Promise<Ledger> {
  const items = await readPartition(keys.booking(bookingId).pk);
  const of = <T extends { at: string }>(entity: string): T[] =>
    (items.filter((item) => item.entity === entity) as unknown as T[]).toSorted((a, b) =>
      a.at < b.at ? -1 : 1,
    );
  return {
    booking: bookingIn(items.find(({ entity }) => entity === 'booking')),
    payments: of<Payment>('payment'),
    claims: of<PaymentClaim>('claim'),
    invoices: of<Invoice>('invoice'),
  };
}

/** Reads a booking and then a claim as they are now, as {@link readEntries} does; undefined where there is none. */
export async function readClaim(
  bookingId: string,
  id: string,
): Promise<[booking: Booking | undefined, claim: StoredClaim | undefined]> {
  const [booking] = await readItems([keys.booking(bookingId)]);
  const [claim] = await readItems([keys.claim(bookingId, id)]);
  return [bookingIn(booking), claim as unknown as StoredClaim | undefined];
}
