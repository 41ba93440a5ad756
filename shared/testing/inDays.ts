import { addDays, todayInKigali, type Day } from '#shared/days.ts';

/** The day `count` days from today. */
export const inDays = (count: number): Day => addDays(todayInKigali(), count);
