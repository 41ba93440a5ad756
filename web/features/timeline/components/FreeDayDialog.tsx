import type { Day } from '#shared/days.ts';
import { useMay } from '#web/features/auth/index.ts';
import { formatDay } from '#web/lib/format.ts';
import { newBookingPath } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** A day on which a room is free. */
export interface FreeDay {
  room: { id: string; name: string; unavailable?: boolean | undefined };
  day: Day;
}

interface Props {
  free: FreeDay | undefined;
  onClose: () => void;
  /** Opens the form that closes the room. */
  onCloseRoom: (free: FreeDay) => void;
}

/** Asks what a free day is to be: booked for somebody, or closed, which an admin may. */
export function FreeDayDialog({ free, onClose, onCloseRoom }: Props) {
  const mayClose = useMay('closures.create');
  const today = serverToday();
  const isPast = free !== undefined && free.day < today;
  return (
    <Dialog
      open={free !== undefined}
      title={free ? `${free.room.name}, ${formatDay(free.day)}` : ''}
      onClose={onClose}
      actions={
        free &&
        !isPast && (
          <>
            {mayClose && (
              <Button look="outline" onClick={() => onCloseRoom(free)}>
                Close the room
              </Button>
            )}
            {!free.room.unavailable && (
              <ButtonLink
                look="primary"
                to={newBookingPath({ room: free.room.id, from: free.day, to: free.day })}
              >
                Book for a client
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <p>{isPast ? 'Nobody had the room on this day.' : 'The room is free on this day.'}</p>
    </Dialog>
  );
}
