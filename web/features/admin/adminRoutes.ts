import type { RouteObject } from 'react-router-dom';
import { RouteError } from '#web/app/layout/RouteError.tsx';
import { fetchPage, lazyPage } from '#web/app/lazyPage.tsx';
import { paths } from '#web/app/paths.ts';

const overview: RouteObject = {
  index: true,
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: await fetchPage(() => import('./OverviewPage.tsx')) }),
};

const roomFormPage = () => import('./rooms/RoomFormPage.tsx');

/** The admin's dashboard: a layout with a sidebar, and its pages. */
export const adminRoutes: RouteObject = lazyPage(
  paths.adminDashboard,
  () => import('./AdminLayout.tsx'),
  [
    overview,
    lazyPage(paths.adminUsers, () => import('./UsersPage.tsx')),
    lazyPage(paths.adminRooms, () => import('./rooms/RoomsPage.tsx')),
    lazyPage(paths.adminNewRoom, roomFormPage),
    lazyPage(paths.adminEditRoom, roomFormPage),
    lazyPage(paths.adminBookings, () => import('./bookings/BookingsPage.tsx')),
    lazyPage(paths.adminSettings, () => import('#web/features/settings/SettingsPage.tsx')),
  ],
);
