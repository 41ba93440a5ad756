import { BookingTabs } from '#web/features/myBookings/components/BookingTabs.tsx';
import { statusFilters } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import styles from './BookingStatusPage.module.css';

/** One's own bookings by their status. */
export default function BookingStatusPage() {
  const list = useMyBookings();
  useMyBookingsNews();
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <h1>Booking status</h1>
        <p className="lead">Where each of your bookings stands. Details say how it came there.</p>
      </header>
      <BookingTabs label="Your bookings by status" filters={statusFilters} list={list} />
    </div>
  );
}
