import { roomStatusLabels } from '#shared/roomStatus.ts';
import type { usePending } from '#web/features/bookings/admin/usePending.ts';
import type { useRooms } from '#web/features/rooms/api/useRooms.ts';
import { paths } from '#web/lib/paths.ts';
import { StatCards } from '#web/ui/StatCards.tsx';

/** A number in one of three states: being fetched, unknown after a failure, or known. */
const numberOf = (
  { waiting, error }: { waiting: boolean; error: string | undefined },
  known: unknown[],
  value: number,
): number | string | undefined => {
  if (waiting) return undefined;
  return error && known.length === 0 ? '?' : value;
};

interface Props {
  catalogue: ReturnType<typeof useRooms>;
  pending: ReturnType<typeof usePending>;
}

/** How many requests wait for an answer, and how many rooms there are, available and not. */
export function StandingCards({ catalogue, pending }: Props) {
  const { rooms } = catalogue;
  const count = (number: number) => numberOf(catalogue, rooms, number);
  const available = rooms.filter(({ status }) => status === 'available').length;
  return (
    <StatCards
      stats={[
        {
          name: 'Pending requests',
          value: numberOf(pending, pending.bookings, pending.count),
          icon: 'calendar',
          to: paths.adminBookings.path,
        },
        {
          name: 'Cold rooms',
          value: count(rooms.length),
          icon: 'snow',
          to: paths.adminRooms.path,
        },
        {
          name: roomStatusLabels.available,
          value: count(available),
          icon: 'check',
          to: paths.search.path,
        },
        {
          name: roomStatusLabels.unavailable,
          value: count(rooms.length - available),
          icon: 'lock',
          to: paths.adminRooms.path,
        },
      ]}
    />
  );
}
