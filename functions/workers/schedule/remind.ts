import type { ScheduledEvent } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import { askForReminders } from '#functions/usecases/reminders.ts';

/**
 * Runs each hour: asks for the e-mails that remind customers of their stay, and the staff of requests that wait. Each is
 * asked for once, also where the event is delivered twice or late.
 */
export async function handler({ time }: Pick<ScheduledEvent, 'time'>): Promise<void> {
  logger.info('reminded', { asked: await askForReminders(Date.parse(time)) });
}
