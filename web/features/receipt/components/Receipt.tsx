import type { Booking } from '#shared/booking.ts';
import { countDays } from '#shared/days.ts';
import { ShareButtons } from '#web/features/bookings/index.ts';
import { estimateWords } from '#web/features/receipt/estimateWords.ts';
import { receiptFacts } from '#web/features/receipt/receiptFacts.ts';
import { formatRwf, plural } from '#web/lib/format.ts';
import { FactList } from '#web/ui/FactList.tsx';
import { PaymentReceiptLinks } from './PaymentReceiptLinks.tsx';
import styles from './Receipt.module.css';

/** The rent first, then what was booked, and what the service is estimated at. Its dialog has the button that prints it. */
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
    <TotalCost booking={booking} />
    <ShareButtons booking={booking} prints={false} />
  </>
);

/** What the service is estimated at, and how that comes about; nothing where there is nothing to estimate. */
function TotalCost({ booking }: { booking: Booking }) {
  const estimate = estimateWords(booking);
  return (
    estimate && (
      <div className={styles.estimate}>
        <p className={styles.total}>
          <span>Total Cost</span> <strong className="whole">{estimate.total}</strong>
        </p>
        <p className={styles.note}>
          A service estimate: {estimate.reckoning}. It is not part of the rent, and nothing of it
          has been charged.
        </p>
      </div>
    )
  );
}
