import type { SubmitEvent } from 'react';
import type { Booking } from '#shared/booking.ts';
import { countDays } from '#shared/days.ts';
import type { Person } from '#shared/user.ts';
import { cancellingFact } from '#web/features/bookings/cancellationWords.ts';
import { PersonPicker } from '#web/features/people/components/PersonPicker.tsx';
import { HeldDays } from '#web/features/timeline/components/HeldDays.tsx';
import { formatRwf, plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { StayAndRoom } from './StayAndRoom.tsx';
import type { BookingFields } from './missingIn.ts';
import { useNewBooking } from './useNewBooking.ts';
import styles from './NewBooking.module.css';

interface Props {
  person?: Person;
  /** What the address says of the booking. */
  known: Partial<BookingFields>;
  onBooked: (booking: Booking) => void;
}

/** Who, which room, which days; the total before it is sent. */
export function NewBookingForm({ person, known, onBooked }: Props) {
  const form = useNewBooking(person, known, onBooked);
  const { who, setWho, fields, setFields, room, choose, roomError, total, pending, problem, at } =
    form;
  const { terms } = form;
  const { startDate } = fields;
  const cancelling =
    total === undefined ? [] : cancellingFact({ ...terms, startDate, totalPrice: total });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Card className={styles.card}>
      <form className={styles.form} aria-label="New booking" noValidate onSubmit={submit}>
        <div className={styles.part}>
          <PersonPicker who={who} onChange={setWho} at={at} />
          {roomError && <ErrorState message={roomError} onRetry={form.retryRoom} />}
          <StayAndRoom {...{ fields, setFields, room, choose, at }} />
          <HeldDays {...fields} />
        </div>
        <div className={styles.part}>
          <StatusChoice
            value={fields.status}
            onChange={(status) => setFields({ ...fields, status })}
          />
          <p className={styles.total} aria-live="polite">
            <span>
              {room && total !== undefined
                ? `${plural(countDays(fields.startDate, fields.endDate), 'day')} at ${formatRwf(room.price)}`
                : 'Total'}
            </span>
            <strong>{total === undefined ? '– Rwf' : formatRwf(total)}</strong>
          </p>
          {cancelling.length > 0 && <FactList facts={cancelling} />}
          <FormProblem text={problem} />
          <Button
            type="submit"
            look="primary"
            size="large"
            pending={pending}
            pendingText="Booking..."
          >
            Book
          </Button>
        </div>
      </form>
    </Card>
  );
}
