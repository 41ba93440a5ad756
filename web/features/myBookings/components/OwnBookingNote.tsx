import { Link } from 'react-router-dom';
import type { Stay } from '#shared/stay.ts';
import { selectUser } from '#web/features/auth/index.ts';
import { ownBookingOn } from '#web/features/myBookings/ownBookingOn.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { formatStay } from '#web/lib/format.ts';
import { successPath } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import styles from './TakenNote.module.css';

interface Props {
  coldRoomId: string;
  stay: Stay;
}

/** Tells a customer that days of a room are taken because they have booked them themselves. */
export function OwnBookingNote(props: Props) {
  const isKnown = useAppSelector(selectUser) !== null;
  return isKnown && <Own {...props} />;
}

function Own({ coldRoomId, stay }: Props) {
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
