import type { BookingStatus } from '#shared/transitions.ts';
import { statusLabels, statusTones } from '#web/features/bookings/labels.ts';
import { Badge } from '#web/ui/Badge.tsx';

interface Props {
  status: BookingStatus;
  /** Whether only a dot before it has its colour. */
  dot?: boolean;
}

export const StatusBadge = ({ status, dot = false }: Props) => (
  <Badge tone={statusTones[status]} dot={dot}>
    {statusLabels[status]}
  </Badge>
);
