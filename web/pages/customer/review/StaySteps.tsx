import type { Booking } from '#shared/booking.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { WholeNumbers } from '#web/ui/WholeNumbers.tsx';
import { staySteps, type StayStep } from './staySteps.ts';
import styles from './StaySteps.module.css';

const words: Record<StayStep['state'], string> = { done: 'Done: ', next: 'Next: ', later: '' };

/** The way of a booking from its request to its key, as steps with a sign each. */
export function StaySteps({ booking }: { booking: Booking }) {
  const steps = staySteps(booking);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label="What happens next">
      {steps.map(({ name, text, state }) => (
        <li key={name} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
          <span className={styles.sign}>{state === 'done' && <Icon name="check" />}</span>
          <div>
            <p className={styles.name}>
              <span className="visually-hidden">{words[state]}</span>
              <span>{name}</span>
            </p>
            {text && (
              <p className={styles.text}>
                <WholeNumbers text={text} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
