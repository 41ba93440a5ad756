import type { ReactNode } from 'react';
import { addDays, type Day } from '#shared/days.ts';
import type { Span, Step } from '#web/features/timeline/range.ts';
import { formatDays } from '#web/lib/format.ts';
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

interface Props {
  from: Day;
  span: Span;
  onStep: (step: Step) => void;
  /** What else can be done, at the end of the line. */
  children?: ReactNode;
}

/** Steps over weeks and months, and which days are shown. */
export function TimelineTools({ from, span, onStep, children }: Props) {
  const button = ([step, text, label]: readonly [Step, string, string]) => (
    <Button key={step} look="outline" size="small" aria-label={label} onClick={() => onStep(step)}>
      {text}
    </Button>
  );
  return (
    <div className={styles['bar-tools']}>
      <div className={styles.steps}>
        {back.map(button)}
        <Button look="outline" size="small" onClick={() => onStep('today')}>
          Today
        </Button>
        {on.map(button)}
      </div>
      <span role="status" className={styles.range}>
        {formatDays(from, addDays(from, span - 1))}
      </span>
      {children}
    </div>
  );
}
