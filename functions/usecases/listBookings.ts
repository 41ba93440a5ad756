import type { Wanted } from '#functions/domain/filedParts.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import {
  listBookings,
  listBookingsOf,
  listInStatus,
  listNewestRequests,
  listOutdated,
} from '#functions/store/bookings/bookings.ts';
import { listFiled } from '#functions/store/bookings/filedBookings.ts';
import type { Booking } from '#shared/booking.ts';
import type { BookingOrder } from '#shared/bookingOrders.ts';
import { todayInKigali } from '#shared/days.ts';

export interface BookingsAsked extends Omit<Wanted, 'order'> {
  /** The newest first are the pending ones, or those of a customer; nothing else is asked for beside it. */
  order?: BookingOrder | undefined;
}

/** A page of the bookings that an admin looks for, each of which one query of one index reads in order. */
export function listBookingsAsked(
  { order, ...asked }: BookingsAsked,
  page: PageRequest,
): Promise<Page<Booking>> {
  if (order === 'newest') return listNewest(asked.userId, page);
  const wanted = { ...asked, order };
  const { status, ...narrowed } = wanted;
  const today = todayInKigali();
  if (Object.values<string | undefined>(narrowed).some((value) => value !== undefined)) {
    return listFiled(wanted, today, page);
  }
  if (status === undefined) return listBookings(today, page);
  return status === 'outdated' ? listOutdated(today, page) : listInStatus(status, page);
}

/** Bookings by when they were made: of a customer, or those that wait for an answer. */
const listNewest = (userId: string | undefined, page: PageRequest): Promise<Page<Booking>> =>
  userId === undefined ? listNewestRequests(page) : listBookingsOf(userId, page);
