import type { Day } from '#shared/days.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import type { DayAtWork } from '#shared/timeline.ts';
import { useMay } from '#web/features/auth/useMay.ts';
import { newBookingPath } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { DataTable } from '#web/ui/DataTable.tsx';
import styles from './Day.module.css';

type FreeRoom = DayAtWork['free'][number];

interface Props {
  rooms: FreeRoom[];
  day: Day;
  onClose: (room: FreeRoom) => void;
}

/** The rooms in which nobody holds the day, to be booked for somebody or, by an admin, to be closed. */
export function FreeRooms({ rooms, day, onClose }: Props) {
  const mayClose = useMay('closures.create');
  if (rooms.length === 0) return <p className="muted">No room is free.</p>;
  return (
    <div className={styles.dense}>
      <DataTable
        few
        columns={['Room', 'Place', 'Room type', 'Actions']}
        rows={rooms.map((room) => ({
          key: room.id,
          cells: [
            room.name,
            room.location,
            roomTypeLabels[room.roomType],
            <span key="actions" className={styles.actions}>
              <ButtonLink
                look="outline"
                size="small"
                to={newBookingPath({ room: room.id, from: day, to: day })}
                aria-label={`Book ${room.name} for a client`}
              >
                Book
              </ButtonLink>
              {mayClose && (
                <Button
                  look="ghost"
                  size="small"
                  aria-label={`Close ${room.name} for days`}
                  onClick={() => onClose(room)}
                >
                  Close for days
                </Button>
              )}
            </span>,
          ],
        }))}
      />
    </div>
  );
}
