import type { ScheduledEvent } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import { foldMonths } from '#functions/store/figures/foldMonths.ts';
import { settleDue, type Share } from './settleDue.ts';

/** How long a run begins to move bookings: the function ends a minute later, and an hour later it runs again. */
const RUN_MS = 14 * 60 * 1000;

/** The hour's event. On AWS there is one for each part of each shard of the lists, so that all are worked on at once. */
type Hour = Pick<ScheduledEvent, 'time'> & Partial<Share>;

/**
 * Runs each hour: moves due bookings to expired or completed, and folds the sums of months. It uses the time of the
 * event, so that an event which is delivered late or twice has the same effect.
 * @throws where a booking could not be moved, so that the event is delivered again
 */
export async function handler({ time, shard, part }: Hour): Promise<void> {
  const share = shard === undefined ? undefined : { shard, part };
  const settled = await settleDue(Date.parse(time), Date.now() + RUN_MS, share);
  // The first run of a shard does it for all of the shard.
  const folded = part === undefined || part === 0 ? await foldMonths(shard) : 0;
  const { failures, ...counts } = settled;
  logger.info('settled', { ...counts, failed: failures.length, folded });
  if (failures.length > 0) throw new AggregateError(failures, 'Some bookings were not settled');
}
