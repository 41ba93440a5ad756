import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { formatStay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';

export interface Question {
  title: string;
  text: string;
  /** The button that does it, and what it says meanwhile. */
  yes: string;
  pendingText: string;
  no: string;
}

interface Props {
  question: Question;
  booking: Booking | undefined;
  /** Whether the question names the customer: it is somebody else who answers it. */
  withCustomer?: boolean;
  /** Does it; answers what went wrong, if anything. */
  onYes: (booking: Booking) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export function AskDialog({ question, booking, withCustomer, onYes, onClose }: Props) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ id: string; text: string }>();
  const close = () => {
    if (pending) return;
    setProblem(undefined);
    onClose();
  };
  const yes = async () => {
    if (!booking) return;
    setPending(true);
    const text = await onYes(booking);
    setPending(false);
    setProblem(text === undefined ? undefined : { id: booking.id, text });
  };
  return (
    <Dialog
      open={booking !== undefined}
      title={question.title}
      onClose={close}
      actions={
        <>
          <Button look="outline" disabled={pending} onClick={close}>
            {question.no}
          </Button>
          <Button
            look="danger"
            pending={pending}
            pendingText={question.pendingText}
            onClick={() => void yes()}
          >
            {question.yes}
          </Button>
        </>
      }
    >
      {booking && (
        <p>
          <strong>{booking.coldRoomName}</strong>
          {withCustomer && (
            <>
              {' '}
              for <strong>{booking.customerName}</strong>
            </>
          )}
          , {formatStay(booking.startDate, booking.endDate)}. {question.text}
        </p>
      )}
      <FormProblem text={problem && problem.id === booking?.id ? problem.text : undefined} />
    </Dialog>
  );
}
