import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { StoredRemoval } from '#functions/store/removal/removals.ts';
import { applyRecord } from '#functions/workers/outbox/applyRecord.ts';
import type { ChangeRecord } from '#functions/workers/outbox/change.ts';
import { REMOVAL } from '#functions/workers/outbox/filter.ts';
import { everyItem } from './table.ts';

/** The removals of which something is still to be forgotten. */
export const waitingRemovals = async () =>
  (await everyItem()).filter(({ entity }) => entity === REMOVAL) as unknown as StoredRemoval[];

/** The record of the stream that tells of a removal. */
export const recordOf = (removal: StoredRemoval): ChangeRecord => ({
  eventID: randomUUID(),
  dynamodb: { NewImage: marshall(removal) as never },
});

/** Has the outbox forget whoever has removed their account, where a test reads no stream. */
export async function finishRemovals(): Promise<void> {
  for (const removal of await waitingRemovals()) await applyRecord(recordOf(removal));
}
