import type { Booking } from '#shared/booking.ts';
import { countDays } from '#shared/days.ts';
import { serviceEstimate } from '#shared/receipt.ts';
import { formatDollars, receiptFacts } from '#web/features/receipt/receiptFacts.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { PaymentReceiptLinks } from './PaymentReceiptLinks.tsx';
import styles from './Receipt.module.css';

/** The rent first, then what was booked, and what the service is estimated at. */
export const Receipt = ({ booking }: { booking: Booking }) => (
  <>
    {booking.number && <p className="muted">Booking number {booking.number}</p>}
    <p className={styles.rent}>
      <span>
        Rent, {plural(countDays(booking.startDate, booking.endDate), 'day')} at{' '}
        {booking.coldRoomName}
      </span>
      <strong className="whole">{formatRwf(booking.totalPrice)}</strong>
    </p>
    <FactList facts={receiptFacts(booking)} />
    {booking.paid !== undefined && <PaymentReceiptLinks booking={booking} />}
    <div className={styles.estimate}>
      <p className={styles.total}>
        <span>Total Cost</span>{' '}
        <strong className="whole">{formatDollars(serviceEstimate(booking))}</strong>
      </p>
      <p className={styles.note}>
        A service estimate: $100 for a cold room, $30 for transportation and $2 for each kg. It is
        not part of the rent, and nothing of it has been charged.
      </p>
    </div>
  </>
);
