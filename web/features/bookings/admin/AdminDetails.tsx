import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali } from '#shared/days.ts';
import { isLive, mayTakeBack, type TakenBack } from '#shared/transitions.ts';
import { DetailsDialog } from '#web/features/bookings/components/DetailsDialog.tsx';
import { notify } from '#web/lib/notify/notify.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { useTakeBack } from './useTakeBack.ts';

interface Props {
  booking: Booking | undefined;
  onChange: (booking: Booking) => void;
  onClose: () => void;
  /** Called where the booking was reopened. */
  onDone: () => void;
}

/** A booking's details, from which an admin changes its days or room, or reopens it. */
export function AdminDetails({ booking, onChange, onClose, onDone }: Props) {
  const takeBack = useTakeBack();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ id: string; text: string }>();
  const today = todayInKigali();
  const reopen = async ({ id }: Booking, from: TakenBack) => {
    setPending(true);
    const text = await takeBack({ id }, from);
    setPending(false);
    setProblem(text === undefined ? undefined : { id, text });
    if (text !== undefined) return;
    notify.success('The booking is open again.');
    onDone();
  };
  const from = booking && reopenedFrom(booking, today);
  return (
    <DetailsDialog
      booking={booking}
      onClose={onClose}
      actions={
        booking && (
          <>
            <FormProblem text={problem?.id === booking.id ? problem.text : undefined} />
            {isLive(booking.status) && booking.endDate >= today && (
              <Button look="outline" onClick={() => onChange(booking)}>
                Change days or room
              </Button>
            )}
            {from && (
              <Button
                look="outline"
                pending={pending}
                pendingText="Reopening..."
                onClick={() => void reopen(booking, from)}
              >
                Reopen
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** The status that a reopened booking leaves; undefined where it is not one that ended, or it is too late. */
function reopenedFrom(booking: Booking, today: string): 'rejected' | 'cancelled' | undefined {
  const { status } = booking;
  if (status !== 'rejected' && status !== 'cancelled') return undefined;
  return mayTakeBack(booking, today) ? status : undefined;
}
