import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Score } from '#web/features/auth/strength/strength.ts';
import { useStrength } from '#web/features/auth/strength/useStrength.ts';
import { cx } from '#web/ui/cx.ts';
import styles from './PasswordMeter.module.css';

const names: Record<Score, string> = {
  0: 'very weak',
  1: 'weak',
  2: 'fair',
  3: 'good',
  4: 'strong',
};

const looks = { 0: styles.weak, 1: styles.weak, 2: styles.fair, 3: styles.good, 4: styles.good };

interface Props<Fields extends FieldValues> {
  control: Control<Fields>;
  /** The field of the new password. */
  name: FieldPath<Fields>;
  /** What is known about the person, and so no secret: names, e-mail address. */
  known: () => string[];
}

/** What stands in the meter's place before anything is typed. */
const ADVICE = 'Two or three words that have nothing to do with each other are hard to guess.';

/**
 * Shows in words and bars how strong a new password is. It refuses none: the server decides. It takes the same room before
 * and after, because a button that moves away under a press is not pressed.
 */
export function PasswordMeter<Fields extends FieldValues>({ control, name, known }: Props<Fields>) {
  const password: string = useWatch({ control, name });
  const strength = useStrength(password, known());
  return (
    <div className={styles.meter}>
      <div className={cx(styles.bars, strength ? looks[strength.score] : styles.idle)} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={strength && step <= strength.score ? styles.reached : undefined}
          />
        ))}
      </div>
      <p role="status" className={styles.words}>
        {strength ? (
          <>
            Password strength: <strong>{names[strength.score]}</strong>. {strength.advice}
          </>
        ) : (
          ADVICE
        )}
      </p>
    </div>
  );
}
