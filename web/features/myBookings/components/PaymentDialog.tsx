import { useState } from 'react';
import { dueOf } from '#shared/balance.ts';
import type { Booking } from '#shared/booking.ts';
import { fetchMyBookings } from '#web/features/bookings/index.ts';
import { useHouseContact } from '#web/features/company/index.ts';
import { MyPayments } from '#web/features/payments/index.ts';
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

/**
 * How to pay what is due. Online payment is not open yet, and each way says so; where money is sent to stands below. The
 * ways are offered for approved bookings; of others that are owed for it says where to send the money, and takes what
 * was paid.
 */
export function PaymentDialog({ booking, onClose }: Props) {
  const dispatch = useAppDispatch();
  const title = booking && booking.status !== 'approved' ? 'How to pay' : 'Payment method';
  return (
    <Dialog open={booking !== undefined} title={title} onClose={onClose}>
      {booking && (
        <>
          <p>
            {booking.coldRoomName}
            {booking.status === 'cancelled' && '. Fee for cancelling'}:{' '}
            <strong className="whole">{formatRwf(dueOf(booking))}</strong>
          </p>
          {booking.status === 'approved' && <Methods />}
          <MyPayments booking={booking} onChanged={() => void dispatch(fetchMyBookings())} />
        </>
      )}
    </Dialog>
  );
}

function Methods() {
  const [chosen, setChosen] = useState<string>();
  const { email } = useHouseContact(true);
  return (
    <>
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
            pay, write to <a href={mailLink(email)}>{email}</a>.
          </p>
        )}
      </div>
    </>
  );
}
