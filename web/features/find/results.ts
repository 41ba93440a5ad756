import { namesOf } from '#shared/user.ts';
import type { Output } from '#web/lib/api/client.ts';
import { formatPhone, formatShortStay } from '#web/lib/format.ts';
import { clientBookingPath, clientPath, editRoomPath, paths, roomPath } from '#web/lib/paths.ts';

/** Something that was found, and where it leads. */
export interface Result {
  id: string;
  to: string;
  title: string;
  text: string;
}

export interface ResultGroup {
  label: string;
  /** What was found, and last what leads to all that match, where more do. */
  results: Result[];
  /** How many of them were found. */
  count: number;
  /** Whether more match than were found. */
  hasMore: boolean;
}

/** Leads to the list that shows all that match a text, where more do than were found. */
const toAll = (hasMore: boolean, count: number, path: string, text: string): Result[] =>
  hasMore
    ? [
        {
          id: path,
          to: `${path}?${new URLSearchParams({ find: text }).toString()}`,
          title: 'Show all',
          text: `More than ${count} match`,
        },
      ]
    : [];

/**
 * What was found by a text, by kind, without kinds of which nothing was found.
 * @param mayEdit whether a room leads to the form that edits it, and not to its page; who may not has no list of rooms
 */
export const groupsOf = (
  { people, bookings, rooms, more }: Output<'search.find'>,
  { text: sought, mayEdit }: { text: string; mayEdit: boolean },
): ResultGroup[] =>
  [
    {
      label: 'Bookings',
      count: bookings.length,
      hasMore: false,
      results: bookings.map((booking) => ({
        id: booking.id,
        to: clientBookingPath(booking),
        title: `${booking.number ?? 'Booking'} – ${booking.customerName}`,
        text: `${booking.coldRoomName}, ${formatShortStay(booking.startDate, booking.endDate)}`,
      })),
    },
    {
      label: 'Clients',
      count: people.length,
      hasMore: more.people,
      results: [
        ...people.map((person) => ({
          id: person.userId,
          to: clientPath(person.userId),
          title: namesOf(person),
          text: [formatPhone(person.phoneNumber), person.email].filter(Boolean).join(' · '),
        })),
        ...toAll(more.people, people.length, paths.adminUsers.path, sought),
      ],
    },
    {
      label: 'Rooms',
      count: rooms.length,
      hasMore: more.rooms,
      results: [
        ...rooms.map(({ id, name, location }) => ({
          id,
          to: mayEdit ? editRoomPath(id) : roomPath(id),
          title: name,
          text: location,
        })),
        ...toAll(more.rooms && mayEdit, rooms.length, paths.adminRooms.path, sought),
      ],
    },
  ].filter(({ results }) => results.length > 0);
