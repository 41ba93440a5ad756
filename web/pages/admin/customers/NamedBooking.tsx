import { useSearchParams } from 'react-router-dom';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';

/** The details of the booking that the address names, if it names one. */
export function NamedBooking() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('booking');
  if (!id) return null;
  return <Opened id={id} onClose={() => setQuery({}, { replace: true })} />;
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useCall('bookings.get', { id }, 'Failed to fetch the booking.');
  if (error) return <FormProblem text={error} />;
  return <AdminDialogs open={data && { action: 'details', booking: data }} close={onClose} />;
}
