import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageInfo } from '#web/lib/paths.ts';
import { Guard } from './Guard.tsx';
import { RouteError } from './layout/RouteError.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The code of a page, or, where it cannot be fetched, a page that throws why: the router shows a
 * lazy route's own failure nowhere, but what a page throws in the boundary of its route.
 */
export const fetchPage = (load: Load): Promise<ComponentType> =>
  load().then(
    ({ default: Page }) => Page,
    (error: unknown) => () => {
      throw error;
    },
  );

/** The page behind its guard. */
const guarded = (info: PageInfo, Page: ComponentType) =>
  function Guarded() {
    return (
      <Guard access={info.access}>
        <Page />
      </Guard>
    );
  };

/** A route of a page whose code is there already. */
export const pageRoute = (info: PageInfo, Page: ComponentType): RouteObject => ({
  path: info.path,
  handle: info,
  ErrorBoundary: RouteError,
  Component: guarded(info, Page),
});

/** A route of a page: its code comes when it is opened, its guard and error boundary with it. */
export const lazyPage = (info: PageInfo, load: Load, children?: RouteObject[]): RouteObject => ({
  path: info.path,
  handle: info,
  ErrorBoundary: RouteError,
  ...(children && { children }),
  lazy: async () => ({ Component: guarded(info, await fetchPage(load)) }),
});
