import { useRef } from 'react';
import { AdminActions } from '#web/features/bookings/admin/AdminActions.tsx';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { AdminNamedBooking } from '#web/features/bookings/admin/AdminNamedBooking.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import { BookingCard } from '#web/features/bookings/components/BookingCard.tsx';
import { BookingList } from '#web/features/bookings/components/BookingList.tsx';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { useNews } from '#web/features/notifications/index.ts';
import { useList } from '#web/lib/api/useList.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { Section } from '#web/ui/Section.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import { EmptyState } from '#web/ui/states.tsx';

const PER_PAGE = 10;

/**
 * A client's bookings, what is still to come first, with what can be done about each, and the one that the address
 * names.
 */
export function ClientBookings({ id }: { id: string }) {
  const list = useList('people.bookings', { id, limit: PER_PAGE }, 'Failed to fetch the bookings.');
  const { open, start, close } = useBookingActions();
  // What was booked or answered a moment ago may come to the list after it was fetched.
  useNews(list.look);
  const region = useRef<HTMLDivElement>(null);
  const approve = useApprove({
    onDone: () => region.current?.focus({ preventScroll: true }),
    onChanged: list.retry,
  });
  return (
    <>
      <AdminNamedBooking onDone={list.retry} onClose={list.lookAtAll} />
      <Section title="Bookings">
        <div ref={region} tabIndex={-1}>
          <ShowNew count={list.fresh} onShow={list.retry} />
          <BookingList
            bookings={list.data ?? []}
            waiting={!list.data && !list.error}
            error={list.error}
            retry={list.retry}
            rows="client"
            empty={<EmptyState title="No bookings yet." />}
          >
            {(booking) => (
              <BookingCard booking={booking} isOfClient>
                <AdminActions booking={booking} start={start} approve={approve} />
              </BookingCard>
            )}
          </BookingList>
        </div>
        {list.more && (
          <LoadMore
            more={list.more}
            loading={list.loadingMore}
            problem={list.error}
            shown={list.data?.length ?? 0}
          />
        )}
        <AdminDialogs
          open={open}
          onDone={list.retry}
          close={() => {
            close();
            // Payments are recorded in the details.
            list.lookAtAll();
          }}
        />
      </Section>
    </>
  );
}
