import type { DayAtWork, DayBooking } from '#shared/timeline.ts';

/** The lists of bookings of a day at work. */
export type DayList = 'requests' | 'arriving' | 'leaving' | 'inHouse';

/** Who arrives, who leaves and who is in the rooms, by room; and who asks, longest waiting first. */
export function dayLists({ day, inHouse, requests }: DayAtWork): Record<DayList, DayBooking[]> {
  const sorted = inHouse.toSorted((a, b) =>
    a.coldRoomName.localeCompare(b.coldRoomName, 'en', { numeric: true }),
  );
  return {
    requests,
    arriving: sorted.filter(({ startDate }) => startDate === day),
    leaving: sorted.filter(({ endDate }) => endDate === day),
    inHouse: sorted,
  };
}
