import { useSearchParams } from 'react-router-dom';
import { plural } from '#web/app/format.ts';
import { filterRooms, readFilter, writeFilter, type RoomFilter } from './filter.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { RoomList } from './RoomList.tsx';
import styles from './SearchPage.module.css';
import { useRooms } from './useRooms.ts';

/** The catalogue with its filter, which lives in the address. */
export default function SearchPage() {
  const [query, setQuery] = useSearchParams();
  const { rooms, waiting, error, retry } = useRooms();
  const filter = readFilter(query);
  const found = filterRooms(rooms, filter);
  const places = [...new Set(rooms.map((room) => room.location))].sort();
  const search = (next: RoomFilter) => setQuery(writeFilter(next));
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>Rooms</h1>
        <p className="lead">
          Cold rooms and warehouses across Rwanda, each with its price per day. Check the free days
          on the room’s page, then book.
        </p>
      </header>
      <div className={styles.columns}>
        <FilterPanel key={query.toString()} filter={filter} places={places} onSearch={search} />
        <section aria-label="Rooms found">
          <p className={styles.count} role="status">
            {waiting ? 'Loading...' : found.length > 0 && `${plural(found.length, 'room')} found`}
          </p>
          <RoomList rooms={found} waiting={waiting} error={error} onRetry={retry} />
        </section>
      </div>
    </div>
  );
}
