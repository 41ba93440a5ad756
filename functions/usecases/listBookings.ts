import type { Wanted } from '#functions/domain/filedParts.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { listBookings, listInStatus, listOutdated } from '#functions/store/bookings/bookings.ts';
import { listFiled } from '#functions/store/bookings/filedBookings.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';

/** A page of the bookings that an admin looks for, each of which one query of one index reads in order. */
export function listBookingsAsked(wanted: Wanted, page: PageRequest): Promise<Page<Booking>> {
  const { status, ...narrowed } = wanted;
  const today = todayInKigali();
  if (Object.values<string | undefined>(narrowed).some((value) => value !== undefined)) {
    return listFiled(wanted, today, page);
  }
  if (status === undefined) return listBookings(today, page);
  return status === 'outdated' ? listOutdated(today, page) : listInStatus(status, page);
}
