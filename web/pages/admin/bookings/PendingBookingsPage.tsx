import { useEffect, useRef } from 'react';
import type { Booking } from '#shared/booking.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { AdminList } from '#web/features/bookings/admin/AdminList.tsx';
import { useAnswer } from '#web/features/bookings/admin/useAnswer.ts';
import { useBookingList, useListNews } from '#web/features/bookings/admin/useBookingList.ts';
import { useUndo } from '#web/features/bookings/admin/useTakeBack.ts';
import { fetchBookingList } from '#web/features/bookings/api/fetchBookings.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { notify } from '#web/lib/notify/notify.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { AdminHead } from './AdminHead.tsx';
import styles from './lists.module.css';

/** Every request that waits for an answer, to be answered here. */
export default function PendingBookingsPage() {
  const dispatch = useAppDispatch();
  const { count, ...list } = useBookingList('pending');
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const answer = useAnswer();
  const offerUndo = useUndo();
  useEffect(() => void dispatch(fetchBookingList({ list: 'pending' })), [dispatch]);
  useListNews('pending');

  const approve = async (booking: Booking) => {
    const problem = await answer(booking, 'approved');
    if (problem) {
      notify.error(problem);
      return;
    }
    offerUndo(booking, 'approved');
    region.current?.focus();
  };
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <AdminHead title="Pending requests" count={count} show="pending" />
      <div ref={region} tabIndex={-1} className={styles.region}>
        <AdminList name="pending" {...list} start={start} approve={approve} />
      </div>
      <AdminDialogs open={open} close={close} />
    </div>
  );
}
