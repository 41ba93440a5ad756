import { addDays, type Day } from './days.ts';

/** An event of whole days, as a calendar file tells it. */
export interface CalendarEvent {
  /** The same for each file of the same event, so that a calendar changes it and does not add it again. */
  id: string;
  /** First and last day, both included. */
  startDate: Day;
  endDate: Day;
  summary: string;
  location: string;
  description: string;
  /** @default - the event leads nowhere */
  url?: string;
  /** Whether it is certain. @default - the file says nothing of it */
  status?: 'CONFIRMED' | 'TENTATIVE';
}

/** A calendar that a program subscribes to. */
export interface Calendar {
  name: string;
  events: readonly CalendarEvent[];
}

/** Longest line of a calendar file, in bytes of UTF-8 (RFC 5545, section 3.1). */
const LINE_BYTES = 75;
const BREAK = '\r\n';

/**
 * A calendar file (RFC 5545) with one event.
 * @param now milliseconds since 1970
 */
export const calendarFile = (event: CalendarEvent, now: number): string =>
  written([], eventLines(event, now));

/**
 * A calendar (RFC 5545) that programs fetch again and again. Its name, and how often it is worth a look, are
 * said twice, because programs know either the newer words (RFC 7986) or the older ones.
 * @param now milliseconds since 1970
 */
export const calendarOf = ({ name, events }: Calendar, now: number): string =>
  written(
    [
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    events.flatMap((event) => eventLines(event, now)),
  );

const written = (about: string[], events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ColdRoom Rwanda//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...about,
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + BREAK)
    .join('');

const eventLines = (event: CalendarEvent, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@bookings.coldroom`,
  `DTSTAMP:${basic(new Date(now).toISOString().replace(/\.\d+/, ''))}`,
  `DTSTART;VALUE=DATE:${basic(event.startDate)}`,
  // The end is the first day that is no longer of the event.
  `DTEND;VALUE=DATE:${basic(addDays(event.endDate, 1))}`,
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  ...(event.url === undefined ? [] : [`URL:${event.url}`]),
  ...(event.status === undefined ? [] : [`STATUS:${event.status}`]),
  // A stay of weeks takes nobody's own days: without these lines a calendar shows them as busy. Outlook knows the second.
  'TRANSP:TRANSPARENT',
  'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
  'END:VEVENT',
];

/** A day or moment in ISO's basic format: `20270131`, `20270131T090000Z`. */
const basic = (iso: string): string => iso.replace(/[-:]/g, '');

/** Text of a calendar file, in which these four signs have a meaning of their own. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

/** A line in pieces of at most 75 bytes, each but the first behind a blank; no character is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const character of Array.from(line)) {
    if (bytesOf(piece + character) <= LINE_BYTES) piece += character;
    else {
      pieces.push(piece);
      piece = ` ${character}`;
    }
  }
  return [...pieces, piece].join(BREAK);
}
