import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Output } from '#web/lib/api/client.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { FormProblem } from '#web/ui/FormProblem.tsx';

type Show = (booking: Output<'bookings.get'> | undefined, onClose: () => void) => ReactNode;

/** What shows the booking that the address names, if it names one; closing it takes it out of the address. */
export function BookingOfAddress({ children }: { children: Show }) {
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
  return (
    <Opened key={id} id={id}>
      {(booking) => children(booking, close)}
    </Opened>
  );
}

interface OpenedProps {
  id: string;
  children: (booking: Output<'bookings.get'> | undefined) => ReactNode;
}

function Opened({ id, children }: OpenedProps) {
  const { data, error } = useCall('bookings.get', { id }, 'Failed to fetch the booking.');
  return error ? <FormProblem text={error} /> : children(data);
}
