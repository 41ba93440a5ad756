import { addMonths, todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/components/Button.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateField } from '#web/components/inputs.tsx';
import { SignInDialog } from '#web/features/bookings/book/SignInDialog.tsx';
import { BOOKING_ID } from './anchor.ts';
import styles from './HomeBooking.module.css';
import { HomeRoomSelect } from './HomeRoomSelect.tsx';
import { HomeTotal } from './HomeTotal.tsx';
import { useHomeBooking } from './useHomeBooking.ts';

/** Days and a room, booked at once. Anybody fills it in; it is sent by somebody who has signed in. */
export default function HomeBookingForm() {
  const booking = useHomeBooking();
  const { form, fields, wrong } = booking;
  const { errors, isSubmitting } = form.formState;
  const today = todayInKigali();
  const last = addMonths(today, limits.monthsAhead);
  const errorAt = (field: 'startDate' | 'endDate') =>
    errors[field]?.message ?? (wrong?.field === field ? wrong.message : undefined);
  return (
    <Card>
      <form
        className={styles.form}
        aria-label="Book a cold room"
        noValidate
        onSubmit={(event) => void booking.book(event)}
      >
        <HomeRoomSelect booking={booking} />
        <DateField
          label="Start date"
          required
          min={today}
          max={last}
          error={errorAt('startDate')}
          {...form.register('startDate')}
        />
        <DateField
          label="End date"
          required
          min={fields.startDate || today}
          max={last}
          error={errorAt('endDate')}
          {...form.register('endDate')}
        />
        <HomeTotal booking={booking} />
        <Button
          type="submit"
          look="primary"
          size="large"
          className={styles.whole}
          pending={isSubmitting}
          pendingText="Booking..."
        >
          Book
        </Button>
      </form>
      <SignInDialog open={booking.asking} back={`/#${BOOKING_ID}`} onClose={booking.stopAsking} />
    </Card>
  );
}
