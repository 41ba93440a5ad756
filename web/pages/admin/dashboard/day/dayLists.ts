import type { DayAtWork, DayBooking } from '#shared/timeline.ts';

/** The lists of bookings of a day at work. */
export type DayList = 'requests' | 'overdue' | 'arriving' | 'leaving' | 'inHouse';

/**
 * Who arrives, who leaves and who is in the rooms, by room; who should have left, longest late first; and who asks,
 * longest waiting first.
 */
export function dayLists({
  day,
  inHouse,
  overdue,
  requests,
}: DayAtWork): Record<DayList, DayBooking[]> {
  const sorted = inHouse.toSorted((a, b) =>
    a.coldRoomName.localeCompare(b.coldRoomName, 'en', { numeric: true }),
  );
  return {
    requests,
    overdue: overdue.toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1)),
    arriving: sorted.filter(({ startDate }) => startDate === day),
    leaving: sorted.filter(({ endDate }) => endDate === day),
    inHouse: sorted,
  };
}
