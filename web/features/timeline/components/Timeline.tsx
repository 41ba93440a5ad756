import { useMemo, type ComponentProps } from 'react';
import type { Day } from '#shared/days.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import type { Bar } from '#web/features/timeline/bars.ts';
import { byTown } from '#web/features/timeline/filter.ts';
import { daysFrom } from '#web/features/timeline/range.ts';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { areDaysNarrow } from '#web/features/timeline/words.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Legend } from './Legend.tsx';
import { TimelineGrid } from './TimelineGrid.tsx';
import styles from './Timeline.module.css';

type Props = ReturnType<typeof useTimeline> & {
  onBar: (bar: Bar, room: TimelineRoom, from: Day) => void;
  onFree: (room: TimelineRoom, day: Day) => void;
} & Pick<ComponentProps<typeof TimelineGrid>, 'onDrop'>;

/** Who has which room on which days, by town. */
export function Timeline({
  shown,
  waiting,
  error,
  retry,
  more,
  onBar,
  onFree,
  onDrop,
  ...asked
}: Props) {
  const start = shown?.startDate ?? asked.from;
  // No more than is known of, and no more than there is room for.
  const span = Math.min(shown?.span ?? asked.span, asked.span);
  const days = useMemo(() => daysFrom(start, span), [start, span]);
  const towns = useMemo(() => byTown(shown?.rooms ?? []), [shown?.rooms]);
  return (
    <>
      {error && <ErrorState message={error} onRetry={retry} />}
      {!shown && waiting && <ListSkeleton />}
      {shown && (
        <div aria-busy={waiting} className={cx(waiting && styles.waiting)}>
          {towns.length > 0 && (
            <TimelineGrid
              towns={towns}
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
