import { todayInKigali } from '#shared/days.ts';
import { useInBrowser } from './useInBrowser.ts';

const thisYear = () => todayInKigali().slice(0, 4);

/** The year in Kigali; unknown in a prerendered page, which may be read in another year. */
export const useYear = (): string | undefined => useInBrowser(thisYear);
