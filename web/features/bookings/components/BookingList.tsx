import { useState, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { FoldFoot } from '#web/ui/FoldFoot.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { cx } from '#web/ui/cx.ts';
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

/** What stands in the columns of rows. */
const heads = {
  staff: ['Room', 'Client', 'Days', 'Status', 'Total'],
  client: ['Room', 'Days', 'Status', 'Total'],
  ledger: ['Room', 'Total', 'Paid', 'Left to pay', ''],
};

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
  /** Whether a phone folds away what comes after the first ones, because the list is many screens high there. */
  fold?: boolean;
  /** Whether they are rows of one list: as the staff read them, of whomever or of one client, or as lines of receipts. */
  rows?: keyof typeof heads;
  /** What stands above rows that have columns of their own, in place of the usual heads. */
  heads?: ReactNode;
  /** Whether there are further pages. */
  hasMore?: boolean;
  /** Draws one, beside those that are shown with it. */
  children: (booking: Booking, shown: readonly Booking[]) => ReactNode;
}

/** Bookings in each state of their list: on their way, failed, none, some. */
export function BookingList({ bookings, waiting, error, retry, ...props }: Props) {
  if (waiting) return <BookingSkeletons rows={props.rows} heads={props.heads} />;
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
              <Rows rows={props.rows}>
                <Items bookings={ofPart} shown={bookings}>
                  {props.children}
                </Items>
              </Rows>
            </section>
          ))}
        </div>
      ) : (
        <FoldedItems bookings={bookings} {...props} />
      )}
    </>
  );
}

type FoldedProps = Pick<Props, 'bookings' | 'fold' | 'hasMore' | 'rows' | 'heads' | 'children'>;

/** How many a phone shows while the others are folded, as the style sheet has it. */
const FIRST = 5;

/** The bookings in one list. What a phone folds away is printed. */
function FoldedItems({ bookings, fold = false, hasMore, children, ...rows }: FoldedProps) {
  const [open, setOpen] = useState(false);
  const folds = fold && bookings.length > FIRST;
  return (
    <>
      <Rows {...rows}>
        <Items bookings={bookings} shown={bookings} folded={folds && !open}>
          {children}
        </Items>
      </Rows>
      {folds && (
        <div className={styles.fold}>
          <FoldFoot open={open} onToggle={() => setOpen(!open)}>
            {FIRST} of {hasMore === true && 'more than '}
            {bookings.length} shown
          </FoldFoot>
        </div>
      )}
    </>
  );
}

interface ItemsProps extends Pick<Props, 'bookings' | 'children'> {
  /** All that are shown, in this part and in others. */
  shown: readonly Booking[];
  folded?: boolean;
}

const Items = ({ bookings, shown, folded = false, children }: ItemsProps) => (
  <ul className={styles.list} data-folded={folded || undefined}>
    {bookings.map((booking) => (
      <li key={booking.id}>{children(booking, shown)}</li>
    ))}
  </ul>
);

type RowsProps = Pick<Props, 'rows' | 'heads'>;

/** The surface of rows, with the heads of their columns where they are read down; each row says in itself what it is. */
const Rows = ({ rows, heads: own, children }: RowsProps & { children: ReactNode }) =>
  rows ? (
    <div className={cx(styles.rows, own !== undefined && styles.requests)}>
      {own ?? (
        <div className={cx(styles.heads, styles[rows])} aria-hidden="true">
          {heads[rows].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      )}
      {children}
    </div>
  ) : (
    children
  );

/** Bookings that are on their way. */
export const BookingSkeletons = (rows: RowsProps) => (
  <div role="status">
    <p className={styles.loading}>Loading...</p>
    <Rows {...rows}>
      <div className={styles.list} aria-hidden="true">
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} className={styles.ghost} />
        ))}
      </div>
    </Rows>
  </div>
);
