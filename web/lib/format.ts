import { countDays, type Day } from '#shared/days.ts';
import { serverToday } from './session.ts';

const decimals = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** A number with its thousands marked: `45,000`. */
export const formatNumber = (value: number): string => decimals.format(value);

/** A space that breaks nowhere. */
const JOINED = '\u00a0';

/** Signs of the longest number that keeps its unit beside it: a longer one fills a phone's line where text is large. */
const SHORT = '10,000,000'.length;

/** A number with its unit, which stays in its line: `1,250 ft²`. */
export function formatMeasure(value: number, unit: string): string {
  const number = formatNumber(value);
  return number + (number.length > SHORT ? ' ' : JOINED) + unit;
}

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
const inOneLine = (text: string): string => text.replaceAll(' ', JOINED);

/** A calendar day in words, which stays in its line: `31 Jan 2027`. */
export const formatWholeDay = (day: Day): string => inOneLine(formatDay(day));

const sameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7);
const sameYear = (one: Day, other: Day): boolean => one.slice(0, 4) === other.slice(0, 4);

/** The first day of a run, without the month and the year that the last one names: `3`, `30 Jan`, `30 Dec 2026`. */
function formatFirst(startDate: Day, endDate: Day): string {
  if (sameMonth(startDate, endDate)) return String(Number(startDate.slice(8)));
  return sameYear(startDate, endDate) ? formatShortDay(startDate) : formatDay(startDate);
}

/** A dash with a space on both sides. A browser breaks after a dash, also before such a space: the sign forbids it. */
const JOINED_DASH = `${JOINED}–\u2060${JOINED}`;

/** Two ends of a run, neither of which breaks; a lone number stays beside what it counts. */
const joinEnds = (first: string, last: string): string =>
  inOneLine(first) + (first.includes(' ') ? ' – ' : JOINED_DASH) + inOneLine(last);

/** Days from one to another: `3 – 5 Jan 2027`, `30 Jan – 2 Feb 2027`; of a single day `3 Jan 2027`. */
export function formatDays(startDate: Day, endDate: Day): string {
  if (startDate === endDate) return formatWholeDay(startDate);
  return joinEnds(formatFirst(startDate, endDate), formatDay(endDate));
}

/** Whether a day is of the half year before or after today: of these 365 days, no two have the same name. */
const isNear = (day: Day): boolean => Math.abs(countDays(serverToday(), day)) < 183;

/** Days from one to another, without the year where they are near today: `3 – 5 Jan`, `3 – 5 Dec 2027`. */
export function formatShortDays(startDate: Day, endDate: Day): string {
  if (!isNear(startDate) || !isNear(endDate)) return formatDays(startDate, endDate);
  if (startDate === endDate) return inOneLine(formatShortDay(startDate));
  const first = sameMonth(startDate, endDate)
    ? formatFirst(startDate, endDate)
    : formatShortDay(startDate);
  return joinEnds(first, formatShortDay(endDate));
}

const countInWords = (startDate: Day, endDate: Day): string =>
  inOneLine(plural(countDays(startDate, endDate), 'day'));

/** A stay in short, without the year where it is near today: `3 – 5 Jan (3 days)`. */
export const formatShortStay = (startDate: Day, endDate: Day): string =>
  `${formatShortDays(startDate, endDate)} (${countInWords(startDate, endDate)})`;

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

/** A stay in words: `3 – 5 Jan 2027 (3 days)`, or `3 Jan 2027 (1 day)`. */
export const formatStay = (startDate: Day, endDate: Day): string =>
  `${formatDays(startDate, endDate)} (${countInWords(startDate, endDate)})`;

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

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
});

/** The time of a moment in Kigali: `14:05`. */
export const formatTime = (moment: string): string => timeFormat.format(new Date(moment));

/** A telephone number as it is read out: `+250 788 123 456`. A foreign one stays as it was given. */
export const formatPhone = (number: string): string =>
  number.replace(/^(\+250)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
