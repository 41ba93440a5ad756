import { Link } from 'react-router-dom';
import type { Booking } from '#shared/booking.ts';
import { selectUser } from '#web/features/auth/index.ts';
import { clientPath } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';

/** Whose booking it is: for an admin, the way to the client's page. */
export function ClientLink({ booking }: { booking: Pick<Booking, 'userId' | 'customerName'> }) {
  const isAdmin = useAppSelector(selectUser)?.role === 'admin';
  const { userId, customerName } = booking;
  return isAdmin ? <Link to={clientPath(userId)}>{customerName}</Link> : customerName;
}
