import { countDays, type Day } from '#shared/days.ts';

const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number with its thousands marked: `45,000`. */
export const formatNumber = (value: number): string => decimals.format(value);

/** A number with its unit: `1,250 ft²`. */
export const formatMeasure = (value: number, unit: string): string =>
  `${formatNumber(value)} ${unit}`;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A number as short as an axis has room for: `1.2M`. */
export const formatCompact = (value: number): string => compact.format(value);

/** An amount in Rwf with its currency: `45,000 Rwf`. */
export const formatRwf = (amount: number): string => formatMeasure(amount, 'Rwf');

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day in words: `31 Jan 2027`. */
export const formatDay = (day: Day): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const shortDayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A calendar day of the present, in short: `31 Jan`. */
export const formatShortDay = (day: Day): string =>
  shortDayFormat.format(new Date(`${day}T00:00:00Z`));

/** Words that stay in one line: their spaces break nowhere. */
const inOneLine = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A stay in short, where the year is plain: `3 Jan – 5 Jan (3 days)`. */
export function formatShortStay(startDate: Day, endDate: Day): string {
  const days = inOneLine(plural(countDays(startDate, endDate), 'day'));
  if (startDate === endDate) return `${formatShortDay(startDate)} (${days})`;
  return `${formatShortDay(startDate)} – ${formatShortDay(endDate)} (${days})`;
}

const weekdayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day with its weekday: `Sunday 31 January`. */
export const formatWeekday = (day: Day): string =>
  weekdayFormat.format(new Date(`${day}T00:00:00Z`));

/** A number of things in words: `1 day`, `3 days`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** A stay in words: `3 Jan 2027 – 5 Jan 2027 (3 days)`, or `3 Jan 2027 (1 day)`. */
export function formatStay(startDate: Day, endDate: Day): string {
  const days = inOneLine(plural(countDays(startDate, endDate), 'day'));
  if (startDate === endDate) return `${formatDay(startDate)} (${days})`;
  return `${formatDay(startDate)} – ${formatDay(endDate)} (${days})`;
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
});

/** A moment in Kigali's time: `3 Jan 2027, 14:05`. */
export const formatMoment = (moment: string): string => momentFormat.format(new Date(moment));

const momentDayFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeZone: 'Africa/Kigali',
});

/** The day of a moment in Kigali: `3 Jan 2027`. */
export const formatMomentDay = (moment: string): string => momentDayFormat.format(new Date(moment));
