import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '#web/app/lazyPage.tsx';
import { paths } from '#web/app/paths.ts';

/** The customer's dashboard: a layout with a sidebar, and its pages. */
export const dashboardRoutes: RouteObject = lazyPage(
  paths.dashboard,
  () => import('./DashboardLayout.tsx'),
  [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./OverviewPage.tsx')).default }),
    },
  ],
);
