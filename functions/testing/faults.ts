import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, vi } from 'vitest';
import { s3 } from '#functions/platform/pictures/images.ts';
import { db } from '#functions/platform/table/client.ts';

/**
 * What can happen to a request to AWS:
 * - `throttled`: it is refused, and nothing is done;
 * - `conflict`: a transaction meets another on the same items, and nothing is done;
 * - `lost`: it is done, but its answer is lost, so that the SDK repeats it;
 * - `crashed`: it is done, but the caller ends before it reads the answer.
 */
export const faults = ['throttled', 'conflict', 'lost', 'crashed'] as const;
export type Fault = (typeof faults)[number];

/** The faults of the next requests, in order; undefined lets a request through. Later ones all go through. */
export type Plan = (Fault | undefined)[];

/**
 * What befalls a transaction that is done once all the same. A lost answer alone leads nowhere new, because the SDK sends
 * the same token again; that another transaction is under way then does.
 */
export const unclearAnswers: [what: string, plan: Plan][] = [
  ['its answer is lost', ['lost']],
  ['another transaction is under way', ['conflict']],
  ['its answer is lost, and another is under way when it is sent again', ['lost', 'conflict']],
];

const failure = (name: string): Error =>
  Object.assign(new Error(`A test played ${name}`), { name, $metadata: {} });

const conflict = () =>
  new TransactionCanceledException({
    message: 'A test played a conflict',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

type Send<T> = () => Promise<T>;

const play: Record<Fault, <T>(send: Send<T>, command: string) => Promise<T>> = {
  throttled: () => Promise.reject(failure('ThrottlingException')),
  conflict: (send, command) =>
    command === 'TransactWriteItemsCommand' ? Promise.reject(conflict()) : send(),
  lost: async (send) => {
    await Promise.allSettled([send()]);
    throw failure('TimeoutError');
  },
  crashed: async (send) => {
    await Promise.allSettled([send()]);
    throw failure('Crash');
  },
};

/** Sets the faults of the next requests, and cancels those that have not happened. */
interface Faults {
  plan: (next: Plan) => void;
  over: () => void;
}

/**
 * Lets the tests of a file play faults between the SDK's retries and the network. Pauses between retries
 * are the shortest possible.
 */
export function useFaults(): Faults {
  let planned: Plan = [];
  const middleware =
    <Arguments, Result>(next: (args: Arguments) => Promise<Result>, context: object) =>
    (args: Arguments): Promise<Result> => {
      const send = () => next(args);
      const fault = planned.shift();
      if (!fault) return send();
      return play[fault](send, String((context as { commandName?: string }).commandName));
    };
  const place = {
    step: 'finalizeRequest',
    priority: 'low',
    name: 'faults',
    override: true,
  } as const;
  db.middlewareStack.add(middleware, place);
  s3.middlewareStack.add(middleware, place);
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => {
    planned = [];
    vi.restoreAllMocks();
  });
  return {
    plan: (next) => (planned = [...next]),
    over: () => (planned = []),
  };
}

/** The runs of a property. */
export interface Runs {
  /** Whether another may begin, which is counted then. */
  next: () => boolean;
  /** How many have begun. */
  count: () => number;
}

/**
 * Limits the runs of a property to those that begin within `seconds`, so that a busy machine makes fewer,
 * but makes at least `atLeast`. Check the count in the test, because a property without a run passes.
 */
export function runsFor(seconds: number, atLeast: number): Runs {
  const ends = performance.now() + seconds * 1000;
  let begun = 0;
  return {
    next: () => {
      const may = begun < atLeast || performance.now() < ends;
      if (may) begun += 1;
      return may;
    },
    count: () => begun,
  };
}
