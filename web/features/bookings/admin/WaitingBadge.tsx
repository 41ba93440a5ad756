import type { Booking } from '#shared/booking.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { waitOf } from './waiting.ts';

/** How long a request has waited for an answer; nothing once it has one. */
export function WaitingBadge({ booking }: { booking: Booking }) {
  const wait = waitOf(booking, Date.now());
  return wait && <Badge tone={wait.tone}>{wait.words}</Badge>;
}
