import { useSearchParams } from 'react-router-dom';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useSettled } from '#web/lib/hooks/useSettled.ts';
import { inPlaceAtOnce } from '#web/lib/router/inPlaceAtOnce.ts';
import { fetchRooms } from './fetchRooms.ts';

/** How many pages an address shows. */
const pagesIn = (query: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(query.get('page'))) || 1);

/**
 * The rooms of the list. What is sought and how many pages are shown stand in the address, so that whoever comes back
 * finds them.
 */
export function useAdminRooms() {
  const [query, setQuery] = useSearchParams();
  const sought = query.get('find') ?? '';
  const text = useSettled(sought.trim());
  const pages = pagesIn(query);
  const fetched = useFetched({ text, pages }, fetchRooms);
  const show = (find: string, page: number) =>
    setQuery(
      { ...(find && { find }), ...(page > 1 && { page: String(page) }) },
      { ...inPlaceAtOnce, preventScrollReset: true },
    );
  return {
    ...fetched,
    // While somebody types, what is shown answers what they sought before, so there is no next page to load.
    waiting: fetched.waiting || text !== sought.trim(),
    sought,
    seek: (find: string) => show(find, 1),
    more: () => show(sought, pages + 1),
  };
}
