import { useMemo } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { PageContext, pageOf } from '#web/lib/router/page.ts';
import NotFoundPage from '#web/pages/public/NotFoundPage.tsx';
import { PageBoundary } from './layout/PageBoundary.tsx';
import { Root } from './layout/Root.tsx';

/** The page of the present address, with what surrounds it. */
export function SitePages({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const matches = useMemo(() => matchRoutes(routes, pathname), [routes, pathname]);
  return (
    <PageContext value={pageOf(matches)}>
      <PageBoundary>{matches ? <RoutedPage routes={routes} /> : <NoRoute />}</PageBoundary>
    </PageContext>
  );
}

const RoutedPage = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/**
 * No route matches an address with a line separator, not even the one for all others, because its pattern
 * ends at a line.
 */
const NoRoute = () => (
  <Root>
    <NotFoundPage />
  </Root>
);
