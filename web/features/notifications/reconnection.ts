/** The specification's limits for the socket, section 9, in milliseconds. */
const DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 5_000;
const RANDOMISATION = 0.5;
export const CONNECTION_TIMEOUT_MS = 20_000;

/** How often an open socket says that it is still there, in milliseconds. */
export const PING_MS = 5 * 60_000;

/**
 * How long to wait before the `tries`th attempt to come back, in milliseconds. The delay doubles from 1000 to
 * 5000 ms, and each is drawn anew between its half and its half more, never above 5000 ms: browsers that
 * lost their sockets together come back apart, and stay apart.
 */
export function reconnectionDelay(tries: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_DELAY_MS, DELAY_MS * 2 ** (tries - 1));
  const least = delay * (1 - RANDOMISATION);
  const most = Math.min(LONGEST_DELAY_MS, delay * (1 + RANDOMISATION));
  return least + random() * (most - least);
}
