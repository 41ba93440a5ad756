import { randomUUID } from 'node:crypto';
import type { PageName } from '#infra/manifest.ts';
import type { RenderedPages } from '#local/edge/edge.ts';
import type { InvokeFunction } from '#local/lambda/thread.ts';
import { ROOM_PAGE, ROOM_PAGES } from '#shared/roomPage.ts';
import { SEARCH_PAGE } from '#shared/searchPage.ts';
import { toReply } from './gateway.ts';

/**
 * Calls the function that renders a page as CloudFront does by the function's URL. If it fails, or no function renders
 * the page, the result is undefined and the edge serves the site's own, as CloudFront's fallback origin does.
 */
export const createRenderedPages =
  (invoke: InvokeFunction): RenderedPages =>
  async ({ rawPath, query }) => {
    const asked = rendererAt(rawPath, query);
    if (!asked) return undefined;
    const [name, queryStringParameters] = asked;
    const requestContext = { requestId: randomUUID() };
    try {
      const reply = toReply(await invoke(name, { queryStringParameters, requestContext }));
      return reply.status < 500 ? reply : undefined;
    } catch {
      return undefined; // The thread has logged the reason.
    }
  };

/** The function that renders the page at an address, and what it is asked. */
function rendererAt(
  rawPath: string,
  query: URLSearchParams,
): [PageName, Record<string, string>] | undefined {
  if (rawPath === SEARCH_PAGE) return ['pages.search', query.size > 0 ? { asked: '1' } : {}];
  if (!rawPath.startsWith(ROOM_PAGES)) return undefined;
  const room = ROOM_PAGE.exec(rawPath)?.[1];
  return ['pages.room', room === undefined ? {} : { room }];
}
