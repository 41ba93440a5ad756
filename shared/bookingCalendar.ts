import type { Booking } from './booking.ts';
import { bookingEvent } from './bookingEvent.ts';
import type { Calendar, CalendarEvent } from './calendarFile.ts';
import type { BookingStatus } from './transitions.ts';

type Certainty = NonNullable<CalendarEvent['status']>;

/** How certain a booking is by its status. One of another status is in no calendar: its event goes. */
const certainty: Partial<Record<BookingStatus, Certainty>> = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  completed: 'CONFIRMED',
};

/**
 * A customer's bookings as the calendar that they subscribe to.
 * @param site origin of the site; undefined where it is not known, so that no event leads to it
 */
export const bookingCalendar = (
  bookings: readonly Booking[],
  site: string | undefined,
): Calendar => ({
  name: 'Cold rooms',
  events: bookings.flatMap((booking) => {
    const status = certainty[booking.status];
    return status === undefined ? [] : [eventOf(booking, status, site)];
  }),
});

/**
 * An approved booking is the event that its own file has, which leads to how to arrive; any other one leads to the
 * list of bookings.
 */
function eventOf(booking: Booking, status: Certainty, site: string | undefined): CalendarEvent {
  const { url, description, ...event } = bookingEvent(booking, site ?? '');
  if (site !== undefined && booking.status === 'approved') {
    return { ...event, status, url, description };
  }
  const list = site === undefined ? undefined : `${site}/booking`;
  const said = [
    booking.number === undefined ? undefined : `Booking number: ${booking.number}`,
    booking.status === 'pending' ? 'Not approved yet.' : undefined,
    list === undefined ? undefined : `Your bookings: ${list}`,
  ];
  return {
    ...event,
    status,
    ...(list !== undefined && { url: list }),
    description: said.filter((line) => line !== undefined).join('\n'),
  };
}
