import type { Booking } from '#shared/booking.ts';
import { isLate, presenceOf } from '#shared/presence.ts';
import { presenceWords } from '#web/features/bookings/presenceWords.ts';
import { serverToday } from '#web/lib/session.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

function toneOf(booking: Booking): BadgeTone {
  if (isLate(booking, serverToday())) return 'bad';
  return presenceOf(booking) === 'in' ? 'info' : 'neutral';
}

interface Props {
  booking: Booking;
  /** Whether only a dot before it has its colour. */
  dot?: boolean;
}

/** Whether a booking's customer is in the room, or late; nothing before the check-in. */
export function PresenceBadge({ booking, dot = false }: Props) {
  const words = presenceWords(booking);
  return words === undefined ? null : (
    <Badge tone={toneOf(booking)} dot={dot}>
      {words}
    </Badge>
  );
}
