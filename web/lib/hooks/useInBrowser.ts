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

/** Whether the first render is over, so that the page may show what another hook has read in the browser. */
export const useIsInBrowser = (): boolean => useInBrowser(yes) ?? false;
