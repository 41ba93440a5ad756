import type { ReactNode } from 'react';
import type { Notification } from '#shared/notification.ts';
import { reasonOf } from '#web/features/notifications/reasonOf.ts';
import { formatShortStay } from '#web/lib/format.ts';
import { EarlierNotes } from './EarlierNotes.tsx';
import styles from './OwnNotes.module.css';

interface Props {
  /** One that names the booking. */
  head: Notification;
  notes: Notification[];
  /** The room of the booking. */
  picture: ReactNode;
  /** Draws one of them, bare where its reason is told here. */
  item: (note: Notification, isBare?: boolean) => ReactNode;
}

/** What happened to one booking of one's own, in a row: the newest leads, and those before it are folded. */
export function OwnNotes({ head, notes, picture, item }: Props) {
  const { coldRoomName = 'A cold room', bookingNumber, startDate, endDate } = head;
  const [newest, ...earlier] = notes;
  const reason = newest && reasonOf(newest);
  return (
    <div className={styles.row}>
      {picture}
      <div className={styles.about}>
        <h3>{coldRoomName}</h3>
        <p className={styles.facts}>
          {startDate && endDate && <span>{formatShortStay(startDate, endDate)}</span>}
        </p>
      </div>
      <ul className={styles.newest}>{newest && item(newest, true)}</ul>
      {reason && <p className={styles.reason}>Reason: {reason}</p>}
      {earlier.length > 0 && (
        <EarlierNotes notes={earlier} of={coldRoomName} number={bookingNumber}>
          {(note) => item(note)}
        </EarlierNotes>
      )}
    </div>
  );
}
