import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What is being fetched: a page that is asked for twice is drawn once. */
const underWay = new WeakMap<RouteObject, Promise<void>>();

/**
 * Fetches the code of the page at a path, and puts it into its routes.
 * @returns nothing where it is there already
 */
export function fetchPages(routes: RouteObject[], path: string): Promise<void> | undefined {
  const missing = matchRoutes(routes, path)?.flatMap(({ route }) => fetchRoute(route) ?? []) ?? [];
  if (missing.length === 0) return undefined;
  return Promise.all(missing).then(() => undefined);
}

function fetchRoute(route: RouteObject): Promise<void> | undefined {
  const { lazy } = route;
  if (typeof lazy !== 'function') return undefined;
  const fetching = underWay.get(route) ?? lazy().then((found) => put(route, found));
  underWay.set(route, fetching);
  return fetching;
}

function put(route: RouteObject, found: object): void {
  Object.assign(route, found);
  delete route.lazy;
}
