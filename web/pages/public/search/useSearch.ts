import { useNavigate, useSearchParams } from 'react-router-dom';
import { foldName } from '#shared/search/towns.ts';
import type { FoundRooms } from '#web/features/rooms/api/foundRooms.ts';
import { useFoundRooms } from '#web/features/rooms/api/useFoundRooms.ts';
import {
  daysProblem,
  questionOf,
  readRoomFilter,
  sortOf,
  stayOf,
  writeFilter,
  type RoomFilter,
} from '#web/features/rooms/filter.ts';
import { leftOutWords } from '#web/features/rooms/leftOutWords.ts';
import { readHere } from '#web/lib/here.ts';
import { useIsInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { paths } from '#web/lib/paths.ts';
import { serverToday } from '#web/lib/session.ts';
import { readWish } from '#web/lib/wish.ts';

/** What the address asks for in the page as it was prerendered. */
const NOTHING = new URLSearchParams();

/** What the search page finds. The filter lives in the address; the server filters and sorts. */
export function useSearch() {
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const isInBrowser = useIsInBrowser();
  const query = isInBrowser ? asked : NOTHING;
  const filter = readRoomFilter(query);
  const today = serverToday();
  const stay = daysProblem(filter, today) ? undefined : stayOf(filter);
  const question = questionOf(filter, stay);
  const sorted = sortOf(filter, isInBrowser ? readHere() : undefined);
  const { found, ...answer } = useFoundRooms({ ...question, ...sorted }, isInBrowser);
  const isMeasured = sorted.sort === 'distance' && !answer.isOfBefore;
  const from = isMeasured ? fromWhere(found, filter) : undefined;
  return {
    ...answer,
    filter,
    stay,
    leftOut: leftOutWords(filter, stay ?? {}, today),
    question,
    rooms: found?.rooms ?? [],
    nearby: found?.nearby ?? [],
    meant: found && meantOf(found),
    from,
    /** From where the distances of what is nearby are measured. */
    around: from ?? found?.place?.name,
    waiting: !found && !answer.error,
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

/** The town that was understood, where it goes by another name than the one that was typed. */
function meantOf({ place }: FoundRooms): string | undefined {
  const name = place?.name;
  return name === undefined || foldName(name) === foldName(place?.typed ?? '') ? undefined : name;
}

/** From where distances are measured, in words. */
const fromWhere = (found: FoundRooms | undefined, { city }: RoomFilter): string =>
  found?.place?.name ?? (city.trim() || 'you');
