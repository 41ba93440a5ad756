import type { Room } from '#shared/room.ts';
import { roomStatusLabels } from '#shared/roomStatus.ts';
import { Badge } from '#web/ui/Badge.tsx';

interface Props extends Pick<Room, 'status'> {
  /** Whether only a dot before it has its colour. */
  dot?: boolean;
}

const tones = { available: 'good', unavailable: 'waiting' } as const;

/** Whether a room takes new bookings. */
export const RoomStatusBadge = ({ status, dot = false }: Props) => (
  <Badge tone={tones[status]} dot={dot}>
    {roomStatusLabels[status]}
  </Badge>
);
