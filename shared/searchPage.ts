import type { search } from './contract/search.ts';
import type { InputOf, OutputOf } from './endpoint.ts';
import type { PrerenderedPage } from './prerendered.ts';

/** The address of the search, whose page CloudFront requests from `pages.search`. */
export const SEARCH_PAGE = '/search' satisfies PrerenderedPage;

/** What the search asks for where its address says nothing of what is looked for. */
export const FIRST_SEARCH = { sort: 'oldest' } as const satisfies InputOf<typeof search>;

/** What the search's page shows before its scripts load more: the answer to {@link FIRST_SEARCH}. */
export type SearchPageContent = OutputOf<typeof search> & {
  /** The mark of the next page, where there is one. */
  next?: string | undefined;
};
