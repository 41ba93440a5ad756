import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { DateField } from '#web/ui/inputs.tsx';
import { GoodsSelects } from './GoodsSelects.tsx';
import { notesOn } from './destination.ts';
import { useAvailabilitySearch } from './useAvailabilitySearch.ts';
import styles from './AvailabilitySearch.module.css';

/** Service, product and days: leads to the rooms that are free. Stands on the page and in a modal. */
export default function AvailabilityForm() {
  const { goods, choose, days, start, end, errorAt, submit } = useAvailabilitySearch();
  const today = serverToday();
  const last = addMonths(today, limits.monthsAhead);
  const notes = notesOn(goods);
  return (
    <form
      className={styles.form}
      role="search"
      aria-label="Availability"
      noValidate
      onSubmit={submit}
    >
      <div className={styles.fields}>
        <GoodsSelects goods={goods} onChoose={choose} />
        <DateField
          name="startDate"
          label="Start date"
          min={today}
          max={last}
          value={days.startDate}
          error={errorAt('startDate')}
          onChange={({ target }) => start(target.value)}
        />
        <DateField
          name="endDate"
          label="End date"
          min={days.startDate || today}
          max={last}
          value={days.endDate}
          error={errorAt('endDate')}
          onChange={({ target }) => end(target.value)}
        />
        <Button type="submit" look="primary" className={styles.send}>
          Check Availability
        </Button>
      </div>
      <p className={styles.notes} role="status">
        {notes && (
          <>
            <Icon name="info" /> {notes}
          </>
        )}
      </p>
    </form>
  );
}
