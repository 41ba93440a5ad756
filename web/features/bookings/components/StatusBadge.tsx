import type { BookingStatus } from '#shared/transitions.ts';
import { statusLabels, statusTones } from '#web/features/bookings/labels.ts';
import { Badge } from '#web/ui/Badge.tsx';

interface Props {
  status: BookingStatus;
  /** What most bookings of a list are, which is said without a colour. */
  usual?: BookingStatus;
}

export const StatusBadge = ({ status, usual }: Props) => (
  <Badge tone={status === usual ? 'usual' : statusTones[status]}>{statusLabels[status]}</Badge>
);
