import { useRef } from 'react';
import { messages } from '#shared/messages.ts';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { Customer } from '#web/features/bookings/admin/AdminList.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useNews } from '#web/features/notifications/index.ts';
import type { Input } from '#web/lib/api/client.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import { plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import styles from './BookingFilters.module.css';

interface Props {
  asked: Input<'bookings.listAll'>;
  onClear: () => void;
}

/** The bookings that were looked for, page after page, with what can be done about each. */
export function FoundBookings({ asked, onClear }: Props) {
  const { data, error, ...list } = useCall(
    'bookings.listAll',
    asked,
    messages.fetchAllBookingsFailed,
  );
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const approve = useApprove({
    onDone: () => region.current?.focus(),
    onChanged: list.retry,
  });
  useNews(list.look);
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <ShowNew count={list.fresh} onShow={list.retry} />
      <p role="status" className={styles.count}>
        {data &&
          data.length > 0 &&
          `${list.more ? 'The first ' : ''}${plural(data.length, 'booking')}`}
      </p>
      <BookingList
        bookings={data ?? []}
        waiting={!data && !error}
        error={error}
        retry={list.retry}
        empty="No booking fits these filters."
        emptyHint={
          <Button look="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      >
        {(booking) => (
          <BookingCard booking={booking} customer={<Customer booking={booking} />}>
            <AdminActions booking={booking} start={start} approve={approve} />
          </BookingCard>
        )}
      </BookingList>
      {list.more && <LoadMore more={list.more} loading={list.loadingMore} problem={error} />}
      <AdminDialogs
        open={open}
        onDone={list.retry}
        close={() => {
          close();
          // Payments are recorded in the details.
          list.look();
        }}
      />
    </div>
  );
}
