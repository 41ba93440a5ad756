import { ownBookingOn } from '#web/features/myBookings/ownBookingOn.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { formatStay } from '#web/lib/format.ts';
import { successPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import type { OwnBookingProps } from './OwnBookingNote.tsx';
import styles from './TakenNote.module.css';

/** The booking of the reader that holds days of a room, if one does. */
export default function OwnBooking({ coldRoomId, stay }: OwnBookingProps) {
  const own = ownBookingOn(useMyBookings().bookings, coldRoomId, stay);
  return (
    own && (
      <p className={styles.own} role="status">
        You have booked this room already, {formatStay(own.startDate, own.endDate)}:{' '}
        <Link to={successPath(own.id)}>
          {own.number ? `booking ${own.number}` : 'see your booking'}
        </Link>
        .
      </p>
    )
  );
}
