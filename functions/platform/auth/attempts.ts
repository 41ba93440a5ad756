import { createHash } from 'node:crypto';
import { Refusal } from '#functions/errors.ts';
import { nowSeconds } from '#functions/platform/nowSeconds.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems, type Item, type Key } from '#functions/platform/table/readItems.ts';
import { transact, type NamedWrite } from '#functions/platform/table/transact.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';

/** At most `max` attempts of `who` in a window of `seconds` that opens with the first attempt. */
export interface AttemptLimit {
  scope:
    | 'login'
    | 'loginAccount'
    | 'loginAddress'
    | 'register'
    | 'contact'
    | 'forgotAccount'
    | 'forgotAddress'
    | 'reset'
    | 'confirmationCode'
    | 'confirmationMail'
    | 'confirmationMailDay'
    | 'confirmation'
    | 'emailChange'
    | 'calendar'
    | 'mail'
    | 'requestMail'
    | 'staffMail';
  who: string;
  max: number;
  seconds: number;
  /** Windows that opened before this moment (seconds since 1970) count no longer. */
  since?: number | undefined;
}

/** The attempts in a window, and when it closes (seconds since 1970). */
interface Counter {
  attempts: number;
  expiresAt: number;
}

/** The counters of a list of limits, in the same order; undefined where no attempt was counted. */
export type Counters = (Counter | undefined)[];

/** Network and e-mail addresses are stored as hashes, because a counter needs no more. */
const keyOf = ({ scope, who }: AttemptLimit) =>
  keys.attempts(scope, createHash('sha256').update(who).digest('hex').slice(0, 32));

/** The attempts of a counter, none where its window has closed. */
export const attemptsIn = (counter: Counter | undefined): number =>
  counter !== undefined && counter.expiresAt > nowSeconds() ? counter.attempts : 0;

/** The end (seconds since 1970) up to which windows are over: now, or where they opened too early. */
const overUntil = ({ seconds, since = 0 }: AttemptLimit, now: number): number =>
  Math.max(now, since + seconds - 1);

const isOpen = (
  limit: AttemptLimit,
  counter: Counter | undefined,
  now: number,
): counter is Counter => counter !== undefined && counter.expiresAt > overUntil(limit, now);

/**
 * Reads the counters of some limits, and the item under `alsoKey`, in one round trip.
 */
export async function readCounters(
  limits: AttemptLimit[],
  alsoKey?: Key,
): Promise<{ counters: Counters; also: Item | undefined }> {
  const wanted = limits.map(keyOf);
  const items = await readItems(alsoKey ? [...wanted, alsoKey] : wanted);
  return { counters: items.slice(0, wanted.length) as Counters, also: items[wanted.length] };
}

/**
 * Counts an attempt for all limits, or for none. The write is conditional on the counters that were read,
 * so that of parallel attempts no more are counted than the limits allow.
 * @throws Refusal tooManyAttempts where a limit is reached
 */
export async function countAttempt(limits: AttemptLimit[], read?: Counters): Promise<void> {
  let counters = read;
  await untilUncontended(async () => {
    counters ??= (await readCounters(limits)).counters;
    refuseExhausted(limits, counters);
    const outcome = await transact(countUp(limits, counters));
    counters = undefined;
    return outcome.done ? true : undefined;
  });
}

function refuseExhausted(limits: AttemptLimit[], counters: Counters): void {
  const now = nowSeconds();
  const waits = limits.flatMap((limit, index) => {
    const counter = counters[index];
    const isReached = isOpen(limit, counter, now) && counter.attempts >= limit.max;
    return isReached ? [counter.expiresAt - now] : [];
  });
  if (waits.length > 0) throw new Refusal('tooManyAttempts', { retryAfter: Math.max(...waits) });
}

/** Counts one more attempt for each limit; fails where one is reached, or was counted meanwhile. */
export function countUp(limits: AttemptLimit[], counters: Counters): NamedWrite[] {
  const now = nowSeconds();
  return limits.map((limit, index) => {
    const counter = counters[index];
    return {
      name: limit.scope,
      write: { Update: isOpen(limit, counter, now) ? another(limit, counter) : first(limit, now) },
    };
  });
}

/** Counts one more attempt in an open window. */
const another = (limit: AttemptLimit, { expiresAt }: Counter) => ({
  TableName: settings.tableName(),
  Key: keyOf(limit),
  UpdateExpression: 'ADD attempts :one',
  ConditionExpression: 'expiresAt = :window AND attempts < :max',
  ExpressionAttributeValues: { ':one': 1, ':window': expiresAt, ':max': limit.max },
});

/** Counts the first attempt of a new window. */
const first = (limit: AttemptLimit, now: number) => ({
  TableName: settings.tableName(),
  Key: keyOf(limit),
  UpdateExpression: 'SET attempts = :one, expiresAt = :end, entity = :entity',
  ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :over',
  ExpressionAttributeValues: {
    ':one': 1,
    ':end': now + limit.seconds,
    ':over': overUntil(limit, now),
    ':entity': 'attempts',
  },
});

/**
 * Subtracts an attempt that was counted in advance and has succeeded. A counter without attempts, as after
 * its window has closed, is left as it is.
 */
export async function giveAttemptBack(limits: AttemptLimit[]): Promise<void> {
  let left = limits;
  await untilUncontended(async () => {
    const outcome = await transact(left.map(countDown));
    if (outcome.done) return true;
    const failed = new Set(outcome.failed.map(({ name }) => name));
    left = left.filter(({ scope }) => !failed.has(scope));
    return left.length === 0 ? true : undefined;
  });
}

const countDown = (limit: AttemptLimit): NamedWrite<AttemptLimit['scope']> => ({
  name: limit.scope,
  write: {
    Update: {
      TableName: settings.tableName(),
      Key: keyOf(limit),
      UpdateExpression: 'ADD attempts :minusOne',
      ConditionExpression: 'attempts > :none',
      ExpressionAttributeValues: { ':minusOne': -1, ':none': 0 },
    },
  },
});
