import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { fetchMyBookings } from '#web/features/bookings/index.ts';
import { MyPayments } from '#web/features/payments/index.ts';
import { company } from '#web/lib/company.ts';
import { formatRwf } from '#web/lib/format.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './PaymentDialog.module.css';

interface Props {
  booking: Booking | undefined;
  onClose: () => void;
}

const methods = ['MoMo Pay', 'Bank Transfer'] as const;

/** How to pay. Online payment is not open yet, and each way says so; where money is sent to stands below. */
export const PaymentDialog = ({ booking, onClose }: Props) => (
  <Dialog open={booking !== undefined} title="Payment method" onClose={onClose}>
    {booking && <Methods booking={booking} />}
  </Dialog>
);

function Methods({ booking }: { booking: Booking }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <p>
        {booking.coldRoomName}: <strong className="whole">{formatRwf(booking.totalPrice)}</strong>
      </p>
      <div className={styles.methods}>
        {methods.map((method) => (
          <Button
            key={method}
            look="outline"
            size="large"
            aria-pressed={chosen === method}
            onClick={() => setChosen(method)}
          >
            <Icon name={method === 'MoMo Pay' ? 'bolt' : 'card'} /> {method}
          </Button>
        ))}
      </div>
      <div role="status">
        {chosen && (
          <p className={styles.note}>
            Online payment by {chosen} is not open yet. Nothing has been charged. To agree on how to
            pay, write to <a href={mailLink(company.email)}>{company.email}</a>.
          </p>
        )}
      </div>
      <MyPayments booking={booking} onChanged={() => void dispatch(fetchMyBookings())} />
    </>
  );
}
