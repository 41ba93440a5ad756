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

/** How many rooms were found, where and for when; where there are none, what was asked stands below. */
export function foundWords({ count, hasMore, meant, from, stay }: Found): string {
  if (count === 0) return '0 rooms found';
  const days = stay ? `, free ${formatShortStay(stay.startDate, stay.endDate)}` : '';
  const within = meant === undefined ? '' : ` in ${meant}`;
  const where = from === undefined ? within : `, the nearest to ${from} first`;
  return `${plural(count, 'room')} found${hasMore ? ' so far' : ''}${where}${days}`;
}
