import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { mayTakeBack } from '#shared/transitions.ts';
import { explain } from '#web/lib/api/failure.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { useTakeBack } from './useTakeBack.ts';

interface Props {
  booking: Booking;
  /** Called where the booking was reopened. */
  onDone: () => void;
}

/** Reopens a booking that was rejected or cancelled, while its stay is not over; nothing is shown for others. */
export function ReopenButton({ booking, onDone }: Props) {
  const today = serverToday();
  const takeBack = useTakeBack();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { status } = booking;
  if (status !== 'rejected' && status !== 'cancelled') return null;
  if (!mayTakeBack(booking, today)) return null;
  const reopen = async () => {
    setPending(true);
    const failure = await takeBack(booking, status);
    setPending(false);
    setProblem(failure && explain(failure));
    if (failure) return;
    notify.success('The booking is open again.');
    onDone();
  };
  return (
    <>
      <FormProblem text={problem} />
      <Button
        look="outline"
        pending={pending}
        pendingText="Reopening..."
        onClick={() => void reopen()}
      >
        Reopen
      </Button>
    </>
  );
}
