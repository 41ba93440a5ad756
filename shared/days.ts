/**
 * A calendar day in Kigali, written `YYYY-MM-DD`. Rwanda is at UTC+2 all year, so that every day has 24
 * hours and days can be computed in UTC.
 */
export type Day = string;

/** A calendar month, written `YYYY-MM`. */
export type Month = string;

const KIGALI_OFFSET_MS = 2 * 60 * 60 * 1000;

/** Milliseconds of a day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day that four digits of a year can write: a later one is taken for it, so that days still sort as text. */
const LAST_DAY = '9999-12-31';

const toDay = (utc: Date): Day =>
  utc.getUTCFullYear() > 9_999 ? LAST_DAY : utc.toISOString().slice(0, 10);
const toUtc = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** The day in Kigali at the moment `now` (milliseconds since 1970). */
export const todayInKigali = (now: number = Date.now()): Day =>
  toDay(new Date(now + KIGALI_OFFSET_MS));

/** Milliseconds from the moment `now` (milliseconds since 1970) to the next midnight in Kigali. */
export const msToMidnight = (now: number): number => DAY_MS - ((now + KIGALI_OFFSET_MS) % DAY_MS);

/** The moment at which a day begins in Kigali, as ISO text. */
export const kigaliMidnight = (day: Day): string =>
  new Date(toUtc(day).getTime() - KIGALI_OFFSET_MS).toISOString();

/** Whether `text` is a day that exists: `2027-02-28` is, `2027-02-30` is not. */
export function isDay(text: string): boolean {
  const date = toUtc(text);
  return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** How a month is written: `YYYY-MM`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** The day `count` days after `day`, or before it where `count` is negative. */
export const addDays = (day: Day, count: number): Day =>
  toDay(new Date(toUtc(day).getTime() + count * DAY_MS));

/** The same day `count` months later, or the last day of that month where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = toUtc(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return toDay(date);
}

/** Number of days of a stay, its first and last day included (specification, section 5). */
export const countDays = (startDate: Day, endDate: Day): number =>
  Math.round((toUtc(endDate).getTime() - toUtc(startDate).getTime()) / DAY_MS) + 1;

/** All days of a stay in order, first and last included; none where they are reversed. */
export const daysOf = (startDate: Day, endDate: Day): Day[] =>
  Array.from({ length: Math.max(0, countDays(startDate, endDate)) }, (_, index) =>
    addDays(startDate, index),
  );

/** The month that a day lies in. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** A number for each month, by which the distance of two months is computed. */
const monthNumber = (month: Month): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Number of months from one to another, both included; 0 or less where they are reversed. */
export const countMonths = (from: Month, to: Month): number =>
  monthNumber(to) - monthNumber(from) + 1;

/** All months from one to another in order, both included; none where they are reversed. */
export const monthsOf = (from: Month, to: Month): Month[] =>
  Array.from({ length: Math.max(0, countMonths(from, to)) }, (_, index) =>
    monthOf(addMonths(`${from}-01`, index)),
  );

/** The days of a stay by month, in order. */
export function daysByMonth(startDate: Day, endDate: Day): Map<Month, Day[]> {
  const months = new Map<Month, Day[]>();
  for (const day of daysOf(startDate, endDate)) {
    const month = monthOf(day);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return months;
}
