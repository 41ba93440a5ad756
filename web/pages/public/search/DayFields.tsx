import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { serverToday } from '#web/lib/session.ts';
import { DateField } from '#web/ui/inputs.tsx';
import styles from './FilterPanel.module.css';

type Props = Pick<ReturnType<typeof useTypedFilter>, 'typed' | 'type' | 'errorAt'>;

/** The days that a room is to be free, from today on. */
export function DayFields({ typed, type, errorAt }: Props) {
  const today = useInBrowser(serverToday);
  const last = today && addMonths(today, limits.monthsAhead);
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">Free from one day to another</legend>
      <DateField
        name="startDate"
        label="Start date"
        className={styles.cell}
        min={today}
        max={last}
        value={typed.startDate}
        error={errorAt('startDate')}
        onChange={({ target }) => type({ startDate: target.value })}
      />
      <DateField
        name="endDate"
        label="End date"
        className={styles.cell}
        min={typed.startDate || today}
        max={last}
        value={typed.endDate}
        error={errorAt('endDate')}
        onChange={({ target }) => type({ endDate: target.value })}
      />
    </fieldset>
  );
}
