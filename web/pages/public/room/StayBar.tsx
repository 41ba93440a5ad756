import type { RefObject } from 'react';
import type { Stay } from '#shared/stay.ts';
import { formatMeasure, formatRwf, formatShortDays, formatShortStay } from '#web/lib/format.ts';
import { REACHED, useInView } from '#web/lib/hooks/useInView.ts';
import { reviewPath } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FootBar } from '#web/ui/FootBar.tsx';
import { FittingLink, MisfitInShort } from './GoodsNote.tsx';
import { Price } from './PriceLine.tsx';
import { leadTo } from './leadTo.ts';
import type { NextStep } from './nextStep.ts';

/** Where the head counts as seen: below the header, as long as a part of it is. */
const AT_ALL = '-72px 0px 0px';

interface Props extends NextStep {
  /** The price in the head of the page with its button: until days are chosen the bar waits for it to leave the window. */
  head: RefObject<HTMLElement | null>;
  /** Around the booking box's own buttons: the bar hides while they are in view, so that one way is seen. */
  button: RefObject<HTMLElement | null>;
  /** The calendar, to which the bar leads until days are chosen. */
  calendar: RefObject<HTMLElement | null>;
  /** Chooses other days. */
  onChoose: (stay: Stay) => void;
}

/** The next step at the foot of a narrow screen, where calendar and booking box are out of sight. */
export function StayBar({ head, button, calendar, onChoose, ...step }: Props) {
  const { room, wish, chosen, problem, isTooHeavy, next } = step;
  const isHeadSeen = useInView(head, AT_ALL, true);
  const isButtonSeen = useInView(button);
  const isCalendarReached = useInView(calendar, REACHED);
  if (room.status !== 'available') return null;
  const booked = problem ? undefined : chosen;
  const isElsewhere = (!chosen && isHeadSeen) || (!booked && !next && isCalendarReached);
  return (
    <FootBar label="Your stay" {...soFar(step)} away={isButtonSeen || (!isTooHeavy && isElsewhere)}>
      {isTooHeavy ? (
        <FittingLink step={step} look="primary" />
      ) : booked ? (
        <ButtonLink to={reviewPath(room.id, booked, wish)} look="primary">
          Book Now
        </ButtonLink>
      ) : next ? (
        <Button
          look="primary"
          onClick={() => {
            onChoose(next);
            // The button goes; the calendar shows what was chosen.
            calendar.current?.focus({ preventScroll: true });
          }}
        >
          Choose {formatShortDays(next.startDate, next.endDate)}
        </Button>
      ) : (
        <Button look="primary" onClick={() => leadTo(calendar.current)}>
          Choose {problem && 'other '}days
        </Button>
      )}
    </FootBar>
  );
}

/**
 * That the goods are too heavy; the days chosen so far with what they cost, that they are taken, or why no stay may have
 * them; before that the price of a day, as the head has it.
 */
function soFar({ room, wish, chosen, total, problem, note, isTooHeavy, days }: NextStep) {
  if (isTooHeavy) {
    return { words: formatMeasure(Number(wish.weight), 'kg'), sum: 'Too heavy', bad: true };
  }
  if (!chosen) return { words: <Price room={room} /> };
  const { startDate, endDate } = chosen;
  if (problem && !days) return { words: problem };
  if (problem) return { words: formatShortDays(startDate, endDate), sum: 'Taken', bad: true };
  const stay = formatShortStay(startDate, endDate);
  const words = note ? <MisfitInShort stay={stay} /> : stay;
  return { words, sum: formatRwf(total) };
}
