import { useMemo, type ReactElement, type ReactNode } from 'react';
import {
  matchRoutes,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
import { PageContext, pageInfoOf } from '#web/lib/router/page.ts';
import NotFoundPage from '#web/pages/public/NotFoundPage.tsx';
import { PageBoundary } from './layout/PageBoundary.tsx';
import { Root } from './layout/Root.tsx';

/** The page of the present address, with what surrounds it. */
export function SitePages({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const matches = useMemo(() => matchRoutes(routes, pathname), [routes, pathname]);
  return (
    <PageContext value={pageInfoOf(matches)}>
      <PageBoundary>{matches ? routed(matches) : <NoRoute />}</PageBoundary>
    </PageContext>
  );
}

/**
 * The components of the matched routes, each in the outlet of the one above it. The router's own `useRoutes`
 * also handles loaders and their errors, which no page has: 2 kB in the first script.
 */
const routed = (matches: RouteMatch[]): ReactNode =>
  matches.reduceRight<ReactElement | null>(
    (outlet, { route: { Component } }, index) => (
      <RouteContext value={{ outlet, matches: matches.slice(0, index + 1), isDataRoute: false }}>
        {Component ? <Component /> : outlet}
      </RouteContext>
    ),
    null,
  );

/**
 * No route matches an address with a line separator, not even the one for all others, because its pattern
 * ends at a line.
 */
const NoRoute = () => (
  <Root>
    <NotFoundPage />
  </Root>
);
