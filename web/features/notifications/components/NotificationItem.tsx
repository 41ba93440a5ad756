import { useRef, useState } from 'react';
import type { Notification } from '#shared/notification.ts';
import { noteSigns } from '#web/features/notifications/noteSigns.ts';
import { isBundle, noteSentence, noteWords } from '#web/features/notifications/noteWords.ts';
import { reasonOf } from '#web/features/notifications/reasonOf.ts';
import { formatShortStay, formatTime } from '#web/lib/format.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Sign } from '#web/ui/Badge.tsx';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Notifications.module.css';

interface Props {
  note: Notification;
  /** The one that names the booking above it. */
  head?: Notification | undefined;
  /** Whether its reason stands elsewhere. */
  isBare?: boolean;
  mark: (id: string) => Promise<boolean>;
}

/** One notification; following it marks it as read. */
export function NotificationItem({ note, head, isBare = false, mark }: Props) {
  const { id, at, bookingNumber, startDate, endDate } = note;
  const isSaid = head?.startDate === startDate && head?.endDate === endDate;
  const { text, to } = noteWords(note);
  const [icon, tone] = noteSigns[note.type];
  const reason = isBare ? undefined : reasonOf(note);
  const link = useRef<HTMLAnchorElement>(null);
  const [marking, setMarking] = useState(false);
  const markHere = async () => {
    setMarking(true);
    // The button goes, and the focus with it.
    if (await mark(id)) link.current?.focus();
    setMarking(false);
  };
  return (
    <li className={styles.note} data-unread={note.read ? undefined : true}>
      <div className={styles.sign}>
        <Sign icon={icon} tone={tone} />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          <Link ref={link} to={to} onClick={() => !note.read && void mark(id)}>
            <Sentence note={note} head={head} />
          </Link>
        </p>
        {reason && <p className={styles.reason}>Reason: {reason}</p>}
        {!note.read && <span className="visually-hidden">Unread</span>}
        <p className={styles.facts}>
          {bookingNumber && !head && !isBundle(note) && <BookingNumber number={bookingNumber} />}
          {startDate && endDate && !isSaid && !isBundle(note) && (
            <span className={styles.stay}>{formatShortStay(startDate, endDate)}</span>
          )}
        </p>
      </div>
      <time dateTime={at} className={styles.time}>
        {formatTime(at)}
      </time>
      {!note.read && (
        <Button
          look="ghost"
          size="small"
          pending={marking}
          pendingText=""
          title="Mark as read"
          aria-label={`Mark as read: ${text}`}
          className={styles.mark}
          onClick={() => void markHere()}
        >
          <Icon name="check" />
        </Button>
      )}
    </li>
  );
}

/** What a notification says. The eye reads the room in the heading; what is read aloud, line by line, keeps it. */
function Sentence({ note, head }: Pick<Props, 'note' | 'head'>) {
  const [before, room, after] = noteSentence(note);
  if (!room || !head || head.coldRoomName !== note.coldRoomName) return noteWords(note).text;
  return (
    <>
      {before}
      <span className="visually-hidden">{room}</span>
      {after}
    </>
  );
}
