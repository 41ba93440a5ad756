import type { RefObject } from 'react';
import { formatRwf, formatShortStay } from '#web/lib/format.ts';
import { REACHED, useInView } from '#web/lib/hooks/useInView.ts';
import { reviewPath } from '#web/lib/paths.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { FootBar } from '#web/ui/FootBar.tsx';
import type { NextStep } from './nextStep.ts';

interface Props extends NextStep {
  /** The booking box's own button: the bar hides while it is in view, so that only one is seen. */
  button: RefObject<HTMLAnchorElement | null>;
  /** The calendar, to which the bar leads until days are chosen. */
  calendar: RefObject<HTMLElement | null>;
}

/** The next step at the foot of a narrow screen, where calendar and booking box are out of sight. */
export function StayBar({ room, wish, chosen, total, problem, button, calendar }: Props) {
  const isButtonSeen = useInView(button);
  const isCalendarReached = useInView(calendar, REACHED);
  if (room.status !== 'available') return null;
  const booked = problem ? undefined : chosen;
  return (
    <FootBar
      label="Your stay"
      words={booked ? formatShortStay(booked.startDate, booked.endDate) : 'Each day'}
      sum={formatRwf(booked ? total : room.price)}
      away={isButtonSeen || (!booked && isCalendarReached)}
    >
      {booked ? (
        <ButtonLink to={reviewPath(room.id, booked, wish)} look="primary">
          Book Now
        </ButtonLink>
      ) : (
        <Button look="primary" onClick={() => calendar.current?.scrollIntoView()}>
          Choose days
        </Button>
      )}
    </FootBar>
  );
}
