import { addDays } from '#shared/days.ts';
import type { FetchedTimeline } from '#web/features/timeline/fetchTimeline.ts';
import { isNarrowed } from '#web/features/timeline/filter.ts';
import type { useTimeline } from '#web/features/timeline/useTimeline.ts';
import { formatDays, plural } from '#web/lib/format.ts';
import styles from './Timeline.module.css';

type Props = Pick<ReturnType<typeof useTimeline>, 'from' | 'span' | 'shown'>;

/** How many rooms are shown, and whether they are all. */
const foundWords = ({ rooms, hasMore, filter }: FetchedTimeline): string =>
  `${hasMore ? 'The first ' : ''}${plural(rooms.length, 'room')}${isNarrowed(filter) ? ' found' : ''}`;

/** Which days are shown, of how many rooms. */
export const TimelineSummary = ({ from, span, shown }: Props) => (
  <div className={styles.summary}>
    <span role="status" className={styles.range}>
      {formatDays(from, addDays(from, span - 1))}
    </span>
    {shown && (
      <p role="status" className="muted">
        {foundWords(shown)}
      </p>
    )}
  </div>
);
