import { soonestFirst } from '#functions/domain/soonestFirst.ts';
import type { Page, PageRequest } from '#functions/platform/table/page.ts';
import { everyBookingOf } from '#functions/store/bookings/bookings.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';

/**
 * A page of somebody's bookings, what is still to come first. No key sorts them so: all of them are read, which
 * is one query for as many as a person makes.
 */
export async function listPersonBookings(
  userId: string,
  { limit = limits.pageSize, after }: PageRequest,
): Promise<Page<Booking>> {
  const from = Number(after?.from ?? 0);
  const bookings = soonestFirst(await everyBookingOf(userId), todayInKigali());
  const items = bookings.slice(from, from + limit);
  const next = from + limit < bookings.length ? { from: String(from + limit) } : undefined;
  return { items, next };
}
