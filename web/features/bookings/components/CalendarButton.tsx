import type { Booking } from '#shared/booking.ts';
import { bookingEvent, calendarName } from '#shared/bookingEvent.ts';
import { calendarFile } from '#shared/calendarFile.ts';
import { download } from '#web/lib/download.ts';
import { Button, type ButtonLook, type ButtonSize } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface Props {
  booking: Booking;
  size?: ButtonSize;
  look?: ButtonLook;
}

/** Hands an approved booking to the reader's calendar, as a file. */
export function CalendarButton({ booking, size = 'small', look = 'outline' }: Props) {
  const save = () =>
    download(
      calendarName(booking),
      'text/calendar',
      calendarFile(bookingEvent(booking, location.origin), Date.now()),
    );
  return (
    <Button look={look} size={size} onClick={save}>
      <Icon name="calendar" /> Add to calendar
    </Button>
  );
}
