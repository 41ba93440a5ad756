import type { Booking } from '#shared/booking.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { ChangeMode } from './changeModes.ts';
import type { Wanted } from './changeView.ts';

interface Props {
  booking: Booking | undefined;
  /** Whether another room can be chosen as well. */
  withRoom?: boolean;
  /** Whether it is changed at once, or asked for. @default - at once */
  mode?: ChangeMode;
  /** The room and the days that the form begins with. @default - those of the booking */
  wanted?: Wanted | undefined;
  onClose: () => void;
  /** Called where the booking was changed. */
  onDone: () => void;
}

const titleOf = (mode: ChangeMode, withRoom: boolean): string => {
  if (mode === 'ask') return 'Ask for other days';
  return withRoom ? 'Change days or room' : 'Change days';
};

/** Asks for other days of a booking, or another room, and shows what that costs before it is done. */
export const ChangeDialog = ({
  booking,
  withRoom = false,
  mode = 'change',
  wanted,
  onClose,
  onDone,
}: Props) => (
  <Dialog open={booking !== undefined} title={titleOf(mode, withRoom)} onClose={onClose}>
    {booking && (
      <>
        <p>
          <strong>{booking.coldRoomName}</strong>
          {withRoom && (
            <>
              {' '}
              for <strong>{booking.customerName}</strong>
            </>
          )}
        </p>
        <ChangeForm
          booking={booking}
          withRoom={withRoom}
          mode={mode}
          wanted={wanted}
          onClose={onClose}
          onDone={onDone}
        />
      </>
    )}
  </Dialog>
);
