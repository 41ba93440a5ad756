import type { PageKey } from '#functions/platform/table/page.ts';
import type { Day } from '#shared/days.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { readDayLists, type OneList } from './dayLists.ts';
import { phonesOf } from './phonesOf.ts';

/**
 * Reads a day as the staff work through it, at the same cost at any number of rooms. It takes three round trips one after
 * another: the lists, the bookings that they name, and the telephone numbers of their customers.
 * @param only the list that is asked for alone, and which page of it
 */
export async function readDay(
  day: Day,
  only?: OneList,
): Promise<{ body: DayAtWork; next?: PageKey | undefined }> {
  const { bookings, claims, free, more, next } = await readDayLists(day, only);
  const all = [...Object.values(bookings).flat(), ...claims];
  const withPhone = await phonesOf(all);
  const body = {
    day,
    arriving: bookings.arriving.map(withPhone),
    leaving: bookings.leaving.map(withPhone),
    inHouse: bookings.inHouse.map(withPhone),
    late: bookings.late.map(withPhone),
    asked: bookings.asked.map(withPhone),
    claims: claims.map(withPhone),
    free,
    more,
  };
  return { body, next };
}
