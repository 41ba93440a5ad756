import { roomTypeLabels } from '#shared/roomTypes.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { useMay } from '#web/features/auth/useMay.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import styles from './Day.module.css';

type FreeRoom = DayAtWork['free'][number];

interface Props {
  rooms: FreeRoom[];
  onClose: (room: FreeRoom) => void;
}

const CloseButton = ({ room, onClose }: Pick<Props, 'onClose'> & { room: FreeRoom }) => (
  <Button
    look="outline"
    size="small"
    aria-label={`Close ${room.name} for days`}
    onClick={() => onClose(room)}
  >
    Close for days
  </Button>
);

/** The rooms in which nobody holds the day. */
export function FreeRooms({ rooms, onClose }: Props) {
  const mayClose = useMay('closures.create');
  if (rooms.length === 0) return <p className="muted">No room is free.</p>;
  return (
    <div className={styles.dense}>
      <DataTable
        few
        columns={['Room', 'Place', 'Room type', ...(mayClose ? ['Actions'] : [])]}
        rows={rooms.map((room) => ({
          key: room.id,
          cells: [
            room.name,
            room.location,
            roomTypeLabels[room.roomType],
            ...(mayClose ? [<CloseButton key="close" room={room} onClose={onClose} />] : []),
          ],
        }))}
      />
    </div>
  );
}
