import { roomStatusLabels } from '#shared/roomStatus.ts';
import type { usePending } from '#web/features/bookings/admin/usePending.ts';
import { formatNumber } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { StatCards } from '#web/ui/StatCards.tsx';
import type { AdminDashboard } from './adminDashboard.ts';

interface Props {
  /** Undefined while they are being fetched. */
  rooms: AdminDashboard['rooms'] | undefined;
  failed: boolean;
  pending: ReturnType<typeof usePending>;
}

/** A number in one of three states: being fetched, unknown after a failure, or known. */
function pendingNumber({ waiting, error, bookings, shown }: Props['pending']): string | undefined {
  if (waiting) return undefined;
  return error && bookings.length === 0 ? '?' : shown;
}

/** How many requests wait for an answer, and how many rooms there are, available and not. */
export function StandingCards({ rooms, failed, pending }: Props) {
  const count = (value: number | undefined) =>
    value === undefined ? (failed ? '?' : undefined) : formatNumber(value);
  return (
    <StatCards
      stats={[
        {
          name: 'Pending requests',
          value: pendingNumber(pending),
          icon: 'calendar',
          to: paths.adminBookings.path,
        },
        {
          name: 'Cold rooms',
          value: count(rooms && rooms.available + rooms.unavailable),
          icon: 'snow',
          to: paths.adminRooms.path,
        },
        {
          name: roomStatusLabels.available,
          value: count(rooms?.available),
          icon: 'check',
          to: paths.search.path,
        },
        {
          name: roomStatusLabels.unavailable,
          value: count(rooms?.unavailable),
          icon: 'lock',
          to: paths.adminRooms.path,
        },
      ]}
    />
  );
}
