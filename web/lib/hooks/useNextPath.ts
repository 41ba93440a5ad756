import { useLocation } from 'react-router-dom';
import { nextPath } from '#web/lib/paths.ts';
import { useIsInBrowser } from './useInBrowser.ts';

/** Where a form of the account leads afterwards, as its address says; nothing in the first render of a prerendered page. */
export function useNextPath(): string | undefined {
  const { search } = useLocation();
  return nextPath(useIsInBrowser() ? search : '');
}
