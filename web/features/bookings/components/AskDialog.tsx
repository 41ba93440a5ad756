import { useState } from 'react';
import type { Booking } from '#shared/booking.ts';
import { cancellationFee } from '#shared/cancellation.ts';
import { reasonsFor, type Why } from '#shared/reasons.ts';
import type { Actor, BookingStatus } from '#shared/transitions.ts';
import { explain, type Failure } from '#web/lib/api/failure.ts';
import { formatStay } from '#web/lib/format.ts';
import { serverToday } from '#web/lib/session.ts';
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
  /** What saying yes costs at a cancellation fee in Rwf, where it costs something. */
  cost?: (booking: Booking, fee: number) => string | undefined;
  /** Whose reasons there are to choose from, for which status, and whether one has to be chosen. */
  reason: { to: BookingStatus; of: Actor; required?: true };
}

interface Props {
  question: Question;
  booking: Booking | undefined;
  /** Whether the question names the customer: it is somebody else who answers it. */
  withCustomer?: boolean;
  /** Does it at the cancellation fee that was shown, in Rwf; answers what went wrong, if anything. */
  onYes: (booking: Booking, why: Why, fee: number) => Promise<Failure | undefined>;
  onClose: () => void;
}

/** What is shown of a booking: its cancellation fee in Rwf, and why the last press did nothing. */
interface Shown {
  id: string;
  fee: number;
  problem?: string;
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
  const [shown, setShown] = useState<Shown>();
  // Once for each time that it opens: a day that ends meanwhile changes no fee that somebody has read.
  if (shown?.id !== booking?.id) {
    setShown(booking && { id: booking.id, fee: cancellationFee(booking, serverToday()) });
  }
  const close = () => {
    if (pending) return;
    why.clear();
    onClose();
  };
  const yes = async () => {
    const given = why.check();
    if (!booking || !shown || !given) return;
    setPending(true);
    const failure = await onYes(booking, given, shown.fee);
    setPending(false);
    if (!failure) {
      why.clear();
      return;
    }
    // The fee of a refusal is shown now, so it is what the next press agrees to.
    const fee = Number(failure.params?.fee ?? shown.fee);
    setShown({ id: booking.id, fee, problem: explain(failure) });
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
      {booking && shown && <Cost text={question.cost?.(booking, shown.fee)} />}
      <ReasonFields {...why} reasons={reasonsFor(question.reason.to, question.reason.of)} />
      <FormProblem text={shown?.problem} />
    </Dialog>
  );
}
