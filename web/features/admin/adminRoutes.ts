import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '#web/app/lazyPage.tsx';
import { paths } from '#web/app/paths.ts';

/** The admin's dashboard: a layout with a sidebar, and its pages. */
export const adminRoutes: RouteObject = lazyPage(
  paths.adminDashboard,
  () => import('./AdminLayout.tsx'),
  [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./OverviewPage.tsx')).default }),
    },
  ],
);
