import type { AskedChange, AskedState } from '#shared/askedChange.ts';
import type { BookingChange, Placement } from '#shared/booking.ts';
import { isLive } from '#shared/transitions.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { formatRwf, formatStay } from '#web/lib/format.ts';

/** What an entry of a history says that happened. */
export function changeWords({ from, to, moved, joined, presence, asked }: BookingChange): string {
  if (moved) return movedWords(moved.from, moved.to);
  if (asked) return askedWords(asked);
  if (presence) return presenceChange(presence);
  if (joined) return `Given to the account of the client, booked as ${joined}`;
  if (!from) return 'Requested';
  if (!isLive(to) || from === 'pending') return statusLabels[to];
  return from === 'approved' ? 'Approval undone' : `Reopened as ${to}`;
}

function presenceChange({ from, to }: NonNullable<BookingChange['presence']>): string {
  if (to === 'expected') return 'Check-in undone';
  if (from === 'out') return 'Check-out undone';
  return to === 'in' ? 'Checked in' : 'Checked out';
}

const askedStateWords: Record<AskedState, string> = {
  waiting: 'Other days asked for',
  accepted: 'Other days accepted',
  declined: 'Other days declined',
  withdrawn: 'Change request withdrawn',
};

const askedWords = ({ state, startDate, endDate }: AskedChange): string =>
  `${askedStateWords[state]}: ${formatStay(startDate, endDate)}`;

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
