import { useEffect, useRef } from 'react';
import type { Booking } from '#shared/booking.ts';
import { StatusBadge } from '#web/features/bookings/components/StatusBadge.tsx';
import { formatRwf, formatStay } from '#web/lib/format.ts';
import { clientPath } from '#web/lib/paths.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import styles from './NewBooking.module.css';

interface Props {
  booking: Booking;
  onAnother: () => void;
}

/** What was booked, with the number to say on the telephone. */
export function Booked({ booking, onAnother }: Props) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Card>
      <div className={styles.form}>
        <h2 ref={ref} tabIndex={-1}>
          Booked for {booking.customerName}
        </h2>
        <FactList
          facts={[
            ['Booking number', <BookingNumber key="number" number={booking.number ?? '–'} />],
            ['Room', booking.coldRoomName],
            ['Days', formatStay(booking.startDate, booking.endDate)],
            ['Total', formatRwf(booking.totalPrice)],
            ['Status', <StatusBadge key="status" status={booking.status} />],
          ]}
        />
        <div className={styles.actions}>
          <ButtonLink to={clientPath(booking.userId)} look="outline">
            Open the client
          </ButtonLink>
          <Button look="outline" onClick={onAnother}>
            Another booking
          </Button>
        </div>
      </div>
    </Card>
  );
}
