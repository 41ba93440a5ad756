import type { RefObject } from 'react';
import { formatRwf, formatShortDays, formatShortStay } from '#web/lib/format.ts';
import { useInView } from '#web/lib/hooks/useInView.ts';
import { Button } from '#web/ui/Button.tsx';
import { FootBar } from '#web/ui/FootBar.tsx';
import type { BookForm } from './useBookForm.ts';

interface Props {
  booking: BookForm;
  /** The id of the form that it sends. */
  form: string;
  /** The form's own button: the bar hides while it is in view, so that only one is seen. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Days, total and the button to book at the foot of a narrow screen, within reach at all times. */
export function BookBar({
  booking: {
    form: { setFocus },
    choose,
    next,
    stay,
    takenStay,
    room,
    total,
    isOnItsWay,
  },
  form,
  button,
}: Props) {
  const isButtonSeen = useInView(button);
  const missing = isOnItsWay ? '–' : 'Choose a room';
  const days = stay ?? takenStay;
  return (
    <FootBar
      label="Your stay"
      words={
        days
          ? formatShortStay(days.startDate, days.endDate)
          : room || isOnItsWay
            ? 'Each day'
            : 'First'
      }
      sum={takenStay ? 'Taken' : room ? formatRwf(stay ? total : room.price) : missing}
      bad={takenStay !== undefined}
      away={isButtonSeen}
    >
      {next ? (
        // Another button than that which books: the press that becomes one of it would send the form.
        <Button
          key="take"
          look="primary"
          onClick={() => {
            choose(next);
            setFocus('startDate');
          }}
        >
          Choose {formatShortDays(next.startDate, next.endDate)}
        </Button>
      ) : (
        <Button key="book" type="submit" form={form} look={takenStay ? 'outline' : 'primary'}>
          Book
        </Button>
      )}
    </FootBar>
  );
}
