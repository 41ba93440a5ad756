import { useId, useState, type ReactNode } from 'react';
import type { Notification } from '#shared/notification.ts';
import { formatNumber, plural } from '#web/lib/format.ts';
import { BookingNumber } from '#web/ui/BookingNumber.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './OwnNotes.module.css';

interface Props {
  notes: Notification[];
  /** The room that they are about. */
  of: string;
  number: string | undefined;
  children: (note: Notification) => ReactNode;
}

/**
 * What happened before the newest: how many there are, and how many of them were not read where some were, until
 * somebody opens them.
 */
export function EarlierNotes({ notes, of, number, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const unread = notes.filter(({ read }) => !read).length;
  const words = plural(notes.length, 'earlier notification');
  const fresh = unread > 0 && unread < notes.length && `${unread} new`;
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className={styles.earlier}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={[words, fresh, of].filter(Boolean).join(', ')}
        onClick={() => setOpen(!isOpen)}
      >
        {fresh && <span className={styles.fresh} />}
        {formatNumber(notes.length)} earlier <Icon name="chevron" />
      </Button>
      <div id={id} hidden={!isOpen} className={styles.before}>
        <ul>{notes.map(children)}</ul>
        {number && (
          <p className={styles.number}>
            Booking <BookingNumber number={number} />
          </p>
        )}
      </div>
    </>
  );
}
