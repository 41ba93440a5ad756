import type { Room } from '#shared/room.ts';
import { useState } from 'react';
import { plural } from '#web/lib/format.ts';
import { TextInput } from '#web/ui/inputs.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { usePages } from '#web/lib/hooks/usePages.ts';
import { findRooms } from './findRooms.ts';
import type { OpenRoom } from './AdminRoomsPage.tsx';
import { RoomTable } from './RoomTable.tsx';
import styles from './AdminRoomsPage.module.css';

const PER_PAGE = 20;

interface Props {
  rooms: Room[];
  onOpen: (open: OpenRoom) => void;
}

/** The rooms, newest first, in pages; where there are several, a room is found by its name. */
export function RoomPages({ rooms, onOpen }: Props) {
  const [sought, setSought] = useState('');
  const found = findRooms(rooms, sought);
  const { shown, page, pages, setPage } = usePages(found, PER_PAGE);
  return (
    <>
      {rooms.length > PER_PAGE && (
        <TextInput
          label="Find a room"
          type="search"
          autoComplete="off"
          placeholder="Name or place"
          className={styles.find}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
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
      <Pagination page={page} pages={pages} onChange={setPage} />
    </>
  );
}
