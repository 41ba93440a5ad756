import type { BookingStatus } from '#shared/transitions.ts';
import { Badge } from '#web/components/Badge.tsx';
import { statusLabels, statusTones } from '../labels.ts';

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
);
