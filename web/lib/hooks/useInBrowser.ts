import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unknown = () => undefined;
const yes = () => true;

/**
 * What only the reader's browser knows: unknown in the first render of a prerendered page, which must
 * equal the page's HTML, and known right behind it. Navigation state, query, storage, time zone,
 * language and clock are read this way. `read` answers the same however often it is asked.
 */
export const useInBrowser = <T>(read: () => T): T | undefined =>
  useSyncExternalStore<T | undefined>(never, read, unknown);

/** Whether the page may show what only the browser knows, for what another hook has read. */
export const useIsInBrowser = (): boolean => useInBrowser(yes) ?? false;
