import type { Booking } from './booking.ts';
import type { CalendarEvent } from './calendarFile.ts';
import { arrivalPath } from './mailedPaths.ts';

/** An approved booking as an event of a calendar; `site` is the origin of the site. */
export const bookingEvent = (
  {
    id,
    number,
    startDate,
    endDate,
    coldRoomName,
    coldRoomLocation,
  }: Pick<Booking, 'id' | 'number' | 'startDate' | 'endDate' | 'coldRoomName' | 'coldRoomLocation'>,
  site: string,
): CalendarEvent => ({
  id,
  startDate,
  endDate,
  summary: `Cold room: ${coldRoomName}`,
  location: coldRoomLocation,
  description: [
    ...(number === undefined ? [] : [`Booking number: ${number}`]),
    `How to arrive: ${site}${arrivalPath(id)}`,
  ].join('\n'),
  url: site + arrivalPath(id),
});

/** The name of a booking's calendar file. */
export const calendarName = ({ number }: Pick<Booking, 'number'>): string =>
  `${number ?? 'booking'}.ics`;
