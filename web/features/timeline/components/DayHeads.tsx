import type { Day } from '#shared/days.ts';
import { isWeekend } from '#web/features/timeline/range.ts';
import { formatDay } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './Timeline.module.css';

const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The weekday in two letters, for columns that are narrow; the month where it begins. */
function headOf(day: Day, index: number): { month?: string; weekday: string; number: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const number = String(date.getUTCDate());
  const weekday = weekdayFormat.format(date).slice(0, 2);
  const isNew = index === 0 || number === '1';
  return { ...(isNew && { month: monthFormat.format(date) }), weekday, number };
}

/** The days above the rows. */
export const DayHeads = ({ days, today }: { days: readonly Day[]; today: Day }) => (
  <div role="row" className={cx(styles.row, styles.heads)}>
    <div role="columnheader" className={cx(styles.name, styles.corner)}>
      Room
    </div>
    {days.map((day, index) => {
      const { month, weekday, number } = headOf(day, index);
      return (
        <div
          key={day}
          role="columnheader"
          aria-label={day === today ? `Today, ${formatDay(day)}` : formatDay(day)}
          className={cx(
            styles.head,
            isWeekend(day) && styles.weekend,
            day === today && styles.todayHead,
          )}
        >
          {month && <span className={styles.month}>{month}</span>}
          <span className={styles.above}>{weekday}</span>
          <span>{number}</span>
        </div>
      );
    })}
  </div>
);
