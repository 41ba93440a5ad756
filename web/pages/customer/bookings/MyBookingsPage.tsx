import { ConfirmBar } from '#web/features/account/components/ConfirmBar.tsx';
import { useMissedMails } from '#web/features/account/useMissedMails.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { CustomerBookings } from '#web/features/myBookings/components/CustomerBookings.tsx';
import { MyNamedBooking } from '#web/features/myBookings/components/MyNamedBooking.tsx';
import { customerFilters } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { useShownFilter } from '#web/features/myBookings/useShownFilter.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { FilterLine } from '#web/ui/FilterLine.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { BookingsIntro } from './BookingsIntro.tsx';

/** The bookings of the person signed in, by what became of them. */
export default function MyBookingsPage() {
  const list = useMyBookings();
  useMyBookingsNews();
  const { shown, show, filters } = useShownFilter(customerFilters, list);
  const role = useAppSelector(selectUser)?.role ?? 'user';
  const mails = useMissedMails(role === 'user');
  return (
    <>
      <PageHead title="Your bookings" text={<BookingsIntro list={list} />}>
        <ButtonLink to={paths.book.path} look="outline">
          New booking
        </ButtonLink>
      </PageHead>
      <FilterLine
        label="Bookings to show"
        value={shown}
        onChange={show}
        filters={filters.map(({ name, filter, count }) => ({
          value: name,
          label: filter.label,
          count,
        }))}
      />
      {mails.waiting ? (
        <BookingSkeletons />
      ) : (
        <>
          <ConfirmBar missed={mails.missed} />
          <CustomerBookings filter={customerFilters[shown]} {...list} />
        </>
      )}
      <MyNamedBooking />
    </>
  );
}
