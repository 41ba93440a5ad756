import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '#functions/platform/http/logger.ts';
import { pushCount } from '#functions/workers/realtime/push.ts';
import { changeOf } from './change.ts';
import { digest } from './applyChange.ts';

/**
 * Turns changes of bookings, messages and accounts into notifications and figures, in order. Where
 * one fails, the stream tells it and those behind it again. Whoever has something new is pushed the
 * count once for the whole batch: it is absolute.
 * @throws what the first of several has failed of
 */
export async function handler({
  Records,
}: Pick<DynamoDBStreamEvent, 'Records'>): Promise<DynamoDBBatchResponse> {
  const told = new Set<string>();
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const record of Records) {
    try {
      const change = changeOf(record);
      if (change) for (const userId of await digest(change)) told.add(userId);
    } catch (error) {
      logger.error('an event failed', { eventId: record.eventID, error });
      // Lambda cuts a batch at the record that is named: one that begins with it stays as it is, and is
      // put aside as a whole in the end. One that has failed as a whole it halves, which counts as no
      // try: so the others get past, and the one that fails stands alone.
      if (record === Records[0] && Records.length > 1) throw error;
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
