import { todayInKigali } from '#shared/days.ts';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const thisYear = () => todayInKigali().slice(0, 4);
const unknown = () => undefined;

/** The year in Kigali; unknown in a prerendered page, which may be read in another year. */
export const useYear = (): string | undefined => useSyncExternalStore(never, thisYear, unknown);
