import type { ComponentProps } from 'react';
import { usePages } from '#web/lib/hooks/usePages.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import { BookingList } from './BookingList.tsx';

const PER_PAGE = 5;

/** Bookings five a page (specification, section 9). Give it a `key` of what it lists. */
export function PagedBookings({ bookings, ...list }: ComponentProps<typeof BookingList>) {
  const { shown, page, pages, setPage } = usePages(bookings, PER_PAGE);
  return (
    <>
      <BookingList {...list} bookings={shown} />
      <Pagination page={page} pages={pages} onChange={setPage} />
    </>
  );
}
