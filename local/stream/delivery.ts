import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { DiskFull } from '#local/disk.ts';

interface DeliveryOptions {
  /** Calls the consumer with a batch. */
  consume: (records: DynamoDBRecord[]) => Promise<DynamoDBBatchResponse>;
  /** Called with each record that could not be delivered. */
  toDeadLetters: (record: DynamoDBRecord) => void;
  /** Records that the consumer is given at once. @default - all */
  atOnce?: number;
  /** @default 10, as in the CDK app */
  retries?: number;
  /** Pause before the first retry, in ms; it doubles with each, up to two seconds. @default 50 */
  pause?: number;
  signal?: AbortSignal;
}

const LONGEST_PAUSE_MS = 2_000;

/**
 * Delivers records in order, as Lambda's event source does. If the consumer reports a failed record, it
 * retries from that record on. If the consumer throws, it retries with half of the batch. A batch whose
 * first record is reported is retried at the same size, and goes to the dead letters as a whole after
 * the last retry.
 * @throws DiskFull as the consumer does: no record is at fault, and all are to be delivered when there is room
 */
export async function deliver(
  records: DynamoDBRecord[],
  { consume, toDeadLetters, atOnce = Infinity, retries = 10, pause = 50, signal }: DeliveryOptions,
): Promise<void> {
  let left = records;
  let size = atOnce;
  let failures = 0;
  const advance = (count: number): void => {
    left = left.slice(count);
    failures = 0;
  };
  while (left.length > 0 && !signal?.aborted) {
    const batch = left.slice(0, size);
    const done = await deliveredOf(batch, consume);
    if (done === batch.length) {
      advance(done);
      size = atOnce;
    } else if (done === undefined && batch.length > 1) {
      size = Math.ceil(batch.length / 2);
    } else if (done) {
      advance(done);
      size = batch.length - done;
    } else {
      failures += 1;
      if (failures > retries) {
        batch.forEach(toDeadLetters);
        advance(batch.length);
        size = atOnce;
      } else {
        await wait(Math.min(LONGEST_PAUSE_MS, pause * 2 ** (failures - 1)));
      }
    }
  }
}

/** Number of records at the start of the batch that succeeded; undefined if the consumer threw. */
async function deliveredOf(
  batch: DynamoDBRecord[],
  consume: DeliveryOptions['consume'],
): Promise<number | undefined> {
  try {
    const { batchItemFailures } = await consume(batch);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
    return first < 0 ? batch.length : first;
  } catch (error) {
    if (error instanceof DiskFull) throw error;
    return undefined;
  }
}
