import { type ListState, isCounted } from '#web/features/bookings/index.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';

/** When one is expected next, in words; undefined until it is known. Whose goods have left is done with a stay. */
function nextWords(list: ListState): string | undefined {
  if (!isCounted(list)) return undefined;
  const today = serverToday();
  const [first] = list.bookings
    .filter((one) => one.status === 'approved' && one.endDate >= today && !one.checkedOut)
    .map(({ startDate }) => startDate)
    .sort();
  if (first === undefined) return 'No stay ahead';
  return first <= today ? 'Your stay is on today' : `Next stay on ${formatShortDay(first)}`;
}

/**
 * What stands below the title of one's own bookings: the way to the history of each, and when one is expected next. That comes
 * later and stands behind the link, because it would move it.
 */
export function BookingsIntro({ list }: { list: ListState }) {
  const words = nextWords(list);
  return (
    <>
      <Link to={paths.bookingStatus.path} className="whole">
        Booking status
      </Link>
      {words && ` · ${words}`}
    </>
  );
}
