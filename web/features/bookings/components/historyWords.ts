import type { BookingChange, Placement } from '#shared/booking.ts';
import { isLive } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { formatRwf, formatStay } from '#web/lib/format.ts';

/** What an entry of a history says that happened. */
export function changeWords({ from, to, moved, joined }: BookingChange): string {
  if (moved) return movedWords(moved.from, moved.to);
  if (joined) return `Given to the account of the client, booked as ${joined}`;
  if (!from) return 'Requested';
  if (!isLive(to) || from === 'pending') return statusLabels[to];
  return from === 'approved' ? 'Approval taken back' : `Reopened as ${to}`;
}

function movedWords(from: Placement, to: Placement): string {
  if (from.coldRoomId === to.coldRoomId) return 'Days changed';
  const sameDays = from.startDate === to.startDate && from.endDate === to.endDate;
  return sameDays ? 'Room changed' : 'Days and room changed';
}

/** Where and when a booking was, and at what total. */
export const placementWords = ({
  coldRoomName,
  startDate,
  endDate,
  totalPrice,
}: Placement): string =>
  `${coldRoomName}, ${formatStay(startDate, endDate)}, ${formatRwf(totalPrice)}`;
