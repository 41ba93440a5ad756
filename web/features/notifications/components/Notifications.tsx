import { useRef, type ReactNode } from 'react';
import type { Notification } from '#shared/notification.ts';
import { notesByBooking } from '#web/features/notifications/notesByBooking.ts';
import { notesByDay } from '#web/features/notifications/notesByDay.ts';
import { ALL } from '#web/features/notifications/tabs.ts';
import { useNotifications } from '#web/features/notifications/useNotifications.ts';
import { dayWords } from '#web/lib/dayWords.ts';
import { serverToday } from '#web/lib/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListSkeleton } from '#web/ui/ListSkeleton.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { NotesOfBooking } from './NotesOfBooking.tsx';
import styles from './Notifications.module.css';

interface Props {
  /** What to do where nothing has happened. */
  hint: ReactNode;
  /** Heads the list and holds its button; without it the button stands beside the first day. */
  head?: (button: ReactNode) => ReactNode;
  /** Draws the room of a booking. With it each booking is a row of the day's sheet, which shows the newest and folds the others. */
  pictureOf?: (bookingId: string | undefined) => ReactNode;
}

/** What happened, newest first, under the days on which it did, with what one booking is about together. */
export function Notifications({ hint, head, pictureOf }: Props) {
  const { notes, fresh, mark, reload, ...list } = useNotifications(pictureOf !== undefined);
  const region = useRef<HTMLDivElement>(null);
  const focus = () => region.current?.focus();
  const markAll = async () => {
    if (await mark(ALL)) focus();
  };
  const button = notes?.some(({ read }) => !read) && (
    <Button look="ghost" size="small" className={styles.all} onClick={() => void markAll()}>
      Mark all as read
    </Button>
  );
  return (
    <>
      {head?.(button)}
      <div
        ref={region}
        tabIndex={-1}
        role="group"
        aria-label="Notifications"
        className={styles.part}
      >
        <div className={styles.actions}>
          <ShowNew count={fresh} onShow={reload} />
        </div>
        <Notes
          {...list}
          {...{ notes, mark, pictureOf, hint }}
          retry={reload}
          button={!head && button}
        />
      </div>
    </>
  );
}

interface NotesProps {
  notes: Notification[] | undefined;
  error: string | undefined;
  retry: () => void;
  mark: (id: string) => Promise<boolean>;
  hint: ReactNode;
  pictureOf: Props['pictureOf'];
  /** What stands at the end of the line of the first day. */
  button: ReactNode;
  more?: () => Promise<void>;
  loadingMore?: boolean;
}

/** The list in each of its states. */
function Notes({
  notes,
  error,
  retry,
  mark,
  hint,
  pictureOf,
  button,
  more,
  loadingMore,
}: NotesProps) {
  if (!notes) return error ? <ErrorState message={error} onRetry={retry} /> : <ListSkeleton />;
  if (notes.length === 0 && !more)
    return <EmptyState title="No notifications yet.">{hint}</EmptyState>;
  return (
    <>
      {notesByDay(notes).map(([day, ofDay], at) => (
        <section key={day} className={styles.day}>
          <div className={styles.dayHead}>
            <h2>{dayWords(day, serverToday())}</h2>
            {at === 0 && button}
          </div>
          <div className={pictureOf && styles.list}>
            {notesByBooking(ofDay, pictureOf !== undefined).map((part) => (
              // What is open stays so when something more happens to the booking.
              <NotesOfBooking
                key={part.head?.bookingId ?? part.notes[0]?.id}
                {...part}
                {...{ mark, pictureOf }}
              />
            ))}
          </div>
        </section>
      ))}
      {more && <LoadMore more={more} loading={loadingMore} problem={error} />}
    </>
  );
}
