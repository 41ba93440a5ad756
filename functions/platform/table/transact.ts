import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException, type CancellationReason } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Refusal } from '#functions/errors.ts';
import { db } from './client.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An item of a transaction by what it is for, so that its refusal can be told by name. */
export interface NamedWrite<Name extends string = string> {
  name: Name;
  write: Write;
}

/** A failed condition: which write it was on, and the item that stood there, if any. */
export interface FailedCondition<Name extends string> {
  name: Name;
  item: Record<string, unknown> | undefined;
}

export type Outcome<Name extends string> =
  { done: true } | { done: false; failed: FailedCondition<Name>[] };

const TRIES = 6;
const FIRST_PAUSE_MS = 25;

const itemOf = (reason: CancellationReason): Record<string, unknown> | undefined =>
  reason.Item && unmarshall(reason.Item);

/**
 * Writes all or nothing. Answers which conditions failed; a transaction that was cancelled for
 * contention only has no failed condition, and is worth trying again.
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
 * DynamoDB tells the reasons by position: the first belongs to the first write. Beside a conflict they
 * say nothing for sure: a condition may have failed on what the other transaction had written already,
 * while the write that explains it is still under way.
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

/**
 * Tries until `attempt` answers something: again after a pause that grows, with jitter, while it
 * answers undefined.
 * @throws Refusal busy after five repetitions: nothing was written.
 */
export async function untilUncontended<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS, tries = 1; ; pause *= 2, tries += 1) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
    if (tries === TRIES) throw new Refusal('busy');
    await wait(pause * (0.5 + Math.random()));
  }
}
