import type { Booking } from '#shared/booking.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Receipt } from './Receipt.tsx';

interface Props {
  /** The booking that the receipt is of; none while the dialog is closed. */
  booking: Booking | undefined;
  onClose: () => void;
}

/** The receipt of a booking, until it is confirmed. */
export const ReceiptDialog = ({ booking, onClose }: Props) => (
  <Dialog
    open={booking !== undefined}
    title="Receipt"
    onClose={onClose}
    actions={
      <>
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
        <Button look="primary" onClick={onClose}>
          Confirm
        </Button>
      </>
    }
  >
    {booking && <Receipt booking={booking} />}
  </Dialog>
);
