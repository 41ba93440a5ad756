import { useId } from 'react';
import type { Booking } from '#shared/booking.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { useChange } from './useChange.ts';

interface Props {
  booking: Booking | undefined;
  /** Whether another room can be chosen as well. */
  withRoom?: boolean;
  onClose: () => void;
  /** Called where the booking was changed. */
  onDone: () => void;
}

/** Asks for other days of a booking, or another room, and shows what that costs before it is done. */
export const ChangeDialog = ({ booking, ...props }: Props) =>
  booking ? <Changing key={booking.id} booking={booking} {...props} /> : null;

function Changing({ booking, withRoom = false, onClose, onDone }: Props & { booking: Booking }) {
  const id = useId();
  const form = useChange(booking, onDone);
  return (
    <Dialog
      open
      title={withRoom ? 'Change days or room' : 'Change days'}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" disabled={form.pending} onClick={onClose}>
            Keep as it is
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={!form.canSend}
            pending={form.pending}
            pendingText="Changing..."
          >
            Change booking
          </Button>
        </>
      }
    >
      <p>
        <strong>{booking.coldRoomName}</strong>
        {withRoom && (
          <>
            {' '}
            for <strong>{booking.customerName}</strong>
          </>
        )}
      </p>
      <ChangeForm id={id} booking={booking} withRoom={withRoom} {...form} />
    </Dialog>
  );
}
