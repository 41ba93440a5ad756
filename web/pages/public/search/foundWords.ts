import type { Stay } from '#shared/stay.ts';
import { formatStay, plural } from '#web/lib/format.ts';

interface Found {
  /** Rooms that are shown. */
  count: number;
  /** Whether there may be more. */
  hasMore: boolean;
  /** The town that was understood, where it goes by another name than the one that was typed. */
  meant: string | undefined;
  stay: Stay | undefined;
}

/** How many rooms were found, where and for when. */
export function foundWords({ count, hasMore, meant, stay }: Found): string {
  const days = stay ? `, free ${formatStay(stay.startDate, stay.endDate)}` : '';
  const where = meant === undefined ? '' : ` in ${meant}`;
  return `${plural(count, 'room')} found${hasMore ? ' so far' : ''}${where}${days}`;
}
