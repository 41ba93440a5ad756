/** The specification's limits for the socket, section 9, in milliseconds. */
const DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 5_000;
const RANDOMISATION = 0.5;
const CONNECTION_TIMEOUT_MS = 20_000;

/** How often an open socket says that it is still there, in milliseconds. */
export const PING_MS = 5 * 60_000;

/**
 * How the socket comes back: first after 500 to 1500 ms, so that not all browsers come at once when
 * the server does, then after twice as long each time, up to 5000 ms.
 */
export const reconnection = (random: () => number = Math.random) => ({
  minReconnectionDelay: DELAY_MS * (1 + RANDOMISATION * (2 * random() - 1)),
  reconnectionDelayGrowFactor: 2,
  maxReconnectionDelay: LONGEST_DELAY_MS,
  connectionTimeout: CONNECTION_TIMEOUT_MS,
});
