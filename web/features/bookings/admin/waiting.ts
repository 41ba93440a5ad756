import type { Booking } from '#shared/booking.ts';
import { DAY_MS } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { plural } from '#web/lib/format.ts';
import type { BadgeTone } from '#web/ui/Badge.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A request has waited long when the staff are reminded of it, and too long in twice that time. */
const LONG = limits.remindHours * HOUR;
const TOO_LONG = 2 * LONG;

/** Waits that are counted in hours; longer ones are in days. */
const IN_HOURS = 2 * DAY_MS;

function lengthWords(wait: number): string {
  if (wait < HOUR) return `${Math.floor(wait / MINUTE)} min`;
  return wait < IN_HOURS
    ? `${Math.floor(wait / HOUR)} h`
    : plural(Math.floor(wait / DAY_MS), 'day');
}

/** Says how urgent a wait of so many ms is, so that not every request looks late. */
function toneOf(wait: number): BadgeTone {
  if (wait >= TOO_LONG) return 'bad';
  return wait >= LONG ? 'waiting' : 'neutral';
}

/**
 * How long a request has waited for an answer, in short words; undefined of a booking that waits for none.
 * @param now in ms
 */
export function waitOf(
  { status, date, waitsFrom }: Pick<Booking, 'status' | 'date' | 'waitsFrom'>,
  now: number,
): { length: string; tone: BadgeTone } | undefined {
  if (status !== 'pending') return undefined;
  // The clock of a device may be behind the server's.
  const wait = Math.max(0, now - Date.parse(waitsFrom ?? date));
  return { length: lengthWords(wait), tone: toneOf(wait) };
}
