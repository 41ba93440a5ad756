import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { db } from './client.ts';

/** Most writes that DynamoDB takes in one transaction. */
export const MOST_WRITES = 100;

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A write of a transaction with a name, by which a failed condition is found. */
export interface NamedWrite<Name extends string = string> {
  name: Name;
  write: Write;
}

/** A failed condition: the name of its write, and the item as it was, if the write asked for it. */
export interface FailedCondition<Name extends string> {
  name: Name;
  item: Record<string, unknown> | undefined;
}

export type Outcome<Name extends string> =
  | { done: true }
  | { done: false; failed: FailedCondition<Name>[] };

const itemOf = (reason: CancellationReason): Record<string, unknown> | undefined =>
  reason.Item && unmarshall(reason.Item);

/**
 * Writes all or nothing.
 * @returns the failed conditions. A transaction that was cancelled for contention has none, and is to be
 * tried again.
 */
export async function transact<Name extends string>(
  writes: NamedWrite<Name>[],
): Promise<Outcome<Name>> {
  try {
    await db.send(new TransactWriteCommand({ TransactItems: writes.map(({ write }) => write) }));
    return { done: true };
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    return { done: false, failed: failedConditions(error, writes) };
  }
}

/**
 * The conditions that DynamoDB reports as failed: the first reason belongs to the first write. Beside a
 * conflict they are not reported, because a condition may have failed on what the other transaction wrote
 * while another of its writes, which would explain it, is still under way.
 */
function failedConditions<Name extends string>(
  error: TransactionCanceledException,
  writes: NamedWrite<Name>[],
): FailedCondition<Name>[] {
  const reasons = error.CancellationReasons ?? [];
  const unexpected = reasons.find(({ Code }) => Code === 'ValidationError');
  if (unexpected) throw error;
  if (reasons.some(({ Code }) => Code === 'TransactionConflict')) return [];
  return writes.flatMap(({ name }, position) => {
    const reason = reasons[position];
    return reason?.Code === 'ConditionalCheckFailed' ? [{ name, item: itemOf(reason) }] : [];
  });
}
