import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { RoomStatusBadge } from '#web/features/rooms/components/RoomStatusBadge.tsx';
import { formatNumber, formatRwf } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable, NumberCell } from '#web/ui/DataTable.tsx';
import { WholeNumbers } from '#web/ui/WholeNumbers.tsx';
import type { OpenRoom } from './AdminRoomsPage.tsx';
import { EditLink } from './EditLink.tsx';
import styles from './AdminRoomsPage.module.css';

/** A tablet has the figures and the buttons beside the name, so that rooms are read down. */
const lines = {
  widths: 'minmax(0, 1fr) 7rem 6.75rem 5.5rem',
  at: {
    Room: '1 / 1 / span 2',
    Status: '1 / 2',
    'Price per day': '1 / 3',
    Capacity: '1 / 4',
    Actions: '2 / 2 / auto / -1',
  },
};

interface Props {
  rooms: Room[];
  onOpen: (open: OpenRoom) => void;
}

/** The rooms as a table; on a phone as cards. */
export const RoomTable = ({ rooms, onOpen }: Props) => (
  <DataTable
    cards="short"
    lines={lines}
    columns={['Room', 'Price per day', 'Capacity', 'Status', 'Actions']}
    rows={rooms.map((room) => ({
      key: room.id,
      cells: [
        <span key="name" className={styles.name}>
          <RoomImage
            src={room.image}
            widths={room.pictures[0]?.widths}
            sizes="4rem"
            alt=""
            className={styles.thumb}
          />
          <span>
            {room.name}
            <span className={styles.type}>
              {roomTypeLabels[room.roomType]} in {room.location}
            </span>
          </span>
        </span>,
        <NumberCell key="price">
          <WholeNumbers text={formatRwf(room.price)} />
        </NumberCell>,
        <NumberCell key="capacity">
          <WholeNumbers text={`${formatNumber(room.capacity)} ${room.unit}`} />
        </NumberCell>,
        <RoomStatusBadge key="status" status={room.status} />,
        <Actions key="actions" room={room} onOpen={onOpen} />,
      ],
    }))}
  />
);

/** To edit a room leads; the others are quiet, and what deletes it stands last. */
const Actions = ({ room, onOpen }: { room: Room; onOpen: Props['onOpen'] }) => (
  <span className={styles.actions}>
    <EditLink room={room} look="outline" size="small" aria-label={`Edit ${room.name}`} />
    <Button
      look="ghost"
      size="small"
      aria-label={`Details of ${room.name}`}
      onClick={() => onOpen({ action: 'details', room })}
    >
      Details
    </Button>
    <Button
      look="ghost"
      size="small"
      aria-label={`Close ${room.name} for days`}
      onClick={() => onOpen({ action: 'close', room })}
    >
      Close
    </Button>
    <Button
      look="quietDanger"
      size="small"
      aria-label={`Delete ${room.name}`}
      onClick={() => onOpen({ action: 'delete', room })}
    >
      Delete
    </Button>
  </span>
);
