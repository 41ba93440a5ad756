import { FIRST_SEARCH, type SearchPageContent } from '#shared/searchPage.ts';
import type { AppDispatch } from '#web/lib/state.ts';
import { searchColdRooms } from './coldRoomsSlice.ts';

const GIVEN = 'given-search';

/** The first search, with the answer taken from the page's HTML. */
export const searchGiven = (content: SearchPageContent) => (dispatch: AppDispatch) => {
  dispatch(searchColdRooms.pending(GIVEN, FIRST_SEARCH));
  dispatch(searchColdRooms.fulfilled(content, GIVEN, FIRST_SEARCH));
};
