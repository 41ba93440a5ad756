import { useState } from 'react';
import { isDay, type Day } from '#shared/days.ts';
import { spans, type Span } from '#web/features/timeline/range.ts';
import { DateField, Select } from '#web/ui/inputs.tsx';

/** A year is typed digit by digit, so that earlier ones stand in the field for a moment. */
const EARLIEST = '2000-01-01';

interface Props {
  from: Day;
  span: Span;
  /** Whether the screen has room for these days only. */
  isFixed: boolean;
  onGo: (day: Day) => void;
  onSpan: (span: Span) => void;
}

/** A jump to a day, and how many days are shown. */
export function DaysShown({ from, span, isFixed, onGo, onSpan }: Props) {
  /** What stands in the field while a day is typed, which may not be one yet. */
  const [typed, setTyped] = useState<string>();
  const type = (value: string) => {
    setTyped(value);
    if (isDay(value) && value >= EARLIEST) onGo(value);
  };
  return (
    <>
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
    </>
  );
}
