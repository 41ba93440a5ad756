import type { Wanted } from '#functions/domain/filedParts.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import {
  listBookings,
  listEndingIn,
  listInStatus,
  listOutdated,
} from '#functions/store/bookings/bookings.ts';
import { listFiled } from '#functions/store/bookings/filedBookings.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali, type Month } from '#shared/days.ts';

export interface BookingsAsked extends Wanted {
  /** The month in which the last day lies; asked for alone. */
  endsIn?: Month | undefined;
}

/** A page of the bookings that an admin looks for, each of which one query of one index reads in order. */
export function listBookingsAsked(
  { endsIn, ...wanted }: BookingsAsked,
  page: PageRequest,
): Promise<Page<Booking>> {
  if (endsIn !== undefined) return listEndingIn(endsIn, page);
  const { status, ...narrowed } = wanted;
  const today = todayInKigali();
  if (Object.values<string | undefined>(narrowed).some((value) => value !== undefined)) {
    return listFiled(wanted, today, page);
  }
  if (status === undefined) return listBookings(today, page);
  return status === 'outdated' ? listOutdated(today, page) : listInStatus(status, page);
}
