import type { BookingStatus } from '#shared/transitions.ts';
import { statusLabels, statusTones } from '#web/features/bookings/labels.ts';
import { Badge } from '#web/ui/Badge.tsx';

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
);
