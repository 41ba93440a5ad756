import type { ScheduledEvent } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import { settleDue } from './settleDue.ts';

/**
 * Each hour: lets bookings expire and completes them. The hour is the event's own, so that one that
 * comes late, or twice, does what it should have done and no more.
 * @throws where a booking could not be settled: the event comes again, and so does the next hour
 */
export async function handler({ time }: Pick<ScheduledEvent, 'time'>): Promise<void> {
  const { expired, completed, failures } = await settleDue(Date.parse(time));
  logger.info('settled', { expired, completed, failed: failures.length });
  if (failures.length > 0) throw new AggregateError(failures, 'Some bookings were not settled');
}
