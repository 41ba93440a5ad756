import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { fetchPage, lazyPage } from './lazyPage.tsx';

const overview: RouteObject = {
  index: true,
  lazy: () => fetchPage(() => import('#web/pages/admin/dashboard/AdminDashboardPage.tsx')),
};

const roomFormPage = () => import('#web/pages/admin/roomForm/RoomFormPage.tsx');

/** The staff's dashboard: a layout with a sidebar, and its pages. */
export const adminRoutes: RouteObject = lazyPage(
  paths.adminDashboard,
  () => import('./layout/AdminLayout.tsx'),
  [
    overview,
    lazyPage(paths.adminUsers, () => import('#web/pages/admin/customers/AdminCustomersPage.tsx')),
    lazyPage(paths.adminClient, () => import('#web/pages/admin/customers/ClientPage.tsx')),
    lazyPage(paths.adminNewBooking, () => import('#web/pages/admin/newBooking/NewBookingPage.tsx')),
    lazyPage(paths.adminRooms, () => import('#web/pages/admin/rooms/AdminRoomsPage.tsx')),
    lazyPage(paths.adminNewRoom, roomFormPage),
    lazyPage(paths.adminEditRoom, roomFormPage),
    lazyPage(paths.adminBookings, () => import('#web/pages/admin/bookings/AdminBookingsPage.tsx')),
    lazyPage(paths.adminMoney, () => import('#web/pages/admin/money/MoneyPage.tsx')),
    lazyPage(paths.adminMonth, () => import('#web/pages/admin/money/MonthPage.tsx')),
    lazyPage(paths.adminTeam, () => import('#web/pages/admin/team/TeamPage.tsx')),
    lazyPage(paths.adminJournal, () => import('#web/pages/admin/journal/JournalPage.tsx')),
    lazyPage(paths.adminSettings, () => import('#web/pages/customer/account/SettingsPage.tsx')),
  ],
);
