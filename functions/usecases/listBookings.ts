import type { Wanted } from '#functions/domain/filedParts.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listArrivals } from '#functions/store/arrivals/arrivals.ts';
import {
  listBookings,
  listBookingsOf,
  listInStatus,
  listNewestRequests,
  listOutdated,
  readBookings,
} from '#functions/store/bookings/bookings.ts';
import { listApprovedOf, listFiled } from '#functions/store/bookings/filedBookings.ts';
import type { Booking } from '#shared/booking.ts';
import type { BookingOrder } from '#shared/bookingOrders.ts';
import { todayInKigali } from '#shared/days.ts';

export interface BookingsAsked extends Omit<Wanted, 'order'> {
  /** The newest first are the pending ones, or those of a customer; nothing else is asked for beside it. */
  order?: BookingOrder | undefined;
}

/** A page of the bookings that the staff look for, each of which one query of one index reads in order. */
export function listBookingsAsked(
  { order, ...asked }: BookingsAsked,
  page: PageRequest,
): Promise<Page<Booking>> {
  if (order === 'newest') return listNewest(asked.userId, page);
  const wanted = { ...asked, order };
  const { status, userId, ...others } = wanted;
  const today = todayInKigali();
  const isPlain = Object.values<string | undefined>(others).every((value) => value === undefined);
  if (isPlain && userId !== undefined && status === 'approved') {
    return listApprovedOf(userId, page);
  }
  if (!isPlain || userId !== undefined) return listFiled(wanted, today, page);
  if (status === undefined) return listBookings(today, page);
  if (status === 'approved') return listApproved(page);
  return status === 'outdated' ? listOutdated(today, page) : listInStatus(status, page);
}

/**
 * Approved bookings, the soonest stay first, by the entries of the arrivals: no index of the bookings is in the order
 * of first days. One that is no longer approved is left out.
 */
async function listApproved(page: PageRequest): Promise<Page<Booking>> {
  const { items: entries, next } = await listArrivals(page);
  const bookings = await readBookings(entries.map(({ id }) => id));
  return { items: bookings.filter(({ status }) => status === 'approved'), next };
}

/** Bookings of a customer by when they were made, or those that wait for an answer by since when. */
const listNewest = (userId: string | undefined, page: PageRequest): Promise<Page<Booking>> =>
  userId === undefined ? listNewestRequests(page) : listBookingsOf(userId, page);
