import { useRef, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { RequestHeads, RequestRow } from '#web/features/bookings/admin/RequestRow.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import {
  useBookingList,
  useListNews,
  useLists,
} from '#web/features/bookings/admin/useBookingList.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useOnce } from '#web/lib/hooks/useOnce.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState, StaleNote } from '#web/ui/states.tsx';
import styles from './WaitingRequests.module.css';

/** How many are shown: few, because a page of their own has all, and what follows is to begin on the first screen. */
const SHOWN = 2;

const countWaiting = (bookings: Booking[]): number =>
  bookings.filter(({ status }) => status === 'pending').length;

/** How many are shown of how many. */
const shownOf = (shown: number, all: number | string | undefined) =>
  all === undefined || all === shown ? all : `${shown} of ${all}`;

interface Props {
  /** Refetches what else the page shows, after something was answered here or taken back. */
  look: () => void;
  /** What stands below. It is shown once these are known, because they may be none or many, and would move it. */
  children: ReactNode;
}

/**
 * The requests that have waited longest, to be answered here, and how many wait, of which a page of their own has all.
 * What others answer meanwhile stays in its place, because a press here acts at once.
 */
export function WaitingRequests({ look, children }: Props) {
  const { bookings, count, fresh, showNew, waiting, error, retry } = useBookingList('pending');
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const approve = useApprove({
    onDone: () => region.current?.focus({ preventScroll: true }),
    onChanged: look,
  });
  const isKnown = useOnce(!waiting);
  useLists('pending');
  useListNews('pending');
  const hasFailed = error !== undefined;
  const shown = bookings.slice(0, SHOWN);
  // Those behind do not come by themselves, because they would move the day below: a button shows them.
  const places = SHOWN - countWaiting(shown);
  const next = Math.min(places, countWaiting(bookings.slice(SHOWN)) + fresh);
  const way =
    next > 0 ? (
      <ShowNew count={next} onShow={showNew} />
    ) : (
      <ButtonLink to={paths.bookPending.path} look="ghost" size="small" className={styles.all}>
        <span>
          See all <span className={styles.requests}>requests</span>
        </span>
        <Icon name="arrow" />
      </ButtonLink>
    );
  return (
    <>
      <div ref={region} tabIndex={-1} className={styles.part}>
        <Section title="Waiting longest" count={shownOf(shown.length, count)} aside={way}>
          {!isKnown && <Ghosts />}
          {isKnown && hasFailed && bookings.length === 0 && (
            <ErrorState message={error} onRetry={retry} />
          )}
          {isKnown && !(hasFailed && bookings.length === 0) && (
            <div className={styles.region}>
              {hasFailed && <StaleNote message={error} onRetry={retry} />}
              {bookings.length === 0 && (
                <p className={styles.none}>
                  <Icon name="check" /> No request waits for an answer.
                </p>
              )}
              {bookings.length > 0 && (
                <>
                  <RequestHeads />
                  <ul className={styles.list}>
                    {shown.map((booking) => (
                      <li key={booking.id}>
                        <RequestRow booking={booking}>
                          <AdminActions booking={booking} start={start} approve={approve} folds />
                        </RequestRow>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
          <AdminDialogs open={open} close={close} onDone={look} />
        </Section>
      </div>
      {isKnown && children}
    </>
  );
}

/** Requests that are on their way. */
const Ghosts = () => (
  <div role="status" className={styles.region}>
    <p className="visually-hidden">Loading...</p>
    <RequestHeads />
    <div aria-hidden="true">
      {Array.from({ length: SHOWN }, (_, at) => (
        <Skeleton key={at} className={styles.ghost} />
      ))}
    </div>
  </div>
);
