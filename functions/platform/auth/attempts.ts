import { createHash } from 'node:crypto';
import { Refusal } from '#functions/errors.ts';
import { settings } from '#functions/platform/settings.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { readItems, type Item, type Key } from '#functions/platform/table/readItems.ts';
import { transact, untilUncontended, type NamedWrite } from '#functions/platform/table/transact.ts';

/** At most `max` attempts of `who` within `seconds` of the first. */
export interface AttemptLimit {
  scope: 'login' | 'loginAccount' | 'loginAddress' | 'register' | 'contact';
  who: string;
  max: number;
  seconds: number;
}

/** What has been counted: attempts since the window opened, and when it closes (seconds). */
export interface Counter {
  attempts: number;
  expiresAt: number;
}

/** The counters of some limits, in their order. */
export type Counters = (Counter | undefined)[];

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Addresses and e-mails are stored as hashes: a counter needs no more. */
const keyOf = ({ scope, who }: AttemptLimit) =>
  keys.attempts(scope, createHash('sha256').update(who).digest('hex').slice(0, 32));

const isOpen = (counter: Counter | undefined, now: number): counter is Counter =>
  counter !== undefined && counter.expiresAt > now;

/**
 * Reads the counters and one more item in a single round trip.
 * @returns the counters in the order of `limits`, and the item under `alsoKey`
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
 * Counts an attempt against all limits at once, or against none. The count is conditional on what
 * was read, so that parallel attempts cannot slip through together.
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
  const waits = limits.flatMap(({ max }, index) => {
    const counter = counters[index];
    return isOpen(counter, now) && counter.attempts >= max ? [counter.expiresAt - now] : [];
  });
  if (waits.length > 0) throw new Refusal('tooManyAttempts', { retryAfter: Math.max(...waits) });
}

function countUp(limits: AttemptLimit[], counters: Counters): NamedWrite[] {
  const now = nowSeconds();
  return limits.map((limit, index) => {
    const counter = counters[index];
    return {
      name: limit.scope,
      write: { Update: isOpen(counter, now) ? another(limit, counter) : first(limit, now) },
    };
  });
}

/** One more attempt in an open window. */
const another = (limit: AttemptLimit, { expiresAt }: Counter) => ({
  TableName: settings.tableName(),
  Key: keyOf(limit),
  UpdateExpression: 'ADD attempts :one',
  ConditionExpression: 'expiresAt = :window AND attempts < :max',
  ExpressionAttributeValues: { ':one': 1, ':window': expiresAt, ':max': limit.max },
});

/** The first attempt of a new window. */
const first = (limit: AttemptLimit, now: number) => ({
  TableName: settings.tableName(),
  Key: keyOf(limit),
  UpdateExpression: 'SET attempts = :one, expiresAt = :end, entity = :entity',
  ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
  ExpressionAttributeValues: {
    ':one': 1,
    ':end': now + limit.seconds,
    ':now': now,
    ':entity': 'attempts',
  },
});

/**
 * Takes a counted attempt back: a success is no failure. A counter that has none left, as after its
 * window closed, is passed over.
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
