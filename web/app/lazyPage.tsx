import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageAccess, PageInfo } from '#web/lib/paths.ts';
import type { FoundPage } from '#web/lib/router/fetchPages.ts';
import { Guard } from './Guard.tsx';
import { PageBoundary } from './layout/PageBoundary.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The code of a page, or, where it cannot be fetched, a page that throws why, so that the page's
 * boundary shows it.
 */
export const fetchPage = (load: Load): Promise<FoundPage> =>
  load().then(
    ({ default: Component }) => ({ Component }),
    (error: unknown) => ({
      Component: () => {
        throw error;
      },
      failed: true,
    }),
  );

/** The page behind its guard, within its boundary. */
const guarded = (access: PageAccess, Page: ComponentType) =>
  function Guarded() {
    return (
      <PageBoundary>
        <Guard access={access}>
          <Page />
        </Guard>
      </PageBoundary>
    );
  };

const fetchGuarded = async (access: PageAccess, load: Load): Promise<FoundPage> => {
  const found = await fetchPage(load);
  return { ...found, Component: guarded(access, found.Component) };
};

/** A route of a page whose code is there already. */
export const pageRoute = (info: PageInfo, Page: ComponentType): RouteObject => ({
  path: info.path,
  handle: info,
  Component: guarded(info.access, Page),
});

/** A route of a page: its code comes when it is opened, its guard and its boundary with it. */
export const lazyPage = (info: PageInfo, load: Load, children?: RouteObject[]): RouteObject => ({
  path: info.path,
  handle: info,
  ...(children && { children }),
  lazy: () => fetchGuarded(info.access, load),
});

/** A route without an address of its own, which surrounds those of pages. Whoever may not see it sees none of them. */
export const lazyLayout = (
  access: PageAccess,
  load: Load,
  children: RouteObject[],
): RouteObject => ({
  children,
  lazy: () => fetchGuarded(access, load),
});
