import type { Room } from '#shared/room.ts';
import { roomStatusLabels } from '#shared/roomStatus.ts';
import { Badge } from '#web/ui/Badge.tsx';

interface Props extends Pick<Room, 'status'> {
  /** What most rooms of a list are, which is said without a colour. */
  usual?: Room['status'];
}

const tones = { available: 'good', unavailable: 'waiting' } as const;

/** Whether a room takes new bookings. */
export const RoomStatusBadge = ({ status, usual }: Props) => (
  <Badge tone={status === usual ? 'usual' : tones[status]}>{roomStatusLabels[status]}</Badge>
);
