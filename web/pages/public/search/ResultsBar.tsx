import type { RoomOrder } from '#web/features/rooms/filter.ts';
import type { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SortFilter } from './SortFilter.tsx';
import type { FoundWords } from './foundWords.ts';
import type { Near } from './useNearestTo.ts';
import styles from './SearchPage.module.css';

interface Props {
  /** How many rooms were found, where and for when; plain words while that is not known. */
  words: string | FoundWords;
  form: ReturnType<typeof useTypedFilter>;
  near: Near;
  /** Whether there is room for the order here. */
  withOrder: boolean;
  /** Whether there is room for the map beside the list: else the two take turns. */
  isWide: boolean;
  mapWanted: boolean;
  onMap: (wanted: boolean) => void;
}

/** What stands above the rooms that were found: how many they are, their order, and the way to the map. */
export function ResultsBar({ words, form, near, withOrder, isWide, mapWanted, onMap }: Props) {
  const sortBy = (order: RoomOrder) => {
    if (near.lacksPlace(order)) form.type({ order });
    else form.searchFor({ order });
  };
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {typeof words === 'string' ? (
          words
        ) : (
          <>
            <strong>{words.count}</strong>
            {words.rest}
          </>
        )}
      </p>
      {withOrder && (
        <SortFilter
          className={styles.sort}
          order={form.typed.order}
          // From where they are ordered is said beside it, when they are found: below it, it would move them.
          near={{ ...near, hint: undefined }}
          onChange={sortBy}
          onPlace={() => form.searchFor({ order: 'near' })}
        />
      )}
      {!isWide && (
        // A short word leaves a phone two lines for what was found, as many as the bar is high before that is known.
        <Button
          look="outline"
          size="small"
          className={styles.toMap}
          aria-label={mapWanted ? 'Show the list' : 'Show the map'}
          onClick={() => onMap(!mapWanted)}
        >
          <Icon name={mapWanted ? 'list' : 'pin'} />
          {mapWanted ? 'List' : 'Map'}
        </Button>
      )}
    </div>
  );
}
