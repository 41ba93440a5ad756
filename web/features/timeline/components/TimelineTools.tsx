import type { ReactNode } from 'react';
import { spans, type Span, type Step } from '#web/features/timeline/range.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Timeline.module.css';

interface Props {
  /** How many days are shown, and so how far a step leads. */
  span: Span;
  onStep: (step: Step) => void;
}

/** Steps back and on by what is shown, and the way to today between them. */
export function TimelineTools({ span, onStep }: Props) {
  const name = spans.find(([days]) => days === span)?.[1] ?? '';
  const far = span === 14 ? name : `A ${name.toLowerCase()}`;
  const button = (step: Step, content: ReactNode, label?: string) => (
    <Button look="outline" size="small" aria-label={label} onClick={() => onStep(step)}>
      {content}
    </Button>
  );
  return (
    <div className={styles.steps}>
      {button('back', <Icon name="chevron" />, `${far} back`)}
      {button('today', 'Today')}
      {button('on', <Icon name="chevron" />, `${far} on`)}
    </div>
  );
}
