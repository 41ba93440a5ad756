import { useSearchParams } from 'react-router-dom';
import { useCall } from '#web/lib/api/useCall.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { AdminDialogs } from './AdminDialogs.tsx';

/** The details of the booking that the address names, if it names one; closing them takes it out of the address. */
export function NamedBooking() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('booking');
  if (!id) return null;
  const close = () =>
    setQuery(
      (now) => {
        now.delete('booking');
        return now;
      },
      { replace: true },
    );
  return <Opened key={id} id={id} onClose={close} />;
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useCall('bookings.get', { id }, 'Failed to fetch the booking.');
  if (error) return <FormProblem text={error} />;
  return <AdminDialogs open={data && { action: 'details', booking: data }} close={onClose} />;
}
