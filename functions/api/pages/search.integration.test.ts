import { describe, expect, it, vi } from 'vitest';
import { handler as searchHandler } from '#functions/api/rooms/search.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { invoke } from '#functions/testing/calls.ts';
import { askPage, givenTo, usePages, type PageAnswer } from '#functions/testing/pages.ts';
import { someRoom } from '#functions/testing/people.ts';
import { putEntries, someEntry } from '#functions/testing/searchRooms.ts';
import { useTable } from '#functions/testing/table.ts';
import { search as contract } from '#shared/contract/search.ts';
import { limits } from '#shared/limits.ts';
import { FIRST_SEARCH, type SearchPageContent } from '#shared/searchPage.ts';

useTable();
usePages();

const ask = (query: Record<string, string> = {}) => askPage(import('./search.ts'), query);

interface Given {
  content?: SearchPageContent;
  siteUrl?: string;
}

const givenIn = (answer: PageAnswer): Given => givenTo(answer) as Given;

/** What the API answers to the first search, and where its next page is. */
async function answered() {
  const { body, headers } = await invoke(searchHandler, contract, { query: { ...FIRST_SEARCH } });
  const [, cursor] = /cursor=([^&>]+)/.exec(headers.link ?? '') ?? [];
  return { body: body as unknown as SearchPageContent, cursor };
}

describe('the page of the search', () => {
  it('is rendered of what the API answers to the first search, and browsers ask for it anew each time', async () => {
    await refreshEntry(await someRoom({ name: 'Nyamata Store' }));
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-request-id': 'request-1',
    });
    const { content } = givenIn(answer);
    expect(content?.rooms.map(({ name }) => name)).toEqual(['Nyamata Store']);
    expect(content).toEqual((await answered()).body);
  });

  it('waits for its scripts where something is asked for, and the table is not asked', async () => {
    const { db } = await import('#functions/platform/table/client.ts');
    const send = vi.spyOn(db, 'send');
    expect(givenIn(await ask({ asked: '1' }))).toEqual({});
    expect(send).not.toHaveBeenCalled();
    await ask();
    expect(send).toHaveBeenCalled();
  });

  it('carries the mark of the next page where there are more', async () => {
    const entries = Array.from({ length: limits.searchPage + 1 }, (_, index) => someEntry(index));
    await putEntries(entries);
    const { content } = givenIn(await ask());
    const { body, cursor } = await answered();
    expect(content?.rooms).toHaveLength(limits.searchPage);
    expect(cursor).toBeDefined();
    expect(content).toEqual({ ...body, next: cursor });
  });

  it('has the addresses of the host that the visitor sees', async () => {
    const answer = await ask({ asked: '1', host: 'd111.cloudfront.net' });
    expect(givenIn(answer).siteUrl).toBe('https://d111.cloudfront.net');
  });
});

it('a page that fails is answered 500 without a word, which the edge shows nobody', async () => {
  const { db } = await import('#functions/platform/table/client.ts');
  vi.spyOn(db, 'send').mockImplementation(() => {
    throw new Error('The table is gone');
  });
  const answer = await ask();
  expect(answer).toMatchObject({ statusCode: 500, body: '' });
  expect(answer.headers['cache-control']).toBe('no-store');
});
