import type { NotePart } from '#web/features/notifications/notesByBooking.ts';
import { formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './Notifications.module.css';

interface Props extends NotePart {
  mark: (id: string) => Promise<boolean>;
}

/** Notifications in a card; above those about a booking stands which one that is, once for all of them. */
export const NotesOfBooking = ({ head, notes, mark }: Props) => (
  <div className={styles.list}>
    {head && (
      <header className={styles.head}>
        <h3>{head.coldRoomName ?? 'A cold room'}</h3>
        <p className={styles.facts}>
          {head.bookingNumber && <BookingNumber number={head.bookingNumber} />}
          {head.startDate && head.endDate && (
            <span>{formatStay(head.startDate, head.endDate)}</span>
          )}
        </p>
      </header>
    )}
    <ul>
      {notes.map((note) => (
        <NotificationItem key={note.id} note={note} head={head} mark={mark} />
      ))}
    </ul>
  </div>
);
