import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches the code of the page at an address before a router is made of the routes: a router that
 * has to wait for it draws nothing first, which is not what the prerendered page holds.
 */
export async function resolveLazy(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
