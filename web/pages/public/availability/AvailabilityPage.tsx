import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { useRoomsAndChosen } from '#web/features/rooms/api/useRooms.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateField } from '#web/ui/inputs.tsx';
import { AskPage } from '../AskPage.tsx';
import { AvailabilityAnswer } from './AvailabilityAnswer.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { DaysToCome, RoomDays } from './RoomDays.tsx';
import { RoomSelect } from './RoomSelect.tsx';
import { useAvailability } from './useAvailability.ts';
import styles from './AvailabilityPage.module.css';

/** Asks the server whether a room is free from one day to another. Anybody may ask. */
export default function AvailabilityPage() {
  const { form, wish, verdict, check, choose } = useAvailability();
  const catalogue = useRoomsAndChosen(form.watch('coldRoomId'));
  const { errors, isSubmitting } = form.formState;
  const today = useInBrowser(serverToday);
  const last = today && addMonths(today, limits.monthsAhead);
  return (
    <AskPage
      title="Check availability"
      lead="Name a room and your days, and we tell you whether every one of them is free."
    >
      <Card>
        <form className={styles.form} noValidate onSubmit={(event) => void check(event)}>
          <RoomSelect form={form} input={form.register('coldRoomId')} catalogue={catalogue} />
          <DateField
            label="Start date"
            required
            min={today}
            max={last}
            error={errors.startDate?.message}
            {...form.register('startDate')}
          />
          <DateField
            label="End date"
            required
            min={today}
            max={last}
            error={errors.endDate?.message}
            {...form.register('endDate')}
          />
          <Button
            type="submit"
            look="primary"
            className={styles.send}
            pending={isSubmitting}
            pendingText="Checking..."
          >
            Check Availability
          </Button>
          {catalogue.finding && <DaysToCome />}
          {catalogue.room?.status === 'available' && (
            <div
              className={styles.whole}
              role="group"
              aria-label={`Free days of ${catalogue.room.name}`}
            >
              <RoomDays form={form} room={catalogue.room} />
            </div>
          )}
        </form>
      </Card>
      <div className={styles.below}>
        {!verdict && (
          <div className={styles.hint}>
            <p>
              The answer and its price appear here. No room in mind yet?{' '}
              <Link to={paths.search.path} carries>
                Look for free rooms
              </Link>
              .
            </p>
          </div>
        )}
        <div role="status" tabIndex={-1}>
          {verdict && (
            <AvailabilityAnswer
              verdict={verdict}
              room={catalogue.room}
              wish={wish}
              onChoose={choose}
            />
          )}
        </div>
        <BookingSteps />
      </div>
    </AskPage>
  );
}
