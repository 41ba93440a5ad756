import { useState, type ReactNode } from 'react';
import { addDays, isDay, type Day } from '#shared/days.ts';
import { spans, type Span, type Step } from '#web/features/timeline/range.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateField, Select } from '#web/ui/inputs.tsx';
import styles from './Timeline.module.css';

const back = [
  ['monthBack', '« Month', 'A month back'],
  ['weekBack', '‹ Week', 'A week back'],
] as const;
const on = [
  ['weekOn', 'Week ›', 'A week on'],
  ['monthOn', 'Month »', 'A month on'],
] as const;

/** A year is typed digit by digit, so that earlier ones stand in the field for a moment. */
const EARLIEST = '2000-01-01';

interface Props {
  from: Day;
  span: Span;
  /** Whether the screen has room for these days only. */
  isFixed: boolean;
  onStep: (step: Step) => void;
  onGo: (day: Day) => void;
  onSpan: (span: Span) => void;
  /** What else can be done, at the end of the line. */
  children?: ReactNode;
}

/** Steps over weeks and months, a jump to a day, how many days are shown, and which. */
export function TimelineTools({ from, span, isFixed, onStep, onGo, onSpan, children }: Props) {
  /** What stands in the field while a day is typed, which may not be one yet. */
  const [typed, setTyped] = useState<string>();
  const type = (value: string) => {
    setTyped(value);
    if (isDay(value) && value >= EARLIEST) onGo(value);
  };
  const button = ([step, text, label]: readonly [Step, string, string]) => (
    <Button key={step} look="outline" size="small" aria-label={label} onClick={() => onStep(step)}>
      {text}
    </Button>
  );
  return (
    <div className={styles['bar-tools']}>
      {back.map(button)}
      <Button look="outline" size="small" onClick={() => onStep('today')}>
        Today
      </Button>
      {on.map(button)}
      <span role="status" className={styles.range}>
        {formatDay(from)} – {formatDay(addDays(from, span - 1))}
      </span>
      <div className={styles.places}>
        <DateField
          label="From day"
          min={EARLIEST}
          value={typed ?? from}
          onBlur={() => setTyped(undefined)}
          onChange={({ target }) => type(target.value)}
        />
        {!isFixed && (
          <Select
            label="Days shown"
            value={span}
            onChange={({ target }) => onSpan(Number(target.value) as Span)}
          >
            {spans.map(([days, name]) => (
              <option key={days} value={days}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {children}
    </div>
  );
}
