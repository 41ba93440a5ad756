import { namesOf } from '#shared/user.ts';
import type { Output } from '#web/lib/api/client.ts';
import { formatPhone, formatShortStay } from '#web/lib/format.ts';
import { clientBookingPath, clientPath, editRoomPath, roomPath } from '#web/lib/paths.ts';

/** Something that was found, and where it leads. */
export interface Result {
  id: string;
  to: string;
  title: string;
  text: string;
}

export interface ResultGroup {
  label: string;
  results: Result[];
}

/**
 * What was found, by kind, without kinds of which nothing was found.
 * @param mayEdit whether a room leads to the form that edits it, and not to its page
 */
export const groupsOf = (
  { people, bookings, rooms }: Output<'search.find'>,
  mayEdit: boolean,
): ResultGroup[] =>
  [
    {
      label: 'Bookings',
      results: bookings.map((booking) => ({
        id: booking.id,
        to: clientBookingPath(booking),
        title: `${booking.number ?? 'Booking'} – ${booking.customerName}`,
        text: `${booking.coldRoomName}, ${formatShortStay(booking.startDate, booking.endDate)}`,
      })),
    },
    {
      label: 'Clients',
      results: people.map((person) => ({
        id: person.userId,
        to: clientPath(person.userId),
        title: namesOf(person),
        text: [formatPhone(person.phoneNumber), person.email].filter(Boolean).join(' · '),
      })),
    },
    {
      label: 'Rooms',
      results: rooms.map(({ id, name, location }) => ({
        id,
        to: mayEdit ? editRoomPath(id) : roomPath(id),
        title: name,
        text: location,
      })),
    },
  ].filter(({ results }) => results.length > 0);
