import type { Stay } from '#shared/stay.ts';
import { formatShortStay, plural } from '#web/lib/format.ts';

interface Found {
  /** Rooms that are shown. */
  count: number;
  /** Whether there may be more. */
  hasMore: boolean;
  /** The town that was understood, where it goes by another name than the one that was typed. */
  meant: string | undefined;
  /** From where the nearest are, where these come first. */
  from?: string | undefined;
  stay: Stay | undefined;
}

/** What is said above the rooms that were found. */
export interface FoundWords {
  /** How many they are. */
  count: string;
  /** Where and for when; empty where neither was asked for. */
  rest: string;
}

/** What is said where a search has failed and the rooms of the one before it stay. */
export const wordsOfBefore: FoundWords = { count: 'The rooms of your search before', rest: '' };

/** How many rooms were found, where and for when; where there are none, what was asked stands below. */
export function foundWords({ count, hasMore, meant, from, stay }: Found): FoundWords {
  if (count === 0) return { count: '0 rooms found', rest: '' };
  const days = stay ? `, free ${formatShortStay(stay.startDate, stay.endDate)}` : '';
  const within = meant === undefined ? '' : ` in ${meant}`;
  const where = from === undefined ? within : `, the nearest to ${from} first`;
  return {
    count: `${plural(count, 'room')} found`,
    rest: `${hasMore ? ' so far' : ''}${where}${days}`,
  };
}
