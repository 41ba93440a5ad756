import { useQuietSearch } from '#web/lib/router/quietSearch.ts';
import { readWish, type Wish } from '#web/lib/wish.ts';
import { useIsInBrowser } from './useInBrowser.ts';

/** What the address says is looked for; nothing in the first render of a prerendered page. */
export function useWish(): Wish {
  const search = useQuietSearch();
  return readWish(new URLSearchParams(useIsInBrowser() ? search : ''));
}
