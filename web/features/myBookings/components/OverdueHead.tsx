import type { Overdue } from '#web/features/myBookings/overdueOf.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import { PartHead } from './PartHead.tsx';

/** The heading of the stays whose payment is late, on this page and on others, with what they come to. */
export const OverdueHead = ({ sum, bookings }: Overdue) => (
  <PartHead title="Overdue">
    <span className="whole">{formatRwf(sum)}</span> for {plural(bookings.length, 'stay')}
  </PartHead>
);
