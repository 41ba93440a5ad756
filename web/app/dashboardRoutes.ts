import type { RouteObject } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { fetchPage, lazyPage } from './lazyPage.tsx';

const overview: RouteObject = {
  index: true,
  lazy: () => fetchPage(() => import('#web/pages/customer/dashboard/DashboardPage.tsx')),
};

/** The customer's dashboard: a layout with a sidebar, and its pages. */
export const dashboardRoutes: RouteObject = lazyPage(
  paths.dashboard,
  () => import('./layout/DashboardLayout.tsx'),
  [
    overview,
    lazyPage(
      paths.dashboardStock,
      () => import('#web/pages/customer/stock/DashboardStockPage.tsx'),
    ),
    lazyPage(
      paths.dashboardBookings,
      () => import('#web/pages/customer/dashboard/DashboardBookingsPage.tsx'),
    ),
    lazyPage(
      paths.dashboardRooms,
      () => import('#web/pages/customer/dashboard/DashboardRoomsPage.tsx'),
    ),
    lazyPage(
      paths.dashboardTransaction,
      () => import('#web/pages/customer/dashboard/DashboardTransactionPage.tsx'),
    ),
    lazyPage(paths.dashboardSettings, () => import('#web/pages/customer/account/SettingsPage.tsx')),
  ],
);
