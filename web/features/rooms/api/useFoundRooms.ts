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
 * What a search finds, asked anew with each question and each visit; what is known of it shows meanwhile.
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

  const isCurrent = search?.asked === asked;
  const found: FoundRooms | undefined = isCurrent ? search.found : undefined;
  const cursor = found?.next;
  const more = async () => {
    if (cursor) await dispatch(searchMoreRooms({ question, cursor }));
  };
  return {
    found,
    /** Why nothing was found out, or not anew: a list that is known stays. */
    error: isCurrent ? error : undefined,
    retry: load,
    ...(cursor && { more }),
    loadingMore: moreStatus === 'loading',
    moreError,
  };
}
