import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems, type Item } from '#functions/platform/table/readItems.ts';
import { toBooking, type StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import type { Booking } from '#shared/booking.ts';
import type { Payment } from '#shared/payment.ts';
import type { StoredPayment } from './storedPayment.ts';

/** A booking, if there is one, with all that was paid for it, oldest entry first. */
export interface Ledger {
  booking: Booking | undefined;
  payments: Payment[];
}

const bookingIn = (item: Item | undefined): Booking | undefined =>
  item && toBooking(item as unknown as StoredBooking);

/**
 * Reads a booking and some of its entries as they are now, in one round trip.
 * @returns the booking, and the entries in the order of their ids; undefined where there is none
 */
export async function readEntries(
  bookingId: string,
  ids: string[],
): Promise<[booking: Booking | undefined, ...entries: (StoredPayment | undefined)[]]> {
  const [booking, ...entries] = await readItems([
    keys.booking(bookingId),
    ...ids.map((id) => keys.payment(bookingId, id)),
  ]);
  return [bookingIn(booking), ...(entries as unknown as (StoredPayment | undefined)[])];
}

/** Reads a booking with all its entries in one query, because they share a partition. */
export async function findLedger(bookingId: string): Promise<Ledger> {
  const items: Item[] = [];
  const query = {
    TableName: settings.tableName(),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :booking',
    ExpressionAttributeValues: { ':booking': keys.booking(bookingId).pk },
  };
  for await (const { Items = [] } of paginateQuery({ client: db }, query)) items.push(...Items);
  const of = (entity: string) => items.filter((item) => item.entity === entity);
  const payments = of('payment') as unknown as Payment[];
  return {
    booking: bookingIn(of('booking')[0]),
    payments: payments.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  };
}
