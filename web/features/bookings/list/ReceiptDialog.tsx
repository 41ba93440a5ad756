import type { Booking } from '#shared/booking.ts';
import { formatDay, formatNumber, formatRwf } from '#web/app/format.ts';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { FactList } from '../FactList.tsx';
import { serviceLabels } from '../labels.ts';
import { serviceEstimate } from '../receipt.ts';

interface Props {
  booking: Booking | undefined;
  onClose: () => void;
}

/** The receipt of a booking: the rent first, and beside it what the service is estimated at. */
export const ReceiptDialog = ({ booking, onClose }: Props) => (
  <Dialog
    open={booking !== undefined}
    title="Receipt"
    onClose={onClose}
    actions={
      <Button look="primary" onClick={onClose}>
        Confirm
      </Button>
    }
  >
    {booking && (
      <>
        <FactList
          facts={[
            ['Rent', <strong key="rent">{formatRwf(booking.totalPrice)}</strong>],
            ['Room', booking.coldRoomName],
            ['Service', booking.service ? serviceLabels[booking.service] : 'N/A'],
            ['Product Type', booking.productType ?? 'N/A'],
            ['Weight', booking.weight === undefined ? 'N/A' : `${formatNumber(booking.weight)} kg`],
            ['Location', booking.coldRoomLocation],
            ['Date Range', `${formatDay(booking.startDate)} - ${formatDay(booking.endDate)}`],
            ['Total Cost', `$${formatNumber(serviceEstimate(booking))} (service estimate)`],
          ]}
        />
        <p className="muted">
          The rent is what you booked at. The service estimate is not charged by this booking.
        </p>
      </>
    )}
  </Dialog>
);
