import type { Day } from '#shared/days.ts';
import type { DayAtWork } from '#shared/timeline.ts';

/** A day on which nobody comes, goes or waits, and no room is free. */
export const emptyDay = (day: Day): DayAtWork => ({
  day,
  arriving: [],
  leaving: [],
  inHouse: [],
  late: [],
  asked: [],
  claims: [],
  free: [],
  more: [],
});
