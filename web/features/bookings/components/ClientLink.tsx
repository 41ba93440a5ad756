import type { Booking } from '#shared/booking.ts';
import { useMay } from '#web/features/auth/index.ts';
import { clientPath } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';

/** Whose booking it is: for the staff, the way to the client's page. */
export function ClientLink({ booking }: { booking: Pick<Booking, 'userId' | 'customerName'> }) {
  const mayOpen = useMay('people.get');
  const { userId, customerName } = booking;
  return mayOpen ? <Link to={clientPath(userId)}>{customerName}</Link> : customerName;
}
