import type { ReactNode } from 'react';
import type { Notification } from '#shared/notification.ts';
import type { NotePart } from '#web/features/notifications/notesByBooking.ts';
import { formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import styles from './Notifications.module.css';

interface Props extends NotePart {
  mark: (id: string) => Promise<boolean>;
  /**
   * Draws the room of a booking. Where it is given, they are rows of a sheet, and all but the newest of several are
   * folded.
   */
  pictureOf?: ((bookingId: string | undefined) => ReactNode) | undefined;
}

/** Notifications together; about a booking, with which one that is, once for all of them. */
export function NotesOfBooking({ head, notes, mark, pictureOf }: Props) {
  const item = (note: Notification, isBare = false) => (
    <NotificationItem key={note.id} {...{ note, head, isBare, mark }} />
  );
  if (pictureOf && head) {
    return <OwnNotes {...{ head, notes, item }} picture={pictureOf(head.bookingId)} />;
  }
  if (pictureOf) return <ul>{notes.map((note) => item(note))}</ul>;
  return (
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
      <ul>{notes.map((note) => item(note))}</ul>
    </div>
  );
}
