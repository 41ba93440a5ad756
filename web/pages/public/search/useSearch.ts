import { useNavigate, useSearchParams } from 'react-router-dom';
import { todayInKigali } from '#shared/days.ts';
import { useFreeRooms } from '#web/features/rooms/api/useFreeRooms.ts';
import { useRooms } from '#web/features/rooms/api/useRooms.ts';
import {
  daysProblem,
  filterRooms,
  readFilter,
  stayOf,
  writeFilter,
  type RoomFilter,
} from '#web/features/rooms/filter.ts';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { paths } from '#web/lib/paths.ts';
import { readWish } from '#web/lib/wish.ts';

/** What the address asks for in the page as it was prerendered. */
const NOTHING = new URLSearchParams();

/**
 * What the search page finds. The filter lives in the address; the days are compared by the server,
 * type and city here. The whole catalogue is known as well: it names the places, and the map shows
 * the rooms that are taken, too.
 */
export function useSearch() {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const query = useIsInBrowser() ? asked : NOTHING;
  const filter = readFilter(query);
  const stay = daysProblem(filter, todayInKigali()) ? undefined : stayOf(filter);
  const catalogue = useRooms();
  const free = useFreeRooms(stay);
  const source = stay ? free : catalogue;
  const found = filterRooms((stay ? free.rooms : catalogue.rooms) ?? [], filter);
  const foundIds = new Set(found.map(({ id }) => id));
  return {
    query: query.toString(),
    filter,
    stay,
    found,
    /** Rooms of this type and place that cannot be had on these days. */
    taken: filterRooms(catalogue.rooms, filter).filter(
      ({ id }) => free.rooms !== undefined && !foundIds.has(id),
    ),
    places: [...new Set(catalogue.rooms.map(({ location }) => location))].sort(),
    waiting: stay ? !free.rooms && !free.error : catalogue.waiting,
    error: stay && free.rooms ? undefined : source.error,
    retry: source.retry,
    /** The service that was said before stays with the search. */
    search: (next: RoomFilter) => {
      const said = writeFilter(next);
      const { service } = readWish(query);
      if (service) said.set('service', service);
      void navigate(
        { pathname: paths.search.path, search: said.toString() },
        { preventScrollReset: true },
      );
    },
  };
}
