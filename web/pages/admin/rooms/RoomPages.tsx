import { plural } from '#web/lib/format.ts';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { OpenRoom } from './AdminRoomsPage.tsx';
import { RoomTable } from './RoomTable.tsx';
import { PER_PAGE, type FetchedRooms } from './fetchRooms.ts';
import type { useAdminRooms } from './useAdminRooms.ts';
import styles from './AdminRoomsPage.module.css';

type Props = Pick<ReturnType<typeof useAdminRooms>, 'sought' | 'seek' | 'more' | 'waiting'> & {
  shown: FetchedRooms;
  onOpen: (open: OpenRoom) => void;
};

/** The rooms, the newest first, page below page; where there are several pages, a room is found by its name or place. */
export function RoomPages({ shown, sought, seek, more, waiting, onOpen }: Props) {
  const { rooms, hasMore } = shown;
  return (
    <>
      {(rooms.length > PER_PAGE || hasMore || sought || shown.text) && (
        <FilterBar className={styles.find}>
          <TextInput
            label="Find a room"
            type="search"
            autoComplete="off"
            placeholder="Name or place"
            maxLength={120}
            value={sought}
            onChange={({ target }) => seek(target.value)}
          />
        </FilterBar>
      )}
      <p role="status" className="visually-hidden">
        {hasMore ? 'The first ' : ''}
        {plural(rooms.length, 'room')}
      </p>
      {rooms.length === 0 ? (
        <EmptyState title="No room has this name or place." />
      ) : (
        <RoomTable rooms={rooms} onOpen={onOpen} />
      )}
      {hasMore && (
        <LoadMore more={more} loading={waiting} problem={undefined} shown={rooms.length} />
      )}
    </>
  );
}
