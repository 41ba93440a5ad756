import type { ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState, StaleNote } from '#web/ui/states.tsx';
import styles from './BookingList.module.css';

export interface ListState {
  bookings: Booking[];
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
}

/** Whether a list may be counted: an empty one that is not here yet, or failed, is not known to be empty. */
export const isCounted = ({ waiting, error, bookings }: ListState): boolean =>
  !waiting && (error === undefined || bookings.length > 0);

/** Some bookings of a list under a heading. */
export interface BookingPart {
  key: string;
  head: ReactNode;
  bookings: Booking[];
}

interface Props extends ListState {
  /** What stands where there is none. */
  empty: ReactNode;
  /** Divides those that are shown into parts. Without it they stand in one list. */
  partsOf?: ((shown: Booking[]) => BookingPart[]) | undefined;
  children: (booking: Booking) => ReactNode;
}

/** Bookings in each state of their list: on their way, failed, none, some. */
export function BookingList({ bookings, waiting, error, retry, ...props }: Props) {
  if (waiting) return <BookingSkeletons />;
  if (error && bookings.length === 0) return <ErrorState message={error} onRetry={retry} />;
  if (bookings.length === 0) return props.empty;
  return (
    <>
      {error && <StaleNote message={error} onRetry={retry} />}
      {props.partsOf ? (
        <div className={styles.parts}>
          {props.partsOf(bookings).map(({ key, head, bookings: ofPart }) => (
            <section key={key} className={styles.part}>
              {head}
              <Items bookings={ofPart}>{props.children}</Items>
            </section>
          ))}
        </div>
      ) : (
        <Items bookings={bookings}>{props.children}</Items>
      )}
    </>
  );
}

const Items = ({ bookings, children }: Pick<Props, 'bookings' | 'children'>) => (
  <ul className={styles.list}>
    {bookings.map((booking) => (
      <li key={booking.id}>{children(booking)}</li>
    ))}
  </ul>
);

/** Bookings that are on their way. */
export const BookingSkeletons = () => (
  <div role="status">
    <p className={styles.loading}>Loading...</p>
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} className={styles.ghost} />
      ))}
    </div>
  </div>
);
