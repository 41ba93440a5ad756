import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '#functions/http/logger.ts';
import { pushCount } from '#functions/realtime/push.ts';
import { changeOf } from './change.ts';
import { digest } from './digest.ts';

/**
 * Turns changes of bookings, messages and accounts into notifications and figures, in order. Where
 * one fails, the stream tells it and those behind it again. Whoever has something new is pushed the
 * count once for the whole batch: it is absolute.
 */
export async function handler({
  Records,
}: Pick<DynamoDBStreamEvent, 'Records'>): Promise<DynamoDBBatchResponse> {
  const told = new Set<string>();
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const record of Records) {
    try {
      for (const userId of await digest(changeOf(record))) told.add(userId);
    } catch (error) {
      logger.error('an event failed', { eventId: record.eventID, error });
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
      break;
    }
  }
  await Promise.all([...told].map(push));
  return { batchItemFailures };
}

/** What there is to push is written: a push that fails must not have the whole batch told again. */
async function push(userId: string): Promise<void> {
  try {
    await pushCount(userId);
  } catch (error) {
    logger.warn('a push failed', error instanceof Error ? error : String(error));
  }
}
