import type { Stay } from '#shared/stay.ts';

/** Whether the days on which a room is free are other ones than those that were asked for. */
export const areOtherDays = (free: Stay, asked: Stay): boolean =>
  free.startDate !== asked.startDate || free.endDate !== asked.endDate;
