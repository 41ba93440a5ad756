import { arrivalPath } from '#shared/arrivalPath.ts';
import type { Booking } from '#shared/booking.ts';
import { calendarFile, type CalendarEvent } from '#web/lib/calendarFile.ts';
import { download } from '#web/lib/download.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** An approved booking as an event of a calendar. */
const calendarEventOf = (
  { id, number, startDate, endDate, coldRoomName, coldRoomLocation }: Booking,
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

/** Hands an approved booking to the reader's calendar, as a file. */
export function CalendarButton({ booking }: { booking: Booking }) {
  const save = () =>
    download(
      `${booking.number ?? 'booking'}.ics`,
      'text/calendar',
      calendarFile(calendarEventOf(booking, location.origin), Date.now()),
    );
  return (
    <Button look="outline" size="small" onClick={save}>
      <Icon name="calendar" /> Add to calendar
    </Button>
  );
}
