import type { Day } from '#shared/days.ts';
import { isWeekend } from '#web/features/timeline/range.ts';
import { formatDay } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { columnsOf } from './columnsOf.ts';
import styles from './Timeline.module.css';

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

/** The months of the days, each with the places of its first and last one. */
function monthsOf(days: readonly Day[]): { first: number; last: number; name: string }[] {
  const starts = days.flatMap((day, at) => (at === 0 || day.endsWith('-01') ? [at] : []));
  return starts.map((first, at) => ({
    first,
    last: (starts[at + 1] ?? days.length) - 1,
    name: monthFormat.format(dateOf(days[first] ?? '')),
  }));
}

/** The days above the rows, below the bands of their months. Each says its date to those who do not see them. */
export const DayHeads = ({ days, today }: { days: readonly Day[]; today: Day }) => (
  <div role="row" className={cx(styles.row, styles.heads)}>
    <div role="columnheader" className={cx(styles.name, styles.corner)}>
      Room
    </div>
    {monthsOf(days).map(({ first, last, name }) => (
      <span key={first} aria-hidden="true" className={styles.month} style={columnsOf(first, last)}>
        {name}
      </span>
    ))}
    {days.map((day, at) => {
      const date = dateOf(day);
      return (
        <div
          key={day}
          role="columnheader"
          style={columnsOf(at, at)}
          aria-label={day === today ? `Today, ${formatDay(day)}` : formatDay(day)}
          className={cx(
            styles.head,
            isWeekend(day) && styles.weekend,
            day === today && styles.todayHead,
          )}
        >
          {/* In two letters, for columns that are narrow. */}
          <span className={styles.above}>{weekdayFormat.format(date).slice(0, 2)}</span>
          <span>{date.getUTCDate()}</span>
        </div>
      );
    })}
  </div>
);
