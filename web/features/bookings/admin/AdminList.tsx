import type { Booking } from '#shared/booking.ts';
import type { BookingListName } from '#web/features/bookings/api/bookingLists.ts';
import { BookingList, type ListState } from '#web/features/bookings/components/BookingList.tsx';
import type { BookingAction } from '#web/features/bookings/components/useBookingActions.ts';
import { statusLabels } from '#web/features/bookings/labels.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { ListedBooking } from './ListedBooking.tsx';
import { RequestHeads } from './RequestRow.tsx';
import styles from './AdminList.module.css';

export const listLabels: Record<BookingListName, string> = {
  pending: statusLabels.pending,
  approved: statusLabels.approved,
  outdated: 'Out Dated',
  rejected: statusLabels.rejected,
  cancelled: statusLabels.cancelled,
  expired: statusLabels.expired,
  completed: statusLabels.completed,
  all: 'All',
};

const empty: Record<BookingListName, string> = {
  pending: 'No request waits for an answer.',
  approved: 'No approved bookings available.',
  outdated: 'No booking has ended yet.',
  rejected: 'No booking was rejected.',
  cancelled: 'No booking was cancelled.',
  expired: 'No request has expired.',
  completed: 'No booking is completed yet.',
  all: 'No bookings available.',
};

interface Props extends ListState {
  name: BookingListName;
  more?: () => void;
  loadingMore?: boolean;
  /** How many were added since the list was shown. */
  fresh: number;
  showNew: () => void;
  start: (action: BookingAction, booking: Booking) => void;
  approve: (booking: Booking) => Promise<void>;
}

/** One of the staff's lists, page after page. */
export const AdminList = ({
  name,
  more,
  loadingMore,
  fresh,
  showNew,
  start,
  approve,
  ...list
}: Props) => (
  <>
    <h2 className="visually-hidden">{listLabels[name]}</h2>
    <ShowNew count={fresh} onShow={showNew} />
    <BookingList
      key={name}
      {...list}
      fold
      rows="staff"
      heads={name === 'pending' ? <RequestHeads /> : undefined}
      hasMore={more !== undefined}
      empty={<EmptyState title={empty[name]} />}
    >
      {(booking) => (
        <ListedBooking
          booking={booking}
          isRequest={name === 'pending'}
          start={start}
          approve={approve}
        />
      )}
    </BookingList>
    {more && (
      <div className={styles.more}>
        <LoadMore
          more={more}
          loading={loadingMore}
          problem={undefined}
          shown={list.bookings.length}
        />
      </div>
    )}
  </>
);
