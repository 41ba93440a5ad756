import { useState } from 'react';
import type { AskedChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { totalFacts } from '#web/features/bookings/change/changeView.ts';
import { formatMoment, formatStay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea } from '#web/ui/inputs.tsx';
import { useAskedAnswer } from './useAskedAnswer.ts';
import styles from './AskedAnswer.module.css';

interface Props {
  booking: Booking;
  asked: AskedChange;
  /** How often the form of another change was left. */
  left: number;
  /** Called where it was answered. */
  onDone: () => void;
}

/** The other days that a customer asks for, what they cost and what is in the way, to be accepted or declined. */
export function AskedAnswer({ booking, asked, left, onDone }: Props) {
  const { view, accept, decline, pending, problem } = useAskedAnswer(booking, asked, left, onDone);
  const [declining, setDeclining] = useState(false);
  const [reasonText, setReasonText] = useState('');
  return (
    <section className={styles.asked} aria-label="Change request">
      <p>
        {booking.customerName} asks for{' '}
        <strong>{formatStay(asked.startDate, asked.endDate)}</strong> instead of{' '}
        {formatStay(booking.startDate, booking.endDate)}, {formatMoment(asked.at)}.
      </p>
      {asked.words && <q className={styles.words}>{asked.words}</q>}
      <div role="status">
        <FactList facts={totalFacts(booking.totalPrice, view.total)} />
        {view.problem && (
          <p>
            <Icon name="warning" /> {view.problem}
          </p>
        )}
      </div>
      {declining && (
        <TextArea
          label="What the client reads"
          rows={2}
          autoFocus
          maxLength={limits.reasonCharacters}
          value={reasonText}
          onChange={({ target }) => setReasonText(target.value)}
        />
      )}
      <div className={styles.actions}>
        {!declining && (
          <Button
            size="small"
            disabled={view.total === undefined || view.problem !== undefined}
            pending={pending}
            pendingText="Saving..."
            onClick={() => void accept()}
          >
            Accept days
          </Button>
        )}
        <Button
          look="danger"
          size="small"
          disabled={declining && reasonText.trim() === ''}
          pending={declining && pending}
          pendingText="Declining..."
          onClick={() => (declining ? void decline(reasonText) : setDeclining(true))}
        >
          {declining ? 'Decline with these words' : 'Decline days'}
        </Button>
        {declining && (
          <Button look="outline" size="small" onClick={() => setDeclining(false)}>
            Back
          </Button>
        )}
      </div>
      <FormProblem text={problem} />
    </section>
  );
}
