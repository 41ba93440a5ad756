import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

export interface DeliveryOptions {
  /** Calls the consumer with a batch. */
  consume: (records: DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>;
  /** Told of each record behind which the stream goes on. */
  onDone: (record: DynamoDBRecord) => void;
  /** Takes what could not be delivered. */
  putAside: (record: DynamoDBRecord) => void;
  /** @default 10, as in the CDK app */
  retries?: number;
  /** Pause before the first repetition, in ms; it doubles, up to two seconds. @default 50 */
  pause?: number;
  signal?: AbortSignal;
}

const LONGEST_PAUSE_MS = 2_000;

/**
 * Delivers records in order, as Lambda does: behind one that the consumer names again from that one on,
 * a batch in which it has failed as a whole in halves. A batch that begins with the one it names is not
 * made smaller: told again and again, it goes to the dead letters as it is in the end.
 */
export async function deliver(
  records: DynamoDBRecord[],
  { consume, onDone, putAside, retries = 10, pause = 50, signal }: DeliveryOptions,
): Promise<void> {
  let left = records;
  let size = left.length;
  let failures = 0;
  const advance = (count: number): void => {
    const last = left[count - 1];
    left = left.slice(count);
    failures = 0;
    if (last) onDone(last);
  };
  while (left.length > 0 && !signal?.aborted) {
    const batch = left.slice(0, size);
    const done = await deliveredOf(batch, consume);
    if (done === batch.length) {
      advance(done);
      size = left.length;
    } else if (done === undefined && batch.length > 1) {
      size = Math.ceil(batch.length / 2);
    } else if (done) {
      advance(done);
      size = batch.length - done;
    } else {
      failures += 1;
      if (failures > retries) {
        batch.forEach(putAside);
        advance(batch.length);
        size = left.length;
      } else {
        await wait(Math.min(LONGEST_PAUSE_MS, pause * 2 ** (failures - 1)));
      }
    }
  }
}

/** How many of a batch are done, from its beginning: undefined where the consumer failed as a whole. */
async function deliveredOf(
  batch: DynamoDBRecord[],
  consume: DeliveryOptions['consume'],
): Promise<number | undefined> {
  try {
    const { batchItemFailures } = await consume(batch);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
    return first < 0 ? batch.length : first;
  } catch {
    return undefined;
  }
}
