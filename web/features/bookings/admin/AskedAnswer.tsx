import type { AskedChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import { totalFacts } from '#web/features/bookings/change/changeView.ts';
import { formatMoment, formatStay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeclineWithWords } from '#web/ui/DeclineWithWords.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { Icon } from '#web/ui/Icon.tsx';
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
  const { view, accept, decline, forget, pending, problem, wordsProblem } = useAskedAnswer(
    booking,
    asked,
    left,
    onDone,
  );
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
      <DeclineWithWords
        label="Decline days"
        pending={pending}
        error={wordsProblem}
        onDecline={(words) => void decline(words)}
        onBack={forget}
        className={styles.actions}
      >
        <Button
          size="small"
          disabled={view.total === undefined || view.problem !== undefined}
          pending={pending}
          pendingText="Saving..."
          onClick={() => void accept()}
        >
          Accept days
        </Button>
      </DeclineWithWords>
      <FormProblem text={problem} />
    </section>
  );
}
