import { useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { MapPanel } from '#web/features/map/components/MapPanel.tsx';
import { RoomList } from '#web/features/rooms/components/RoomList.tsx';
import type { RoomFilter } from '#web/features/rooms/filter.ts';
import { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { warmCalls } from '#web/lib/api/client.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { AskForRoom } from './AskForRoom.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { NextBest } from './NextBest.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ResultsBar } from './ResultsBar.tsx';
import { askedWords } from './askedWords.ts';
import { foundWords, wordsOfBefore } from './foundWords.ts';
import { useMapWanted } from './useMapWanted.ts';
import { useNearestTo } from './useNearestTo.ts';
import { useSearch } from './useSearch.ts';
import styles from './SearchPage.module.css';

/** The map looks at the first page alone: it stays where it is when more rooms come. */
const FIRST = limits.searchPage;

/** What the map looks at: what was found in a place, the nearest where nothing was; else the whole country. */
function seenFirst(
  waiting: boolean,
  { filter, rooms, nearby }: Pick<ReturnType<typeof useSearch>, 'filter' | 'rooms' | 'nearby'>,
) {
  if (waiting) return filter.city === '' ? [] : undefined;
  if (rooms.length === 0) return nearby;
  return filter.city === '' ? [] : rooms.slice(0, FIRST);
}

// The page asks for rooms and days as soon as it stands.
warmCalls();

/** The catalogue with its filter, which lives in the address, and its map. */
export default function SearchPage() {
  const { filter, stay, leftOut, question, rooms, nearby, meant, from, around, search, ...answer } =
    useSearch();
  const [lit, setLit] = useState<string>();
  const [mapWanted, setMapWanted] = useMapWanted();
  const results = useRef<HTMLElement>(null);
  const wide = useMedia('(min-width: 70rem)');
  const barHasOrder = useMedia('(min-width: 44rem)');
  const count = { count: rooms.length, hasMore: answer.more !== undefined, meant, from, stay };
  const found = answer.isOfBefore ? wordsOfBefore : foundWords(count);
  const failed = answer.error !== undefined && rooms.length === 0;
  const nothing = !answer.waiting && !failed && rooms.length === 0;
  // In one column, more rooms come before the way to us.
  const askLast = !wide && rooms.length > 0 && nearby.length > 0;
  const show = (next: RoomFilter) => {
    search(next);
    // On a narrow screen what was found stands below the filter, out of sight.
    if (!wide) results.current?.scrollIntoView();
  };
  const form = useTypedFilter(filter, show);
  const near = useNearestTo(form.typed);
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <h1 className={styles.title}>Rooms</h1>
      <div className={styles.columns}>
        <FilterPanel
          {...{ form, near, rooms }}
          // Counted is what is looked for.
          filter={stay ? filter : { ...filter, startDate: '', endDate: '' }}
          withOrder={!barHasOrder}
        />
        <section ref={results} aria-label="Rooms found" className={styles.results}>
          {leftOut && (
            <p className={styles.leftOut} role="status">
              {leftOut}
            </p>
          )}
          <ResultsBar
            words={answer.waiting ? 'Loading...' : failed ? '' : found}
            {...{ form, near, mapWanted }}
            withOrder={barHasOrder}
            isWide={wide}
            onMap={setMapWanted}
          />
          {(wide || !mapWanted) && (
            <>
              <RoomList
                {...answer}
                {...{ rooms, from, lit }}
                onLit={setLit}
                rest={askLast ? undefined : <AskForRoom />}
                instead={
                  <NothingFound
                    asked={askedWords({ filter, meant, stay })}
                    rooms={nearby}
                    from={around}
                  />
                }
              />
              {rooms.length > 0 && <NextBest rooms={nearby} from={around} isMore />}
              {askLast && (
                <div className={styles.last}>
                  <AskForRoom />
                </div>
              )}
            </>
          )}
        </section>
        {(wide || mapWanted) && (
          <MapPanel
            // Where nothing was found, it shows what is near.
            question={nothing ? { ...question, town: undefined } : question}
            places={seenFirst(answer.waiting, { filter, rooms, nearby })}
            lit={lit}
            onLit={setLit}
          />
        )}
      </div>
    </div>
  );
}
