import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const unknown = () => undefined;

/**
 * What only the reader's browser knows: unknown in a prerendered page, until its scripts take it over.
 * `read` answers the same however often it is asked.
 */
export const useInBrowser = <T>(read: () => T): T | undefined =>
  useSyncExternalStore<T | undefined>(never, read, unknown);
