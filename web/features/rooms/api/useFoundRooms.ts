import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#web/lib/state.ts';
import {
  searchColdRooms,
  searchMoreRooms,
  selectRoomError,
  selectRoomStatus,
} from './coldRoomsSlice.ts';
import type { FoundRooms, SearchQuestion } from './foundRooms.ts';

/**
 * What a search finds, asked anew with each question, each visit, and where it failed when the network is back; what
 * is known shows meanwhile.
 * @param isKnown whether it is known what is asked; before, what came with the page's HTML is shown
 */
export function useFoundRooms(question: SearchQuestion, isKnown: boolean) {
  const dispatch = useAppDispatch();
  const search = useAppSelector((state) => state.coldRooms.search);
  const error = useAppSelector(selectRoomError('search'));
  const moreError = useAppSelector(selectRoomError('more'));
  const moreStatus = useAppSelector(selectRoomStatus('more'));
  const asked = JSON.stringify(question);
  const load = useCallback(() => {
    if (isKnown) void dispatch(searchColdRooms(JSON.parse(asked) as SearchQuestion));
  }, [dispatch, asked, isKnown]);
  useEffect(load, [load]);

  const current = search?.asked === asked ? search : undefined;
  const failure = current && error;
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [hasFailed, load]);

  const isOfBefore = hasFailed && !current?.found && current?.before !== undefined;
  const found: FoundRooms | undefined = isOfBefore ? current.before : current?.found;
  const cursor = found?.next;
  const more = async () => {
    if (cursor) await dispatch(searchMoreRooms({ question, cursor }));
  };
  return {
    found,
    /** Whether that was found by the search before, because this one has failed. */
    isOfBefore,
    /** Why nothing was found out, or not anew: a list that is known stays. */
    error: failure,
    retry: load,
    ...(cursor && !isOfBefore && { more }),
    loadingMore: moreStatus === 'loading',
    moreError,
  };
}
