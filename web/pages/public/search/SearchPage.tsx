import { lazy, useRef, useState } from 'react';
import { MapPanel } from '#web/features/map/components/MapPanel.tsx';
import { mapped } from '#web/features/map/mapped.ts';
import { RoomList } from '#web/features/rooms/components/RoomList.tsx';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { formatStay, plural } from '#web/lib/format.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { useMapWanted } from './useMapWanted.ts';
import { useSearch } from './useSearch.ts';
import styles from './SearchPage.module.css';

const NextBest = lazy(() => import('./NextBest.tsx'));

/** The catalogue with its filter, which lives in the address, and its map. */
export default function SearchPage() {
  const { filter, stay, found, taken, places, waiting, error, retry, search } = useSearch();
  const [lit, setLit] = useState<string>();
  const [mapWanted, setMapWanted] = useMapWanted();
  const results = useRef<HTMLElement>(null);
  const beside = useMedia('(width >= 60rem)');
  const wide = useMedia('(width >= 80rem)');
  const days = stay ? `, free ${formatStay(stay.startDate, stay.endDate)}` : '';
  const show = (next: RoomFilter) => {
    search(next);
    // On a narrow screen what was found stands below the filter, out of sight.
    if (!beside) results.current?.scrollIntoView();
  };
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
        <FilterPanel filter={filter} places={places} onSearch={show} />
        <section ref={results} aria-label="Rooms found" className={styles.results}>
          <div className={styles.bar}>
            <p className={styles.count} role="status">
              {waiting
                ? 'Loading...'
                : found.length > 0 && `${plural(found.length, 'room')} found${days}`}
            </p>
            {!wide && (
              <Button look="outline" size="small" onClick={() => setMapWanted(!mapWanted)}>
                <Icon name={mapWanted ? 'list' : 'pin'} />
                {mapWanted ? 'Show the list' : 'Show the map'}
              </Button>
            )}
          </div>
          {(wide || !mapWanted) && (
            <RoomList
              rooms={found}
              {...{ lit, waiting, error }}
              onLit={setLit}
              onRetry={retry}
              instead={
                <LazyPart waiting={null}>
                  <NextBest filter={filter} />
                </LazyPart>
              }
            />
          )}
        </section>
        {(wide || mapWanted) && (
          <MapPanel
            pins={mapped(found, taken)}
            close={filter.city !== ''}
            lit={lit}
            onLit={setLit}
          />
        )}
      </div>
    </div>
  );
}
