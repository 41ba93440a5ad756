import { useRef } from 'react';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { StaffCard } from '#web/features/bookings/admin/StaffCard.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import {
  useBookingList,
  useListNews,
  useLists,
} from '#web/features/bookings/admin/useBookingList.ts';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useMedia } from '#web/lib/hooks/useMedia.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './WaitingRequests.module.css';

/** How many are shown; on a phone each has many lines. */
const SHOWN = { desk: 3, phone: 2 };

interface Props {
  /** Refetches what else the page shows, after something was answered here or taken back. */
  look: () => void;
}

/**
 * The requests that have waited longest, to be answered here; how many wait is said by the list of the day and the
 * sidebar. What others answer meanwhile stays in its place, because a press here acts at once.
 */
export function WaitingRequests({ look }: Props) {
  const { bookings, fresh, showNew, waiting, error, retry } = useBookingList('pending');
  const shown = SHOWN[useMedia('(width < 48rem)') ? 'phone' : 'desk'];
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const approve = useApprove({ onDone: () => region.current?.focus(), onChanged: look });
  useLists('pending');
  useListNews('pending');
  return (
    <Section title="Waiting longest for an answer">
      <div ref={region} tabIndex={-1} className={styles.region}>
        {/* What comes waits behind those that are here: it has a place where these are few. */}
        <ShowNew count={bookings.length < shown ? fresh : 0} onShow={showNew} />
        <BookingList
          {...{ waiting, error, retry }}
          bookings={bookings.slice(0, shown)}
          empty={<EmptyState title="No request waits for an answer." />}
        >
          {(booking) => (
            <StaffCard booking={booking} statusIsSaid={booking.status === 'pending'}>
              <AdminActions booking={booking} start={start} approve={approve} />
            </StaffCard>
          )}
        </BookingList>
        {bookings.length > shown && (
          <ButtonLink to={paths.bookPending.path} look="outline" size="small">
            See all requests
          </ButtonLink>
        )}
      </div>
      <AdminDialogs open={open} close={close} onDone={look} />
    </Section>
  );
}
