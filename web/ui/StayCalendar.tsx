import { DayPicker, type Modifiers } from 'react-day-picker';
import 'react-day-picker/style.css';
import { addMonths, monthOf, todayInKigali, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Stay } from '#shared/stay.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { useShownMonth } from './useShownMonth.ts';
import './StayCalendar.css';

interface Props {
  /** Taken days. */
  taken: Day[];
  stay?: Partial<Stay> | undefined;
  /** Called with each choice; a stay has only its first day until the last is chosen. */
  onChange: (stay: Partial<Stay>) => void;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** The picker uses local dates; only their year, month and day are read. */
const toDay = (date: Date): Day =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

const toDate = (day: Day): Date => new Date(`${day}T00:00:00`);

const optionalDate = (day: Day | undefined) => (day ? toDate(day) : undefined);

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** Holds the number that is to be seen, so that those who speak to their browser can say it. */
const label = (date: Date, { taken, today, selected }: Modifiers): string =>
  [today && 'Today', dayWords.format(date), taken && 'taken', selected && 'selected']
    .filter(Boolean)
    .join(', ');

/** A calendar of free and taken days, in which a stay that touches no taken day can be chosen. */
export default function StayCalendar({ taken, stay, onChange }: Props) {
  const wide = useMedia('(width >= 44rem)');
  const today = todayInKigali();
  const last = addMonths(today, limits.monthsAhead);
  const months = wide ? 2 : 1;
  const [month, setMonth] = useShownMonth(stay?.startDate, { first: today, last, months });
  const first = toDate(today);
  const takenDates = taken.map(toDate);
  return (
    <DayPicker
      mode="range"
      className="stay-calendar"
      numberOfMonths={months}
      weekStartsOn={1}
      today={first}
      month={toDate(`${month}-01`)}
      onMonthChange={(date) => setMonth(monthOf(toDay(date)))}
      startMonth={first}
      endMonth={toDate(last)}
      disabled={[{ before: first }, ...takenDates]}
      modifiers={{ taken: takenDates }}
      modifiersClassNames={{ taken: 'taken' }}
      excludeDisabled
      // A tap on a whole stay begins another: stretching the old one surprises whoever changes their mind.
      resetOnSelect
      // The picker counts the days that follow the first.
      max={limits.stayDays - 1}
      labels={{ labelDayButton: label }}
      selected={{ from: optionalDate(stay?.startDate), to: optionalDate(stay?.endDate) }}
      onSelect={(range) => {
        // A tap on the one day of a stay: the picker would take it away, in silence.
        if (!range) return;
        onChange({
          ...(range.from && { startDate: toDay(range.from) }),
          ...(range.to && { endDate: toDay(range.to) }),
        });
      }}
    />
  );
}
