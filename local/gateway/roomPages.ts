import { randomUUID } from 'node:crypto';
import type { PageEvent } from '#functions/platform/http/htmlPage.ts';
import type { RoomPages } from '#local/edge/edge.ts';
import type { InvokeFunction } from '#local/lambda/thread.ts';
import { ROOM_PAGE } from '#shared/roomPage.ts';
import { toReply } from './gateway.ts';

/**
 * Calls `pages.room` as CloudFront does by the function's URL. If it fails, the result is undefined and
 * the edge serves the empty page, as CloudFront's fallback origin does.
 */
export const createRoomPages =
  (invoke: InvokeFunction): RoomPages =>
  async (rawPath) => {
    try {
      const reply = toReply(await invoke('pages.room', eventOf(rawPath)));
      return reply.status < 500 ? reply : undefined;
    } catch {
      return undefined; // The thread has logged the reason.
    }
  };

function eventOf(rawPath: string): PageEvent {
  const room = ROOM_PAGE.exec(rawPath)?.[1];
  return {
    queryStringParameters: room === undefined ? {} : { room },
    requestContext: { requestId: randomUUID() },
  };
}
