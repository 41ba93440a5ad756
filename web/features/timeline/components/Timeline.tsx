import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { addDays, type Day } from '#shared/days.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import type { Bar } from '#web/features/timeline/bars.ts';
import type { FetchedTimeline } from '#web/features/timeline/fetchTimeline.ts';
import { byTown, isNarrowed } from '#web/features/timeline/filter.ts';
import { daysFrom } from '#web/features/timeline/range.ts';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { areDaysNarrow } from '#web/features/timeline/words.ts';
import { formatDays, plural } from '#web/lib/format.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { DaysShown } from './DaysShown.tsx';
import { Legend } from './Legend.tsx';
import { TimelineFilters } from './TimelineFilters.tsx';
import { TimelineGrid } from './TimelineGrid.tsx';
import { TimelineTools } from './TimelineTools.tsx';
import styles from './Timeline.module.css';

type Props = ReturnType<typeof useTimeline> & {
  onBar: (bar: Bar, room: TimelineRoom, from: Day) => void;
  onFree: (room: TimelineRoom, day: Day) => void;
} & Pick<ComponentProps<typeof TimelineGrid>, 'onDrop'> & {
    /** What can be done beside what is shown. */
    children?: ReactNode;
  };

/** How many rooms are shown, and whether they are all. */
const foundWords = ({ rooms, hasMore, filter }: FetchedTimeline): string =>
  `${hasMore ? 'The first ' : ''}${plural(rooms.length, 'room')}${isNarrowed(filter) ? ' found' : ''}`;

/** Which days are shown, of how many rooms, and what can be done beside them. */
const Summary = ({
  from,
  span,
  shown,
  children,
}: Pick<Props, 'from' | 'span' | 'shown' | 'children'>) => (
  <div className={styles.summary}>
    <span role="status" className={styles.range}>
      {formatDays(from, addDays(from, span - 1))}
    </span>
    {shown && (
      <p role="status" className="muted">
        {foundWords(shown)}
      </p>
    )}
    {children}
  </div>
);

/** Who has which room on which days: steps, filters, and the rooms by town. */
export function Timeline({
  shown,
  waiting,
  error,
  retry,
  more,
  onBar,
  onFree,
  onDrop,
  children,
  ...asked
}: Props) {
  const start = shown?.startDate ?? asked.from;
  const span = shown?.span ?? asked.span;
  const days = useMemo(() => daysFrom(start, span), [start, span]);
  const towns = useMemo(() => byTown(shown?.rooms ?? []), [shown?.rooms]);
  return (
    <>
      <Summary {...asked} shown={shown}>
        {children}
      </Summary>
      <TimelineFilters
        filter={asked.filter}
        onChange={asked.setFilter}
        towns={[...(shown?.towns ?? []), ...towns.map(({ name }) => name)]}
      >
        <TimelineTools onStep={asked.step} />
        <DaysShown {...asked} onGo={asked.goTo} onSpan={asked.choose} />
      </TimelineFilters>
      {error && <ErrorState message={error} onRetry={retry} />}
      {!shown && waiting && <ListSkeleton />}
      {shown && (
        <div aria-busy={waiting} className={cx(waiting && styles.waiting)}>
          {towns.length > 0 && (
            <TimelineGrid
              towns={towns}
              isCut={shown.hasMore}
              days={days}
              hasNarrowDays={areDaysNarrow(span, asked.isFixed)}
              onBar={(bar, room) => onBar(bar, room, start)}
              onFree={onFree}
              onDrop={onDrop}
            />
          )}
          {shown.hasMore && (
            <LoadMore more={more} loading={waiting} problem={undefined}>
              Show more rooms
            </LoadMore>
          )}
        </div>
      )}
      <Legend />
    </>
  );
}
