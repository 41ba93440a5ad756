import { useSearchParams } from 'react-router-dom';
import type { Room } from '#shared/room.ts';
import { plural } from '#web/lib/format.ts';
import { pageOf } from '#web/lib/hooks/usePages.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { OpenRoom } from './AdminRoomsPage.tsx';
import { RoomTable } from './RoomTable.tsx';
import { findRooms } from './findRooms.ts';
import styles from './AdminRoomsPage.module.css';

const PER_PAGE = 20;

interface Props {
  rooms: Room[];
  onOpen: (open: OpenRoom) => void;
}

/** The page that an address names. */
const pageIn = (query: URLSearchParams): number => Math.trunc(Number(query.get('page'))) || 1;

/**
 * The rooms, newest first, in pages; where there are several, a room is found by its name. The page
 * and what is sought stand in the address, so that whoever comes back finds them.
 */
export function RoomPages({ rooms, onOpen }: Props) {
  const [query, setQuery] = useSearchParams();
  const sought = query.get('find') ?? '';
  const found = findRooms(rooms, sought);
  const { shown, page, pages } = pageOf(found, PER_PAGE, pageIn(query));
  const show = (find: string, number: number) =>
    setQuery(
      { ...(find && { find }), ...(number > 1 && { page: String(number) }) },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      {(rooms.length > PER_PAGE || sought) && (
        <TextInput
          label="Find a room"
          type="search"
          autoComplete="off"
          placeholder="Name or place"
          className={styles.find}
          value={sought}
          onChange={({ target }) => show(target.value, 1)}
        />
      )}
      <p role="status" className={styles.number}>
        {found.length === rooms.length
          ? plural(rooms.length, 'room')
          : `${found.length} of ${plural(rooms.length, 'room')}`}
      </p>
      {shown.length === 0 ? (
        <EmptyState title="No room has this name or place." />
      ) : (
        <RoomTable rooms={shown} onOpen={onOpen} />
      )}
      <Pagination page={page} pages={pages} onChange={(number) => show(sought, number)} />
    </>
  );
}
