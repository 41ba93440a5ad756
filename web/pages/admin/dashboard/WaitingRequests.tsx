import { StaffCard } from '#web/features/bookings/admin/StaffCard.tsx';
import type { usePending } from '#web/features/bookings/admin/usePending.ts';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';
import { EmptyState } from '#web/ui/states.tsx';

const SHOWN = 3;

/** The requests that have waited longest for an answer; how many wait is said by the list of the day and the sidebar. */
export const WaitingRequests = (pending: ReturnType<typeof usePending>) => (
  <Section title="Waiting longest for an answer">
    <BookingList
      {...pending}
      bookings={pending.bookings.slice(0, SHOWN)}
      empty={<EmptyState title="No request waits for an answer." />}
    >
      {(booking) => <StaffCard booking={booking} statusIsSaid={booking.status === 'pending'} />}
    </BookingList>
    {pending.bookings.length > 0 && (
      <p>
        <ButtonLink to={paths.adminBookings.path} look="outline" size="small">
          Answer requests
        </ButtonLink>
      </p>
    )}
  </Section>
);
