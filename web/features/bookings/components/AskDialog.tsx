import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { reasonsFor, type Why } from '#shared/reasons.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';
import { formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import { useWhy } from './useWhy.ts';

export interface Question {
  title: string;
  text: string;
  /** The button that does it, and what it says meanwhile. */
  yes: string;
  pendingText: string;
  no: string;
  /** What saying yes costs, where it costs something. */
  cost?: (booking: Booking) => string | undefined;
  /** Whose reasons there are to choose from, for which status, and whether one has to be chosen. */
  reason: { to: BookingStatus; of: Actor; required?: true };
}

interface Props {
  question: Question;
  booking: Booking | undefined;
  /** Whether the question names the customer: it is somebody else who answers it. */
  withCustomer?: boolean;
  /** Does it; answers what went wrong, if anything. */
  onYes: (booking: Booking, why: Why) => Promise<string | undefined>;
  onClose: () => void;
}

const Cost = ({ text }: { text: string | undefined }) =>
  text && (
    <p>
      <strong>{text}</strong>
    </p>
  );

/** Asks before a booking is given up. */
export function AskDialog({ question, booking, withCustomer, onYes, onClose }: Props) {
  const [pending, setPending] = useState(false);
  const why = useWhy(question.reason.required);
  const [problem, setProblem] = useState<{ id: string; text: string }>();
  const close = () => {
    if (pending) return;
    setProblem(undefined);
    why.clear();
    onClose();
  };
  const yes = async () => {
    const given = why.check();
    if (!booking || !given) return;
    setPending(true);
    const text = await onYes(booking, given);
    setPending(false);
    if (text === undefined) why.clear();
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
          , {formatStay(booking.startDate, booking.endDate)}
          {booking.number && (
            <>
              {' '}
              (<BookingNumber number={booking.number} />)
            </>
          )}
          . {question.text}
        </p>
      )}
      {booking && question.cost && <Cost text={question.cost(booking)} />}
      <ReasonFields {...why} reasons={reasonsFor(question.reason.to, question.reason.of)} />
      <FormProblem text={problem && problem.id === booking?.id ? problem.text : undefined} />
    </Dialog>
  );
}
