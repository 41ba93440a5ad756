import { waitingChange } from '#shared/askedChange.ts';
import type { Booking } from '#shared/booking.ts';
import type { Day } from '#shared/days.ts';
import { presenceOf } from '#shared/presence.ts';
import {
  mayCancel,
  type BookingAction,
} from '#web/features/bookings/components/useBookingActions.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { AnswerButtons, mayAnswer } from './AnswerButtons.tsx';
import row from './rowActions.module.css';

interface Props {
  booking: Booking;
  start: (action: BookingAction, booking: Booking) => void;
  approve: (booking: Booking) => Promise<void>;
  /** Whether what ends the booking is in a menu on a tablet, as `rowActions.module.css` has it. */
  folds?: boolean;
}

/**
 * Whether the staff may cancel an approved booking: the goods have not come yet. Whoever is in is checked out first, and
 * what was used is not cancelled.
 */
export const mayCallOff = (booking: Booking, today: Day): boolean =>
  booking.status === 'approved' &&
  presenceOf(booking) === 'expected' &&
  mayCancel(booking, 'admin', today);

/** What the staff can do about a booking today, as the table of transitions says. What ends it stands last. */
export function AdminActions({ booking, start, approve, folds }: Props) {
  const today = serverToday();
  const calledOff = mayCallOff(booking, today);
  const of = `, ${booking.coldRoomName} for ${booking.customerName}`;
  return (
    <>
      <AnswerButtons
        booking={booking}
        approve={approve}
        onReject={(one) => start('reject', one)}
        size="small"
      >
        {waitingChange(booking) && (
          <Button
            look="tonal"
            size="small"
            aria-label={`Answer change request${of}`}
            onClick={() => start('details', booking)}
          >
            Answer
          </Button>
        )}
        <Button
          look="ghost"
          size="small"
          aria-label={`Details${of}`}
          onClick={() => start('details', booking)}
        >
          Details
        </Button>
      </AnswerButtons>
      {calledOff && (
        <Button
          look="quietDanger"
          size="small"
          aria-label={`Cancel${of}`}
          onClick={() => start('cancel', booking)}
        >
          Cancel
        </Button>
      )}
      {folds && (calledOff || mayAnswer(booking, 'rejected', today)) && (
        <span className={row.more}>
          <Menu
            label={`More${of}`}
            items={[
              calledOff
                ? { text: 'Cancel', danger: true, onChoose: () => start('cancel', booking) }
                : { text: 'Reject', danger: true, onChoose: () => start('reject', booking) },
            ]}
          />
        </span>
      )}
    </>
  );
}
