import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { restyle } from './restyle.ts';

/** What fetching the code of a page comes to. */
export interface FoundPage {
  Component: ComponentType;
  /** Whether the code did not come: the component says so, until the page is opened again. */
  failed?: boolean;
}

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
  const fetching = underWay.get(route) ?? ask(route, lazy);
  underWay.set(route, fetching);
  return fetching;
}

async function ask(route: RouteObject, lazy: () => Promise<object>): Promise<void> {
  // One that has a component all the same could not be fetched before.
  if (!route.Component || (await restyle())) {
    const { Component, failed } = (await lazy()) as FoundPage;
    route.Component = Component;
    if (!failed) delete route.lazy;
  }
  underWay.delete(route);
}
