import { limits } from '#shared/limits.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/components/Button.tsx';
import { EmptyState, ErrorState } from '#web/components/states.tsx';
import { BookingCard } from '#web/features/bookings/list/BookingCard.tsx';
import { BookingList } from '#web/features/bookings/list/BookingList.tsx';
import { useRooms } from '#web/features/coldRooms/useRooms.ts';
import { PageHead } from '../dashboard/PageHead.tsx';
import { Section } from '../dashboard/Section.tsx';
import { StatCards } from '../dashboard/StatCards.tsx';
import { usePending } from './usePending.ts';

const SHOWN = 3;

/** Where the business stands: rooms, and the bookings that wait longest for an answer. */
export default function OverviewPage() {
  const rooms = useRooms();
  const pending = usePending();
  const count = (number: number) =>
    rooms.waiting ? undefined : rooms.rooms.length < limits.pageSize ? number : `${number}+`;
  const open = rooms.rooms.filter(({ status }) => status === 'available').length;
  return (
    <>
      <PageHead title="Dashboard" text="Rooms and requests as they stand now." />
      <StatCards
        stats={[
          {
            name: 'Pending requests',
            value: pending.waiting ? undefined : pending.count,
            icon: 'calendar',
            to: paths.adminBookings.path,
          },
          {
            name: 'Cold rooms',
            value: count(rooms.rooms.length),
            icon: 'snow',
            to: paths.adminRooms.path,
          },
          { name: 'Open for bookings', value: count(open), icon: 'check', to: paths.search.path },
          {
            name: 'Closed for now',
            value: count(rooms.rooms.length - open),
            icon: 'lock',
            to: paths.adminRooms.path,
          },
        ]}
      />
      {rooms.error && rooms.rooms.length === 0 && (
        <ErrorState message={rooms.error} onRetry={rooms.retry} />
      )}
      <Section title="Waiting longest for an answer">
        <BookingList
          {...pending}
          bookings={pending.bookings.slice(0, SHOWN)}
          empty="No request waits for an answer."
        >
          {(booking) => (
            <BookingCard booking={booking} customer={booking.customerName}>
              <ButtonLink to={paths.adminBookings.path} look="outline" size="small">
                Answer requests
              </ButtonLink>
            </BookingCard>
          )}
        </BookingList>
      </Section>
      <Section title="Income and use over time">
        <EmptyState title="There are no charts yet.">
          <p>They will be drawn from real bookings, not from samples.</p>
        </EmptyState>
      </Section>
    </>
  );
}
