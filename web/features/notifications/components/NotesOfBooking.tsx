import type { ReactNode } from 'react';
import type { Notification } from '#shared/notification.ts';
import type { NotePart } from '#web/features/notifications/notesByBooking.ts';
import { formatStay } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { cx } from '#web/ui/cx.ts';
import { EarlierNotes } from './EarlierNotes.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import styles from './Notifications.module.css';

interface Props extends NotePart {
  mark: (id: string) => Promise<boolean>;
  /** Draws the room of a booking. Where it is given, all but the newest of several are folded. */
  pictureOf?: ((bookingId: string | undefined) => ReactNode) | undefined;
}

/** Notifications in a card; above those about a booking stands which one that is, once for all of them. */
export function NotesOfBooking({ head, notes, mark, pictureOf }: Props) {
  const folds = pictureOf !== undefined && head !== undefined;
  const item = (note: Notification) => (
    <NotificationItem key={note.id} note={note} head={head} mark={mark} />
  );
  return (
    <div className={cx(styles.list, folds && styles.own)}>
      {head && (
        <header className={styles.head}>
          {pictureOf?.(head.bookingId)}
          <h3>{head.coldRoomName ?? 'A cold room'}</h3>
          <p className={styles.facts}>
            {head.bookingNumber && <BookingNumber number={head.bookingNumber} />}
            {head.startDate && head.endDate && (
              <span>{formatStay(head.startDate, head.endDate)}</span>
            )}
          </p>
        </header>
      )}
      <ul>{(folds ? notes.slice(0, 1) : notes).map(item)}</ul>
      {folds && notes.length > 1 && (
        <EarlierNotes notes={notes.slice(1)} of={head.coldRoomName ?? 'A cold room'}>
          {item}
        </EarlierNotes>
      )}
    </div>
  );
}
