import type { Step } from '#web/features/timeline/range.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './Timeline.module.css';

const back = [
  ['monthBack', '« Month', 'A month back'],
  ['weekBack', '‹ Week', 'A week back'],
] as const;
const on = [
  ['weekOn', 'Week ›', 'A week on'],
  ['monthOn', 'Month »', 'A month on'],
] as const;

/** Steps over weeks and months. */
export function TimelineTools({ onStep }: { onStep: (step: Step) => void }) {
  const button = ([step, text, label]: readonly [Step, string, string]) => (
    <Button key={step} look="outline" size="small" aria-label={label} onClick={() => onStep(step)}>
      {text}
    </Button>
  );
  return (
    <div className={styles.steps}>
      {back.map(button)}
      <Button look="outline" size="small" onClick={() => onStep('today')}>
        Today
      </Button>
      {on.map(button)}
    </div>
  );
}
