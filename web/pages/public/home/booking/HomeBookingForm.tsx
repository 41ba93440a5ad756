import SignInDialog from '#web/features/bookings/form/SignInDialog.tsx';
import { StayDates } from '#web/features/bookings/form/StayDates.tsx';
import { OtherWays } from '#web/features/rooms/components/OtherWays.tsx';
import { bookingConfirmPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { HomeRoomSelect } from './HomeRoomSelect.tsx';
import { HomeTotal } from './HomeTotal.tsx';
import { useHomeBooking } from './useHomeBooking.ts';
import styles from './HomeBooking.module.css';

/**
 * Days and a room, booked at once. Anybody fills it in; it is sent by somebody who has signed in. Whoever signs in
 * for it comes to its confirmation, where nothing is scrolled for or pressed twice.
 */
export default function HomeBookingForm() {
  const booking = useHomeBooking();
  const { form, fields, wrong, room, isTaken } = booking;
  const { errors, isSubmitting } = form.formState;
  return (
    <Card>
      <form
        className={styles.form}
        aria-label="Book a cold room"
        noValidate
        onSubmit={(event) => void booking.book(event)}
      >
        <HomeRoomSelect booking={booking} input={form.register('coldRoomId')} />
        <StayDates
          fields={{ startDate: form.register('startDate'), endDate: form.register('endDate') }}
          startDate={fields.startDate}
          errors={errors}
          problem={wrong}
        />
        {isTaken && room && (
          <OtherWays
            room={room}
            stay={fields}
            taken={booking.takenDays}
            wish={booking.draft}
            onChoose={booking.choose}
          />
        )}
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
      <SignInDialog
        open={booking.asking}
        back={bookingConfirmPath(booking.draft)}
        onClose={booking.stopAsking}
      />
    </Card>
  );
}
