import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { logger } from '#functions/platform/logger.ts';
import { endSockets, type Ended } from '#functions/workers/realtime/endSockets.ts';
import { pushNews } from '#functions/workers/realtime/push.ts';
import { applyRecord } from './applyRecord.ts';
import { Batch } from './batch.ts';
import { changedRows } from './changedRows.ts';
import { endedBy } from './ended.ts';

/**
 * Applies the changes of a batch in order. Where one fails, the stream delivers it and those after it
 * again. Each recipient is pushed the count once for the whole batch, because the count is absolute, and the staff with
 * it the rooms whose rows have changed. Then the sockets of ended sessions are closed.
 * @throws the error of the first change of several
 */
export async function handler({
  Records,
}: Pick<DynamoDBStreamEvent, 'Records'>): Promise<DynamoDBBatchResponse> {
  const batch = new Batch();
  const recipients = new Set<string>();
  const rooms = new Set<string>();
  const ended: Ended[] = [];
  const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = [];
  for (const record of Records) {
    try {
      const end = endedBy(record);
      if (end) ended.push(end);
      for (const userId of await applyRecord(record, batch)) recipients.add(userId);
      for (const room of changedRows(record)) rooms.add(room);
    } catch (error) {
      logger.error('an event failed', { eventId: record.eventID, error });
      // Lambda delivers a batch again from the named record on. Where that is the first one, the batch
      // would stay whole and go to the queue as a whole after the last try. A batch that fails as a
      // whole is halved, which is not counted as a try, until the failing record is alone.
      if (record === Records[0] && Records.length > 1) throw error;
      batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
      break;
    }
  }
  await logFailure(() => pushAll([...recipients], [...rooms], batch));
  await Promise.all(ended.map((end) => logFailure(() => endSockets(end))));
  return { batchItemFailures };
}

/** Pushes each recipient, and those of the staff the changed rooms as well. */
async function pushAll(recipients: string[], rooms: string[], batch: Batch): Promise<void> {
  const staff = rooms.length > 0 ? await batch.staffIds() : [];
  const roomsFor = (userId: string) => (staff.includes(userId) ? rooms : []);
  await Promise.all(
    recipients.map((userId) => logFailure(() => pushNews(userId, roomsFor(userId)))),
  );
}

/** What changed is written: a socket that fails must not have the whole batch delivered again. */
async function logFailure(sockets: () => Promise<void>): Promise<void> {
  try {
    await sockets();
  } catch (error) {
    logger.warn('a push failed', error instanceof Error ? error : String(error));
  }
}
