import type { Booking } from '#shared/booking.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useNow } from './useNow.ts';
import { waitOf } from './waiting.ts';

/** How long a request has waited for an answer; nothing once it has one. */
export const WaitingBadge = ({ booking }: { booking: Booking }) =>
  booking.status === 'pending' && <Wait booking={booking} />;

function Wait({ booking }: { booking: Booking }) {
  const wait = waitOf(booking, useNow());
  return wait && <Badge tone={wait.tone}>{wait.words}</Badge>;
}
