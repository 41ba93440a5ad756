import type { DayListName } from '#shared/dayLists.ts';
import { presenceOf, presences } from '#shared/presence.ts';
import type { DayAtWork, DayBooking } from '#shared/timeline.ts';

/** The lists of a day at work that are of bookings. */
export type DayBookingList = Exclude<DayListName, 'claims' | 'free'>;

const byRoom = (a: DayBooking, b: DayBooking): number =>
  a.coldRoomName.localeCompare(b.coldRoomName, 'en', { numeric: true });

/** Who is still awaited comes first. */
const byPresence = (a: DayBooking, b: DayBooking): number =>
  presences.indexOf(presenceOf(a)) - presences.indexOf(presenceOf(b)) || byRoom(a, b);

/**
 * Who arrives, those first who are still awaited; who leaves and who is in the rooms, by room; who should have left,
 * longest late first; and who asks for other days, longest waiting first.
 */
export const dayLists = (
  day: Pick<DayAtWork, DayBookingList>,
): Record<DayBookingList, DayBooking[]> => ({
  asked: day.asked,
  late: [...day.late].sort((a, b) => (a.endDate < b.endDate ? -1 : 1)),
  arriving: [...day.arriving].sort(byPresence),
  leaving: [...day.leaving].sort(byRoom),
  inHouse: [...day.inHouse].sort(byRoom),
});

/** How many entries a list has; with a `+` where more follow than are known. */
export const countOf = (
  day: Pick<DayAtWork, DayListName | 'more'>,
  list: DayListName,
): number | string => (day.more.includes(list) ? `${day[list].length}+` : day[list].length);
