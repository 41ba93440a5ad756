import type { Room } from '#shared/room.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { RoomStatusBadge } from '#web/features/rooms/components/RoomStatusBadge.tsx';
import { formatNumber, formatRwf } from '#web/lib/format.ts';
import { DataTable, NumberCell } from '#web/ui/DataTable.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { WholeNumbers } from '#web/ui/WholeNumbers.tsx';
import type { OpenRoom } from './AdminRoomsPage.tsx';
import { EditLink } from './EditLink.tsx';
import styles from './AdminRoomsPage.module.css';

/** A tablet has two lines of figures beside the name, so that the buttons end each row. */
const lines = {
  widths: 'minmax(0, 1fr) 5.5rem 5.5rem 6.25rem',
  at: {
    Room: '1 / 1 / span 2',
    Status: '1 / 2 / span 2',
    'Price per day': '1 / 3',
    Capacity: '2 / 3',
    Actions: '1 / 4 / span 2',
  },
};

/** So that figures, states and buttons stand in the same places whatever the names are, and no name far from its price. */
const widths = ['37%', '15%', '16%', '16%', '16%'];

interface Props {
  rooms: Room[];
  onOpen: (open: OpenRoom) => void;
}

/** The rooms as a table; on a phone as cards. */
export const RoomTable = ({ rooms, onOpen }: Props) => (
  <div className={styles.rooms}>
    <DataTable
      lines={lines}
      widths={widths}
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
              <button
                type="button"
                className={styles.open}
                onClick={() => onOpen({ action: 'details', room })}
              >
                {room.name}
              </button>
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
          <RoomStatusBadge key="status" status={room.status} dot />,
          <Actions key="actions" room={room} onOpen={onOpen} />,
        ],
      }))}
    />
  </div>
);

/** To edit a room is in sight; what else can be done is behind one button, and what deletes it stands last there. */
const Actions = ({ room, onOpen }: { room: Room; onOpen: Props['onOpen'] }) => (
  <span className={styles.actions}>
    <EditLink room={room} look="ghost" size="small" aria-label={`Edit ${room.name}`} />
    <Menu
      label={`More for ${room.name}`}
      items={[
        { text: 'Details', onChoose: () => onOpen({ action: 'details', room }) },
        { text: 'Close for days', onChoose: () => onOpen({ action: 'close', room }) },
        { text: 'Delete', danger: true, onChoose: () => onOpen({ action: 'delete', room }) },
      ]}
    />
  </span>
);
