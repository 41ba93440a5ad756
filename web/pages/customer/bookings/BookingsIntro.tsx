import { type ListState, isCounted } from '#web/features/bookings/index.ts';
import { stockOf } from '#web/features/stock/stock.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';

/** When one is expected next, in words. */
function nextWords(list: ListState): string {
  if (!isCounted(list)) return 'What you asked for and what you rent.';
  const { here, coming } = stockOf(list.bookings, serverToday());
  if (here.length > 0) return 'Your stay is on today.';
  return coming[0]
    ? `Your next stay begins on ${formatShortDay(coming[0].startDate)}.`
    : 'No stay is ahead.';
}

/** What stands below the title of one's own bookings: when one is expected next, and the way to the history of each. */
export const BookingsIntro = ({ list }: { list: ListState }) => (
  <>
    {nextWords(list)}{' '}
    <Link to={paths.bookingStatus.path} className="whole">
      Booking status
    </Link>
  </>
);
