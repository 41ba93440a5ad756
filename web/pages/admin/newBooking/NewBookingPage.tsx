import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '#shared/booking.ts';
import { isDay } from '#shared/days.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Booked } from './Booked.tsx';
import { NewBookingForm } from './NewBookingForm.tsx';
import type { BookingFields } from './missingIn.ts';

/** The staff book for somebody, who is on the telephone or stands at the desk. */
export default function NewBookingPage() {
  const [query] = useSearchParams();
  const [booked, setBooked] = useState<Booking>();
  const client = query.get('client');
  const known = knownIn(query);
  return (
    <>
      <PageHead title="New booking" text="For a client on the phone or at the desk." />
      {booked && <Booked booking={booked} onAnother={() => setBooked(undefined)} />}
      {!booked && client && <ForClient id={client} known={known} onBooked={setBooked} />}
      {!booked && !client && <NewBookingForm known={known} onBooked={setBooked} />}
    </>
  );
}

/** What the address says of room and days; days that are none are left out. */
function knownIn(query: URLSearchParams): Partial<BookingFields> {
  const coldRoomId = query.get('room');
  const startDate = query.get('from');
  const endDate = query.get('to');
  return {
    ...(coldRoomId && { coldRoomId }),
    ...(startDate && isDay(startDate) && { startDate }),
    ...(endDate && isDay(endDate) && { endDate }),
  };
}

interface Props {
  id: string;
  known: Partial<BookingFields>;
  onBooked: (booking: Booking) => void;
}

/** The form with a client chosen. */
function ForClient({ id, known, onBooked }: Props) {
  const client = useCall('people.get', { id }, 'Failed to fetch the client.');
  if (client.error) return <ErrorState message={client.error} onRetry={client.retry} />;
  if (!client.data) return <ListSkeleton />;
  return <NewBookingForm person={client.data.person} known={known} onBooked={onBooked} />;
}
