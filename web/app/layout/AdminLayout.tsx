import { isOpenTo } from '#web/features/auth/access.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { usePending } from '#web/features/bookings/admin/usePending.ts';
import { useNews } from '#web/features/notifications/useNews.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { DashboardShell } from './DashboardShell.tsx';
import type { ShellLink } from './ShellNav.tsx';

type PageLink = Omit<ShellLink, 'to'> & { page: PageInfo };

const linksWith = (badge: ShellLink['badge']): PageLink[] => [
  { page: paths.adminDashboard, text: 'Dashboard', icon: 'chart', end: true },
  { page: paths.adminUsers, text: 'Clients', icon: 'people' },
  { page: paths.adminRooms, text: 'Cold Rooms', icon: 'snow', also: [paths.adminNewRoom.path] },
  {
    page: paths.adminBookings,
    text: 'Bookings',
    icon: 'calendar',
    also: [paths.adminNewBooking.path, paths.bookPending.path, paths.allBookings.path],
    badge,
  },
  { page: paths.adminMoney, text: 'Money', icon: 'card' },
  { page: paths.adminTeam, text: 'Team', icon: 'shield', also: [paths.adminJournal.path] },
  { page: paths.adminSettings, text: 'Setting', icon: 'gear' },
];

/**
 * The staff's dashboard with its sidebar, which leads an operator to what they may open; the badge counts the bookings
 * that wait for an answer.
 */
export default function AdminLayout() {
  const { count, shown, retry } = usePending();
  const role = useAppSelector(selectUser)?.role;
  useNews(retry);
  const links = linksWith(count === 0 ? undefined : { count: shown, of: 'pending' });
  return (
    <DashboardShell
      label="Admin dashboard"
      links={links
        .filter(({ page }) => isOpenTo(page.access, role))
        .map(({ page, ...link }) => ({ ...link, to: page.path }))}
    />
  );
}
