import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DayListName } from '#shared/dayLists.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { useLongList } from './useDay.ts';

const approved = { to: `${paths.adminBookings.path}?show=approved`, text: 'All approved bookings' };

/** Where the rest of a list stands that is longer than the day shows. */
const rest: Record<DayListName, { to: string; text: string }> = {
  arriving: approved,
  leaving: approved,
  inHouse: approved,
  overdue: approved,
  requests: { to: paths.bookPending.path, text: 'All pending requests' },
  free: { to: paths.search.path, text: 'Search the rooms' },
};

interface Props {
  list: DayListName;
  day: DayAtWork;
  children: (day: DayAtWork) => ReactNode;
}

/** A list of which the day has the beginning only: more of it is fetched when it is shown, and where even more follows it is said. */
export function LongList({ list, day, children }: Props) {
  const { data, error, retry } = useLongList(list, day);
  const known = data ?? day;
  const { to, text } = rest[list];
  return (
    <>
      {children(known)}
      {!data && error && <ErrorState message={error} onRetry={retry} />}
      {known.more.includes(list) && (
        <p className="muted">
          The first {known[list].length}; more follow. <Link to={to}>{text}</Link>
        </p>
      )}
    </>
  );
}
