import { useState, type ComponentProps } from 'react';
import { Pagination } from '#web/components/Pagination.tsx';
import { BookingList } from './BookingList.tsx';

const PER_PAGE = 5;

/** Bookings five a page (specification, section 9). Give it a `key` of what it lists. */
export function PagedBookings({ bookings, ...list }: ComponentProps<typeof BookingList>) {
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(bookings.length / PER_PAGE));
  const page = Math.min(wanted, pages);
  const shown = bookings.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <>
      <BookingList {...list} bookings={shown} />
      <Pagination page={page} pages={pages} onChange={setPage} />
    </>
  );
}
