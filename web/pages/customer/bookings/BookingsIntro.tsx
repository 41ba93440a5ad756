import { type ListState, isCounted } from '#web/features/bookings/index.ts';
import { formatShortDays } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import styles from './BookingsIntro.module.css';

/** When one is expected next, in words; undefined until it is known. Whose goods have left is done with a stay. */
function nextWords(list: ListState): string | undefined {
  if (!isCounted(list)) return undefined;
  const today = serverToday();
  const [first] = list.bookings
    .filter((one) => one.status === 'approved' && one.endDate >= today && !one.checkedOut)
    .map(({ startDate }) => startDate)
    .sort();
  if (first === undefined) return 'No stay ahead';
  return first <= today ? 'You have a stay today' : `Next stay on ${formatShortDays(first, first)}`;
}

/**
 * What stands below the title of one's own bookings: when one is expected next, and the way to the history of each. The
 * link waits for the words before it, which would move it.
 */
export function BookingsIntro({ list }: { list: ListState }) {
  const words = nextWords(list);
  return (
    <>
      {words && `${words} · `}
      {words || list.error ? (
        <Link to={paths.bookingStatus.path} className={styles.link}>
          Booking status
        </Link>
      ) : (
        '\u00a0'
      )}
    </>
  );
}
