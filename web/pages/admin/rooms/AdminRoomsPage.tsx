import { useState } from 'react';
import type { Room } from '#shared/room.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { CloseRoomDialog } from '#web/features/timeline/components/CloseRoomDialog.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead, countedWords } from '#web/ui/PageHead.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { DeleteRoomDialog } from './DeleteRoomDialog.tsx';
import { RoomDetailsDialog } from './RoomDetailsDialog.tsx';
import { RoomPages } from './RoomPages.tsx';
import { useAdminRooms } from './useAdminRooms.ts';
import styles from './AdminRoomsPage.module.css';

/** What may be opened about a room. */
export interface OpenRoom {
  action: 'details' | 'delete' | 'close';
  room: Room;
}

/** The rooms, with what an admin may do about each. */
export default function AdminRoomsPage() {
  const { shown, error, retry, look, ...list } = useAdminRooms();
  const [open, setOpen] = useState<OpenRoom>();
  const about = (action: OpenRoom['action']) => (open?.action === action ? open.room : undefined);
  const toClose = about('close');
  const close = () => setOpen(undefined);
  const isEmpty = shown?.rooms.length === 0 && shown.text === '' && list.sought === '';
  return (
    <div tabIndex={-1} className={styles.page}>
      <PageHead
        title="Cold Rooms"
        count={shown && countedWords(shown.rooms.length, shown.hasMore)}
        text="Your rooms and their prices."
      >
        <ButtonLink to={paths.adminNewRoom.path} look="primary" size="small">
          <Icon name="plus" /> Add a room
        </ButtonLink>
      </PageHead>
      {!shown && !error && <BookingSkeletons />}
      {error && <ErrorState message={error} onRetry={retry} />}
      {isEmpty && (
        <EmptyState title="There are no rooms yet.">
          <p>Add the first one, and visitors can book it.</p>
        </EmptyState>
      )}
      {shown && !isEmpty && <RoomPages {...list} shown={shown} onOpen={setOpen} />}
      <RoomDetailsDialog room={about('details')} onClose={close} />
      <CloseRoomDialog toClose={toClose && { room: toClose }} onClose={close} />
      <DeleteRoomDialog room={about('delete')} onDeleted={look} onClose={close} />
    </div>
  );
}
