import { countDays } from '#shared/days.ts';
import { refusals } from '#shared/messages.ts';
import { roomTypeLabels } from '#shared/roomTypes.ts';
import { Link } from 'react-router-dom';
import { formatRwf, plural } from '#web/app/format.ts';
import { roomPath } from '#web/app/paths.ts';
import { Badge } from '#web/components/Badge.tsx';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { RoomImage } from '#web/components/RoomImage.tsx';
import styles from './BookPage.module.css';
import { isStay } from './stay.ts';
import type { BookForm } from './useBookForm.ts';

/** What it comes to, at every moment, and the button that books it. */
export function BookingSummary({ booking }: { booking: BookForm }) {
  const { draft, room, total, form } = booking;
  const days = isStay(draft) ? countDays(draft.startDate, draft.endDate) : 0;
  return (
    <aside className={styles.summary} aria-label="Your booking">
      {room ? (
        <>
          <div className={styles.picture}>
            <RoomImage key={room.id} src={room.image} alt="" eager />
          </div>
          <div className={styles.room}>
            <Badge tone="info">{roomTypeLabels[room.roomType]}</Badge>
            <h2>
              <Link to={roomPath(room.id)}>{room.name}</Link>
            </h2>
            <p className={styles.place}>
              <Icon name="pin" /> {room.location}
            </p>
          </div>
          {room.status === 'unavailable' && (
            <p className={styles.closed}>{refusals.roomUnavailable}</p>
          )}
        </>
      ) : (
        <div className={styles.room}>
          <h2>Your booking</h2>
          <p className="muted">Choose a storage and your days: the price appears here.</p>
        </div>
      )}
      <dl className={styles.price} aria-live="polite">
        <div>
          <dt>Price per day</dt>
          <dd>{room ? formatRwf(room.price) : '–'}</dd>
        </div>
        <div>
          <dt>Days</dt>
          <dd>{days > 0 ? plural(days, 'day') : '–'}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{room && days > 0 ? formatRwf(total) : '–'}</dd>
        </div>
      </dl>
      <Button type="submit" look="primary" size="large" wide pending={form.formState.isSubmitting}>
        Book
      </Button>
      <p className={styles.small}>
        Nothing is paid now. We answer your request, and you can cancel until the day before your
        stay begins.
      </p>
    </aside>
  );
}
