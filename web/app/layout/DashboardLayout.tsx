import { customerFilters, filterBookings } from '#web/features/myBookings/customerFilters.ts';
import { useMyBookings } from '#web/features/myBookings/useMyBookings.ts';
import { useMyBookingsNews } from '#web/features/myBookings/useMyBookingsNews.ts';
import { selectUnread } from '#web/features/notifications/api/notificationsSlice.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { unreadWords } from '#web/lib/unreadWords.ts';
import { DashboardShell } from './DashboardShell.tsx';

/** The customer's dashboard with its sidebar; the badges count what waits for our answer, and what was not read. */
export default function DashboardLayout() {
  const { bookings } = useMyBookings();
  useMyBookingsNews();
  const pending = filterBookings(bookings, customerFilters.pending).length;
  const unread = useAppSelector(selectUnread) ?? 0;
  return (
    <DashboardShell
      label="Dashboard"
      links={[
        { to: paths.dashboard.path, text: 'Dashboard', icon: 'chart', end: true },
        { to: paths.dashboardStock.path, text: 'Stock', icon: 'boxes' },
        {
          to: paths.dashboardBookings.path,
          text: 'Bookings',
          icon: 'calendar',
          also: [paths.dashboardRooms.path, paths.bookings.path],
          badge: pending > 0 ? { count: pending, of: 'pending' } : undefined,
        },
        { to: paths.dashboardTransaction.path, text: 'Transaction', icon: 'card' },
        {
          to: paths.messages.path,
          text: 'Messages',
          icon: 'bell',
          badge: unread > 0 ? { count: unreadWords(unread), of: 'unread' } : undefined,
        },
        { to: paths.dashboardSettings.path, text: 'Settings', icon: 'gear' },
      ]}
    />
  );
}
