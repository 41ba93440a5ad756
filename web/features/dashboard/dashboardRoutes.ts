import type { RouteObject } from 'react-router-dom';
import { RouteError } from '#web/app/layout/RouteError.tsx';
import { fetchPage, lazyPage } from '#web/app/lazyPage.tsx';
import { paths } from '#web/app/paths.ts';

const overview: RouteObject = {
  index: true,
  ErrorBoundary: RouteError,
  lazy: async () => ({ Component: await fetchPage(() => import('./OverviewPage.tsx')) }),
};

/** The customer's dashboard: a layout with a sidebar, and its pages. */
export const dashboardRoutes: RouteObject = lazyPage(
  paths.dashboard,
  () => import('./DashboardLayout.tsx'),
  [
    overview,
    lazyPage(paths.dashboardStock, () => import('./StockPage.tsx')),
    lazyPage(paths.dashboardBookings, () => import('./BookingsPage.tsx')),
    lazyPage(paths.dashboardRooms, () => import('./RoomsPage.tsx')),
    lazyPage(paths.dashboardTransaction, () => import('./TransactionPage.tsx')),
    lazyPage(paths.dashboardSettings, () => import('#web/features/settings/SettingsPage.tsx')),
  ],
);
