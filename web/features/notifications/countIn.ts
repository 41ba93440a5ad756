import type { SocketEvent } from '#shared/notification.ts';

const isNews = (value: unknown): value is SocketEvent =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  value.event === 'newNotification' &&
  'count' in value &&
  typeof value.count === 'number';

/** The count in a message of the socket; undefined for any other message, such as `pong`. */
export function countIn(data: unknown): number | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return isNews(message) ? message.count : undefined;
  } catch {
    return undefined;
  }
}
