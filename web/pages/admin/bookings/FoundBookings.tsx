import { useRef } from 'react';
import { ListedBooking } from '#web/features/bookings/admin/ListedBooking.tsx';
import { RequestHeads } from '#web/features/bookings/admin/RequestRow.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { NoBookingFits } from '#web/features/bookings/components/NoBookingFits.tsx';
import type { Input } from '#web/lib/api/client.ts';
import { FoundPages, type FoundList } from './FoundPages.tsx';
import styles from './BookingFilters.module.css';

interface Props {
  asked: Input<'bookings.listAll'>;
  onClear: () => void;
}

/** The bookings that were looked for, with what can be done about each. */
export function FoundBookings({ asked, onClear }: Props) {
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      <FoundPages asked={asked}>
        {(found) => (
          <FoundCards
            {...found}
            isRequests={asked.status === 'pending'}
            onClear={onClear}
            onAnswered={() => region.current?.focus({ preventScroll: true })}
          />
        )}
      </FoundPages>
    </div>
  );
}

interface CardsProps extends FoundList {
  /** Whether only requests were looked for. */
  isRequests: boolean;
  onClear: () => void;
  onAnswered: () => void;
}

function FoundCards({ start, isRequests, onClear, onAnswered, foot, ...list }: CardsProps) {
  const approve = useApprove({ onDone: onAnswered, onChanged: list.retry });
  return (
    <>
      <BookingList
        {...list}
        rows="staff"
        heads={isRequests ? <RequestHeads /> : undefined}
        empty={<NoBookingFits onClear={onClear} />}
      >
        {(booking) => (
          <ListedBooking booking={booking} isRequest={isRequests} start={start} approve={approve} />
        )}
      </BookingList>
      {foot}
    </>
  );
}
