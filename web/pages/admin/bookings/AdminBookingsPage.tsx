import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '#shared/booking.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { AdminList, listLabels } from '#web/features/bookings/admin/AdminList.tsx';
import { useAnswer } from '#web/features/bookings/admin/useAnswer.ts';
import {
  useBookingList,
  useListNews,
  useLists,
} from '#web/features/bookings/admin/useBookingList.ts';
import { useUndo } from '#web/features/bookings/admin/useTakeBack.ts';
import { bookingListNames, countedLists } from '#web/features/bookings/api/bookingLists.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { notify } from '#web/lib/notify/notify.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import styles from './AdminBookingsPage.module.css';

/** Every reservation, by what became of it; requests are answered here. */
export default function AdminBookingsPage() {
  const [query, setQuery] = useSearchParams();
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const lists = {
    pending: useBookingList('pending'),
    approved: useBookingList('approved'),
    outdated: useBookingList('outdated'),
    rejected: useBookingList('rejected'),
    cancelled: useBookingList('cancelled'),
    expired: useBookingList('expired'),
    completed: useBookingList('completed'),
    all: useBookingList('all'),
  };
  const shown = bookingListNames.find((name) => name === query.get('show')) ?? 'pending';
  useLists(shown);
  useListNews(shown);
  const answer = useAnswer();
  const offerUndo = useUndo();
  const approve = async (booking: Booking) => {
    const problem = await answer(booking, 'approved');
    if (problem) notify.error(problem);
    else {
      offerUndo(booking, 'approved');
      region.current?.focus();
    }
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.page}>
      <PageHead title="Bookings" text="Answer requests, and look back at what was booked.">
        <NewBookingLink size="small" />
        <ButtonLink to={paths.bookPending.path} look="outline" size="small">
          <Icon name="calendar" /> Pending requests
        </ButtonLink>
        <ButtonLink to={paths.allBookings.path} look="outline" size="small">
          <Icon name="list" /> All in a table
        </ButtonLink>
      </PageHead>
      <Tabs
        label="Bookings by status"
        value={shown}
        onChange={(value) => setQuery({ show: value }, { replace: true })}
        tabs={bookingListNames.map((name) => {
          const { count, ...list } = lists[name];
          return {
            value: name,
            label: listLabels[name],
            ...((count !== undefined || countedLists.includes(name)) && { count: count ?? '–' }),
            content: <AdminList name={name} {...list} start={start} approve={approve} />,
          };
        })}
      />
      <AdminDialogs open={open} close={close} />
    </div>
  );
}
