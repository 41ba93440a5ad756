import { afterEach, expect, it, vi } from 'vitest';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { answer, stubBrowser } from '#web/lib/testing/browser.ts';
import { callAll } from './callAll.ts';
import { ApiFailure } from './failure.ts';

afterEach(() => void vi.unstubAllGlobals());

const cursorOf = (url: string): string | null => new URL(url).searchParams.get('cursor');

/** A list of so many rooms, two a page. */
const pagesOf = (count: number) =>
  stubBrowser(({ url }) => {
    const from = Number(cursorOf(url) ?? 0);
    const rooms = [from, from + 1]
      .filter((id) => id < count)
      .map((id) => roomOf({ id: String(id) }));
    const more = from + 2 < count;
    return answer(200, rooms, more ? { Link: `<?cursor=${from + 2}>; rel="next"` } : {});
  });

it('follows the pages of a list to its end, and keeps their order', async () => {
  const sent = pagesOf(5);
  const rooms = await callAll('rooms.list', { startDate: '2027-01-01', endDate: '2027-01-02' });
  expect(rooms.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  expect(sent.map(({ url }) => cursorOf(url))).toEqual([null, '2', '4']);
  expect(
    sent.every(({ url }) => url.includes('startDate=2027-01-01')),
    'the same list',
  ).toBe(true);
});

it('asks once for a list that fits a page', async () => {
  const sent = pagesOf(2);
  expect(await callAll('rooms.list', {})).toHaveLength(2);
  expect(sent).toHaveLength(1);
});

it('answers no part of a list whose next page fails', async () => {
  stubBrowser(({ url }) =>
    cursorOf(url)
      ? answer(500, {})
      : answer(200, [roomOf()], { Link: '<?cursor=next>; rel="next"' }),
  );
  await expect(callAll('rooms.list', {}, { fallback: 'No luck' })).rejects.toThrow(
    new ApiFailure({ code: 'serverError', message: 'No luck', unexplained: true }),
  );
});
