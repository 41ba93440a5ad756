import type { ReactNode } from 'react';
import { spans, type Span, type Step } from '#web/features/timeline/range.ts';
import { Button } from '#web/ui/Button.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Timeline.module.css';

interface Props {
  /** How many days are shown, and so how far a step leads. */
  span: Span;
  onStep: (step: Step) => void;
  /** What else chooses the days. */
  children?: ReactNode;
}

/** What chooses the days that are shown: steps back and on by as many, and the way to today between them. */
export function TimelineTools({ span, onStep, children }: Props) {
  const name = spans.find(([days]) => days === span)?.[1] ?? '';
  const far = span === 14 ? name : `A ${name.toLowerCase()}`;
  const button = (step: Step, content: ReactNode, label?: string) => (
    <Button look="outline" size="small" aria-label={label} onClick={() => onStep(step)}>
      {content}
    </Button>
  );
  return (
    <FilterBar className={styles.tools}>
      {children}
      <div className={styles.steps}>
        {button('back', <Icon name="chevron" />, `${far} back`)}
        {button('today', 'Today')}
        {button('on', <Icon name="chevron" />, `${far} on`)}
      </div>
    </FilterBar>
  );
}
