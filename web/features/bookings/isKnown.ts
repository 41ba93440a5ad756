import type { ListState } from './components/BookingList.tsx';

/** Whether a list may be counted: an empty one that is not here yet, or failed, is not known to be empty. */
export const isKnown = ({ waiting, error, bookings }: ListState): boolean =>
  !waiting && (error === undefined || bookings.length > 0);
