import type { SocketEvent } from '#shared/notification.ts';
import { list, number, oneOf, record, text, type Check } from '#web/lib/checks.ts';

type EventNamed<Name extends SocketEvent['event']> = Extract<SocketEvent, { event: Name }>;

const isCount: Check<EventNamed<'newNotification'>> = record({
  event: oneOf(['newNotification']),
  count: number,
});
const isChange: Check<EventNamed<'bookingsChanged'>> = record({
  event: oneOf(['bookingsChanged']),
  rooms: list(text()),
});

/** What a message of the socket says; undefined for any other message, such as `pong`. */
export function eventIn(data: unknown): SocketEvent | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return isCount(message) || isChange(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
