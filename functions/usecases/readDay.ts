import { readPhones } from '#functions/store/customers/phones.ts';
import { readDayLists } from '#functions/usecases/dayLists.ts';
import type { Booking } from '#shared/booking.ts';
import type { DayListName } from '#shared/dayLists.ts';
import type { Day } from '#shared/days.ts';
import type { DayAtWork, DayBooking } from '#shared/timeline.ts';

/**
 * Reads a day as an admin works through it, at the same cost at any number of rooms. It takes three round trips one after
 * another: the lists, the bookings that they name, and the telephone numbers of their customers.
 * @param only the list that is asked for alone
 */
export async function readDay(day: Day, only?: DayListName): Promise<DayAtWork> {
  const { free, more, ...lists } = await readDayLists(day, only);
  const bookings = Object.values(lists).flat();
  const phones = await readPhones(bookings.map(({ userId }) => userId));
  const withPhone = (booking: Booking): DayBooking => {
    const phoneNumber = phones.get(booking.userId);
    return { ...booking, ...(phoneNumber && { phoneNumber }) };
  };
  return {
    day,
    arriving: lists.arriving.map(withPhone),
    leaving: lists.leaving.map(withPhone),
    inHouse: lists.inHouse.map(withPhone),
    overdue: lists.overdue.map(withPhone),
    requests: lists.requests.map(withPhone),
    free,
    more,
  };
}
