import { useRef } from 'react';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { StaffCard } from '#web/features/bookings/admin/StaffCard.tsx';
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
            onClear={onClear}
            onAnswered={() => region.current?.focus({ preventScroll: true })}
          />
        )}
      </FoundPages>
    </div>
  );
}

function FoundCards({
  start,
  onClear,
  onAnswered,
  foot,
  ...list
}: FoundList & { onClear: () => void; onAnswered: () => void }) {
  const approve = useApprove({ onDone: onAnswered, onChanged: list.retry });
  return (
    <>
      <BookingList {...list} rows="staff" empty={<NoBookingFits onClear={onClear} />}>
        {(booking) => (
          <StaffCard booking={booking}>
            <AdminActions booking={booking} start={start} approve={approve} />
          </StaffCard>
        )}
      </BookingList>
      {foot}
    </>
  );
}
