import type { Room } from '#shared/room.ts';
import { roomStatusLabels } from '#shared/roomStatus.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Whether a room takes new bookings. */
export const RoomStatusBadge = ({ status }: Pick<Room, 'status'>) => (
  <Badge tone={status === 'available' ? 'good' : 'waiting'}>{roomStatusLabels[status]}</Badge>
);
