import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookingAction } from '#web/features/bookings/index.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { CustomerDialogs } from './CustomerDialogs.tsx';

/** The details of one's own booking that the address names, if it names one; closing them takes it out of the address. */
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
  const [action, setAction] = useState<BookingAction>('details');
  if (error) return <FormProblem text={error} />;
  return (
    <CustomerDialogs open={data && { action, booking: data }} start={setAction} close={onClose} />
  );
}
