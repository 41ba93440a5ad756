import Socket from 'partysocket/ws';
import { eventIn } from './eventIn.ts';
import { CONNECTION_TIMEOUT_MS, PING_MS, reconnectionDelay } from './reconnection.ts';
import { socketAddress } from './socketAddress.ts';
import { pause, untilOnline, untilVisible } from './waiting.ts';

interface Listener {
  /** The server says how many notifications are unread. */
  received: (count: number) => void;
  /** The server says in which rooms bookings have changed. */
  changed: (rooms: string[]) => void;
  /**
   * A socket is open; earlier messages are not repeated. `again` is set if one was open before, or if the first has opened
   * late.
   */
  opened: (again: boolean) => void;
  /** An attempt failed. Checks whether the server answers and still accepts the token. */
  check: () => Promise<unknown>;
}

/**
 * Listens to the server for whoever has the token, and comes back whenever the socket is lost.
 * Nothing is tried without a network; a tab that nobody looks at tries once, then waits.
 * @returns what ends it
 */
export function listen(token: string, { received, changed, opened, check }: Listener): () => void {
  const left = new AbortController();
  const { signal } = left;

  let again = false;
  const address = async (): Promise<string> => {
    // A socket that has to wait misses messages, also if it is the first.
    if (socket.retryCount > 0 || !navigator.onLine) again = true;
    if (socket.retryCount > 0) await pause(reconnectionDelay(socket.retryCount), signal);
    await untilOnline(signal);
    if (socket.retryCount > 1) await untilVisible(signal);
    if (socket.retryCount > 0) await check();
    return `${await socketAddress()}?${new URLSearchParams({ token }).toString()}`;
  };
  const socket = new Socket(address, null, {
    // The library draws a delay once only, so it waits for none: the address does.
    minReconnectionDelay: 0,
    maxReconnectionDelay: 0,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    shouldReconnectOnClose: () => !signal.aborted,
  });

  let unanswered = false;
  const onOpen = () => {
    opened(again);
    again = true;
    unanswered = false;
  };
  const onMessage = ({ data }: MessageEvent) => {
    unanswered = false;
    const event = eventIn(data);
    if (event?.event === 'newNotification') received(event.count);
    if (event?.event === 'bookingsChanged') changed(event.rooms);
  };
  socket.addEventListener('open', onOpen, { signal });
  socket.addEventListener('message', onMessage, { signal });

  const isOpen = () => socket.readyState === socket.OPEN;
  /** A socket may stay open although its network is gone. */
  const renew = () => {
    if (isOpen()) socket.reconnect();
  };
  const ping = () => {
    if (unanswered) renew();
    else if (isOpen()) {
      unanswered = true;
      socket.send('ping');
    }
  };
  const pinging = setInterval(ping, PING_MS);
  window.addEventListener('online', renew, { signal });
  return () => {
    left.abort();
    clearInterval(pinging);
    leave(socket);
  };
}

/** Closes a socket; one that is being opened as soon as it is, or the browser would complain. */
function leave(socket: Socket): void {
  const opening = socket.readyState === socket.CONNECTING && socket.url !== '';
  if (opening) socket.addEventListener('open', () => socket.close(), { once: true });
  else socket.close();
}
