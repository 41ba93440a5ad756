import { useRef, useState } from 'react';
import { DayPicker, type DateRange, type Modifiers } from 'react-day-picker';
import 'react-day-picker/style.css';
import { addMonths, monthOf, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { firstFree } from '#shared/search/laterStay.ts';
import type { Stay } from '#shared/stay.ts';
import { daysInWords, takenWithin } from '#web/lib/dayRuns.ts';
import { formatDay } from '#web/lib/format.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { serverToday } from '#web/lib/session.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useShownMonth } from './useShownMonth.ts';
import './StayCalendar.css';

interface Props {
  /** Taken days. */
  taken: Day[];
  /** Which of them the reader has booked. */
  own?: readonly Day[];
  stay?: Partial<Stay> | undefined;
  /** Days that are wanted and cannot be had, as some of them are taken: they are marked. */
  wanted?: Stay | undefined;
  /** Called with each choice; a stay has only its first day until the last is chosen. */
  onChange: (stay: Partial<Stay>) => void;
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** The picker uses local dates; only their year, month and day are read. */
const toDay = (date: Date): Day =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

const toDate = (day: Day): Date => new Date(`${day}T00:00:00`);

const optionalDate = (day: Day | undefined) => (day ? toDate(day) : undefined);

/** The line arrow of the whole site, to the month before or after. */
const components = { Chevron: () => <Icon name="chevron" /> };

const classNames = {
  taken: 'taken',
  own: 'own',
  wanted: 'wanted',
  first: 'rdp-range_start',
  between: 'rdp-range_middle',
  last: 'rdp-range_end',
};

/** What is wanted looks like a stay that is chosen: the picker itself marks only what is. */
function markedAs({ startDate, endDate }: Stay) {
  const [from, to] = [toDate(startDate), toDate(endDate)];
  // Without a day between them, the picker would mark all others.
  const between = startDate < endDate ? { after: from, before: to } : [];
  return { wanted: { from, to }, first: from, between, last: to };
}

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** Holds the number that is to be seen, so that those who speak to their browser can say it. */
const label = (date: Date, { taken, own, wanted, today, selected }: Modifiers): string =>
  [
    today && 'Today',
    dayWords.format(date),
    own ? 'booked by you' : taken && 'taken',
    wanted && 'one of the days you ask for',
    selected && 'selected',
  ]
    .filter(Boolean)
    .join(', ');

/** A last day that was not chosen, and the taken days before it. */
interface Refused {
  day: Day;
  between: Day[];
}

const toStay = ({ from, to }: DateRange): Partial<Stay> => ({
  ...(from && { startDate: toDay(from) }),
  ...(to && { endDate: toDay(to) }),
});

/** The taken days within a choice; none until both its days are chosen. */
const inTheWay = ({ startDate, endDate }: Partial<Stay>, taken: Day[]): Day[] =>
  startDate && endDate ? takenWithin({ startDate, endDate }, taken) : [];

/** What the looks of the days mean. The days themselves say it to whoever listens. */
const Signs = ({ own, clash }: { own: boolean; clash: boolean }) => (
  <ul className="stay-signs" aria-label="Key to the calendar">
    <li>
      <span className="stay-sign stay-sign-free" aria-hidden="true">
        11
      </span>{' '}
      Free
    </li>
    <li>
      <span className="stay-sign stay-sign-taken" aria-hidden="true">
        12
      </span>{' '}
      Taken
    </li>
    <li>
      <span className="stay-sign stay-sign-chosen" aria-hidden="true" /> Your days
    </li>
    {clash && (
      <li>
        <span className="stay-sign stay-sign-clash" aria-hidden="true">
          13
        </span>{' '}
        Taken in your days
      </li>
    )}
    {own && (
      <li>
        <span className="stay-sign stay-sign-own" aria-hidden="true" /> Booked by you
      </li>
    )}
  </ul>
);

/**
 * A calendar of free and taken days, in which a stay that touches no taken day can be chosen. A last day behind
 * taken days is not chosen: it says which they are, and the first day stays.
 */
export default function StayCalendar({ taken, own = [], stay, wanted, onChange }: Props) {
  const [refused, setRefused] = useState<Refused>();
  const part = useRef<HTMLDivElement>(null);
  const choose = (next: Partial<Stay>, day: Day) => {
    const between = inTheWay(next, taken);
    setRefused(between.length > 0 ? { day, between } : undefined);
    if (between.length === 0) onChange(next);
  };
  const wide = useMedia('(min-width: 44rem)');
  const today = serverToday();
  const last = addMonths(today, limits.monthsAhead);
  const months = wide ? 2 : 1;
  const [month, setMonth] = useShownMonth(stay?.startDate, {
    first: today,
    last,
    // A month that is nearly over, or all taken, would show nothing to choose.
    opensAt: firstFree(taken, today)?.startDate ?? today,
    months,
  });
  const first = toDate(today);
  const takenDates = taken.map(toDate);
  return (
    <div ref={part} tabIndex={-1}>
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
        disabled={[{ before: first }, { after: toDate(last) }, ...takenDates]}
        modifiers={{ taken: takenDates, own: own.map(toDate), ...(wanted && markedAs(wanted)) }}
        modifiersClassNames={classNames}
        // A tap on a whole stay begins another: stretching the old one surprises whoever changes their mind.
        resetOnSelect
        // The picker counts the days that follow the first.
        max={limits.stayDays - 1}
        labels={{ labelDayButton: label }}
        components={components}
        selected={{ from: optionalDate(stay?.startDate), to: optionalDate(stay?.endDate) }}
        onSelect={(range, date) => {
          // A tap on the one day of a stay: the picker would take it away, in silence.
          if (range) choose(toStay(range), toDay(date));
        }}
      />
      <Signs own={own.length > 0} clash={wanted !== undefined} />
      <div role="alert">
        {refused && (
          <p className="stay-crossed">
            Taken in between: {daysInWords(refused.between)}. Your first day is kept: choose a last
            day before that, or{' '}
            <button
              type="button"
              onClick={() => {
                choose({ startDate: refused.day }, refused.day);
                // The button goes with what it says.
                part.current?.focus({ preventScroll: true });
              }}
            >
              begin on {formatDay(refused.day)}
            </button>
            .
          </p>
        )}
      </div>
    </div>
  );
}
