import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isRefusal, Refusal } from '#functions/errors.ts';
import { failureOf } from '#functions/platform/failures.ts';
import { untilUncontended } from './untilUncontended.ts';

/** What the SDK tells a middleware of a request. It is one object for all tries of the request. */
interface RequestContext {
  commandName?: string;
  /** Whether a try of the request ended without an answer, so that it may have been done. */
  doubtful?: boolean;
}

type Next<Arguments, Result> = (args: Arguments) => Promise<Result>;

const isRead = ({ commandName }: RequestContext): boolean =>
  /^(Get|Query|Scan|BatchGet|TransactGet)/.test(String(commandName));

/**
 * What is thrown for a request that failed: a refusal where only time helps. A try before the last may
 * have been done, also where the last was refused.
 */
function refusalOf(error: unknown, context: RequestContext): unknown {
  if (!failureOf(error) && !isRefusal(error, 'busy')) return error;
  const refusal = new Refusal(context.doubtful && !isRead(context) ? 'outcomeUnknown' : 'busy');
  refusal.cause = error;
  return refusal;
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TransactionConflictException';

/** Around all tries of the SDK: repeats a write that met a transaction, which the SDK does not. */
const repeatConflicts =
  <Arguments, Result extends object>(next: Next<Arguments, Result>, context: RequestContext) =>
  async (args: Arguments): Promise<Result> => {
    const attempt = () =>
      next(args).catch((error: unknown) => {
        if (isConflict(error)) return undefined;
        throw error;
      });
    try {
      return await untilUncontended(attempt);
    } catch (error) {
      throw refusalOf(error, context);
    }
  };

/** Around each try: remembers that one may have been done, also where a later one is refused. */
const noteDoubt =
  <Arguments, Result>(next: Next<Arguments, Result>, context: RequestContext) =>
  async (args: Arguments): Promise<Result> => {
    try {
      return await next(args);
    } catch (error) {
      if (failureOf(error) === 'unknown') context.doubtful = true;
      throw error;
    }
  };

/**
 * Has every request of a client answer contention as transactions do: what only time helps against is
 * repeated, and thrown at last as Refusal busy, or as outcomeUnknown where a write may have been done.
 */
export function refuseContention({ middlewareStack }: DynamoDBDocumentClient): void {
  middlewareStack.add(repeatConflicts, { step: 'initialize', name: 'repeatConflicts' });
  middlewareStack.add(noteDoubt, { step: 'finalizeRequest', priority: 'low', name: 'noteDoubt' });
}
