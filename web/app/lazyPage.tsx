import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { RouteError } from './layout/RouteError.tsx';
import type { PageInfo } from './paths.ts';

/** A route of a page: its code comes when it is opened, its guard and error boundary with it. */
export const lazyPage = (
  info: PageInfo,
  load: () => Promise<{ default: ComponentType }>,
  children?: RouteObject[],
): RouteObject => ({
  path: info.path,
  handle: info,
  ErrorBoundary: RouteError,
  ...(children && { children }),
  lazy: async () => {
    const { default: Page } = await load();
    const Guarded = () => (
      <Guard access={info.access}>
        <Page />
      </Guard>
    );
    return { Component: Guarded };
  },
});
