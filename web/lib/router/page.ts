import { createContext, useContext } from 'react';
import type { RouteMatch } from 'react-router-dom';
import { paths, type PageInfo } from '#web/lib/paths.ts';

/** What is known of the page of the present address. */
export const PageContext = createContext<PageInfo>(paths.home);

export const usePage = (): PageInfo => useContext(PageContext);

const isPage = (handle: unknown): handle is PageInfo =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'path' in handle;

/** The page that the innermost route of an address names; the home page where none does. */
export function pageInfoOf(matches: RouteMatch[] | null): PageInfo {
  const handles = matches?.map(({ route }): unknown => route.handle);
  return handles?.filter(isPage).at(-1) ?? paths.home;
}
