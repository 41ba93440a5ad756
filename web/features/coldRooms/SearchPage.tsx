import { formatStay, plural } from '#web/app/format.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { RoomList } from './RoomList.tsx';
import styles from './SearchPage.module.css';
import { useSearch } from './useSearch.ts';

/** The catalogue with its filter, which lives in the address. */
export default function SearchPage() {
  const { filter, stay, found, places, waiting, error, retry, search } = useSearch();
  const days = stay ? `, free ${formatStay(stay.startDate, stay.endDate)}` : '';
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>Rooms</h1>
        <p className="lead">
          Cold rooms and warehouses across Rwanda, each with its price per day. Choose your days to
          see what is free, then book.
        </p>
      </header>
      <div className={styles.columns}>
        <FilterPanel filter={filter} places={places} onSearch={search} />
        <section aria-label="Rooms found">
          <p className={styles.count} role="status">
            {waiting
              ? 'Loading...'
              : found.length > 0 && `${plural(found.length, 'room')} found${days}`}
          </p>
          <RoomList rooms={found} stay={stay} waiting={waiting} error={error} onRetry={retry} />
        </section>
      </div>
    </div>
  );
}
