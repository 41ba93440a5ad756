import { htmlPage } from '#functions/platform/http/htmlPage.ts';
import { siteUrlAt } from '#functions/platform/siteUrl.ts';
import { search } from '#shared/contract/search.ts';
import { FIRST_SEARCH, type SearchPageContent } from '#shared/searchPage.ts';
import { answerSearch } from '../rooms/answerSearch.ts';
import { rendererOf } from './renderer.ts';

const renderer = rendererOf('search');

/**
 * The page of the search as HTML, with the first rooms. CloudFront passes the host of the address as `host`, and `asked`
 * where the address says what is looked for: that page finds its rooms in the browser.
 */
export const handler = htmlPage('pages.search', async ({ asked, host = '' }) => {
  const { renderSearch, template } = renderer();
  const content = asked === undefined ? await firstRooms() : undefined;
  return { status: 200, html: renderSearch(content, { template, siteUrl: siteUrlAt(host) }) };
});

/** What the API answers to the first search, in the fields that the contract lists. */
async function firstRooms(): Promise<SearchPageContent> {
  const { body, cursor } = await answerSearch(FIRST_SEARCH);
  return { ...search.output.parse(body), ...(cursor !== undefined && { next: cursor }) };
}
