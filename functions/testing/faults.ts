import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { s3 } from '#functions/platform/pictures/images.ts';

/**
 * What can befall a request to AWS:
 * - `throttled`: it is turned away, and nothing is done;
 * - `conflict`: a transaction meets another on the same items, and nothing is done;
 * - `lost`: it is done, and the answer never comes, so that the SDK asks again;
 * - `crashed`: it is done, and who asked comes to nothing before the answer is read.
 */
export const faults = ['throttled', 'conflict', 'lost', 'crashed'] as const;
export type Fault = (typeof faults)[number];

/** What befalls the next requests, in order; undefined lets one through. Then all go through. */
export type Plan = (Fault | undefined)[];

const failure = (name: string): Error =>
  Object.assign(new Error(`A test played ${name}`), { name, $metadata: {} });

const conflict = () =>
  new TransactionCanceledException({
    message: 'A test played a conflict',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

type Send<T> = () => Promise<T>;

const befall: Record<Fault, <T>(send: Send<T>, command: string) => Promise<T>> = {
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

/** Plans what befalls the next requests, and calls off what has not befallen any. */
export interface Befall {
  plan: (next: Plan) => void;
  over: () => void;
}

/**
 * Puts faults between the SDK's repetitions and the network, for the tests of a file. Pauses between
 * repetitions are the shortest.
 */
export function useFaults(): Befall {
  let planned: Plan = [];
  const middleware =
    <Arguments, Result>(next: (args: Arguments) => Promise<Result>, context: object) =>
    (args: Arguments): Promise<Result> => {
      const send = () => next(args);
      const fault = planned.shift();
      if (!fault) return send();
      return befall[fault](send, String((context as { commandName?: string }).commandName));
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
 * Lets runs begin for so many seconds, so that a busy machine makes fewer, and `atLeast` of them
 * however long they take. A test has to check the count: a property without a run holds as well.
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
