import { useEffect, useRef } from 'react';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { AdminList } from '#web/features/bookings/admin/AdminList.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import { useBookingList, useListNews } from '#web/features/bookings/admin/useBookingList.ts';
import { fetchBookingList } from '#web/features/bookings/api/fetchBookings.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { plural } from '#web/lib/format.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { AdminHead } from './AdminHead.tsx';
import styles from './lists.module.css';

/** Every request that waits for an answer, to be answered here. */
export default function PendingBookingsPage() {
  const dispatch = useAppDispatch();
  const { count, ...list } = useBookingList('pending');
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const approve = useApprove({ onDone: () => region.current?.focus({ preventScroll: true }) });
  useEffect(() => void dispatch(fetchBookingList({ list: 'pending' })), [dispatch]);
  useListNews('pending');
  return (
    <>
      <AdminHead title="Pending requests" count={count} show="pending" />
      <p role="status" className="visually-hidden">
        {typeof count === 'number' && plural(count, 'request')}
        {typeof count === 'string' && `${count} requests`}
      </p>
      <div ref={region} tabIndex={-1} className={styles.region}>
        <AdminList name="pending" {...list} start={start} approve={approve} />
      </div>
      <AdminDialogs open={open} close={close} />
    </>
  );
}
