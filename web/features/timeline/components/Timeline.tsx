import { useMemo, useState, type ComponentProps } from 'react';
import type { Day } from '#shared/days.ts';
import type { TimelineRoom } from '#shared/timeline.ts';
import type { Bar } from '#web/features/timeline/bars.ts';
import { byTown, filterRooms, noFilter } from '#web/features/timeline/filter.ts';
import { daysFrom } from '#web/features/timeline/range.ts';
import { useShownDays } from '#web/features/timeline/useShownDays.ts';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { plural } from '#web/lib/format.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorState } from '#web/ui/states.tsx';
import { Legend } from './Legend.tsx';
import { TimelineFilters } from './TimelineFilters.tsx';
import { TimelineGrid } from './TimelineGrid.tsx';
import { TimelineTools } from './TimelineTools.tsx';
import styles from './Timeline.module.css';

type Props = Pick<
  ReturnType<typeof useTimeline>,
  'shown' | 'from' | 'waiting' | 'error' | 'retry' | 'step' | 'sought' | 'setSought' | 'more'
> & {
  onBar: (bar: Bar, room: TimelineRoom, from: Day) => void;
  onFree: (room: TimelineRoom, day: Day) => void;
} & Pick<ComponentProps<typeof TimelineGrid>, 'onDrop'> &
  Pick<ComponentProps<typeof TimelineTools>, 'children'>;

/** Who has which room on which days: steps, filters, and the rooms by town. */
export function Timeline({
  shown,
  from,
  waiting,
  error,
  retry,
  step,
  sought,
  setSought,
  more,
  onBar,
  onFree,
  onDrop,
  children,
}: Props) {
  const count = useShownDays();
  const [filter, setFilter] = useState(noFilter);
  const start = shown?.startDate ?? from;
  const days = useMemo(() => daysFrom(start, count), [start, count]);
  const found = useMemo(
    () => byTown(filterRooms(shown?.rooms ?? [], filter, count)),
    [shown, filter, count],
  );
  const rooms = found.reduce((sum, town) => sum + town.rooms.length, 0);
  return (
    <>
      <TimelineTools from={from} count={count} onStep={step}>
        {children}
      </TimelineTools>
      <TimelineFilters
        filter={filter}
        onChange={setFilter}
        sought={sought}
        onSeek={setSought}
        count={count}
      />
      {error && <ErrorState message={error} onRetry={retry} />}
      {!shown && waiting && <ListSkeleton />}
      {shown && (
        <div aria-busy={waiting} className={cx(waiting && styles.waiting)}>
          <p role="status" className={cx('muted', styles.found)}>
            {rooms} of {shown.hasMore ? 'the first ' : ''}
            {plural(shown.rooms.length, 'room')}
          </p>
          {rooms > 0 && (
            <TimelineGrid
              towns={found}
              days={days}
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
