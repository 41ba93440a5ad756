import { dayAtWork } from '#functions/domain/dayAtWork.ts';
import { everyPending } from '#functions/store/bookings/bookings.ts';
import { listInHouse } from '#functions/store/bookings/inHouse.ts';
import { readCalendars } from '#functions/store/calendar/calendar.ts';
import { readHolders } from '#functions/store/closures/closures.ts';
import { readPhones } from '#functions/store/customers/phones.ts';
import { everyRoom } from '#functions/store/rooms/rooms.ts';
import type { Day } from '#shared/days.ts';
import type { DayAtWork } from '#shared/timeline.ts';

/**
 * Reads a day as an admin works through it. It takes four round trips one after another: rooms, pending
 * bookings and who is in, the calendars, the bookings that hold the day or are late, and the telephone numbers of their customers.
 */
export async function readDay(day: Day): Promise<DayAtWork> {
  const [all, pending, inside] = await Promise.all([everyRoom(), everyPending(), listInHouse()]);
  const rooms = await readCalendars(all, { startDate: day, endDate: day });
  const holders = rooms.flatMap(({ calendar }) => [...calendar.values()]);
  const { bookings } = await readHolders([...holders, ...inside]);
  const phones = await readPhones([...bookings.values(), ...pending].map(({ userId }) => userId));
  return dayAtWork(day, { rooms, pending, bookings, phones });
}
