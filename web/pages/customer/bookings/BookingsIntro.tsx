import { type ListState, isCounted } from '#web/features/bookings/index.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';

/** When one is expected next, in words. Whose goods have left is done with a stay. */
function nextWords(list: ListState): string {
  if (!isCounted(list)) return 'What you asked for and what you rent.';
  const today = serverToday();
  const [first] = list.bookings
    .filter((one) => one.status === 'approved' && one.endDate >= today && !one.checkedOut)
    .map(({ startDate }) => startDate)
    .sort();
  if (first === undefined) return 'No stay is ahead.';
  return first <= today
    ? 'Your stay is on today.'
    : `Your next stay begins on ${formatShortDay(first)}.`;
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
