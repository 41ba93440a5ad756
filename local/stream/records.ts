import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

/** A record of the stream as Lambda passes it to a function, with times in seconds. */
export function lambdaRecord({ dynamodb, eventName, ...record }: StreamRecord): DynamoDBRecord {
  const { ApproximateCreationDateTime: at, ...rest } = dynamodb ?? {};
  return {
    ...record,
    eventName,
    dynamodb: { ...rest, ApproximateCreationDateTime: at && Math.floor(at.getTime() / 1000) },
  } as DynamoDBRecord;
}

/** A filter of Lambda's event sources: its leaves list the values that match. */
export interface Pattern {
  readonly [name: string]: Pattern | readonly string[];
}

/** Whether an event matches a filter, by Lambda's rules. */
const passes = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const given = (event as Record<string, unknown> | null | undefined)?.[name];
    return isList(wanted)
      ? typeof given === 'string' && wanted.includes(given)
      : passes(wanted, given);
  });

/** Whether an event matches one of several filters. */
export const passesAny = (patterns: readonly Pattern[], event: unknown): boolean =>
  patterns.some((pattern) => passes(pattern, event));

const isList = (value: Pattern | readonly string[]): value is readonly string[] =>
  Array.isArray(value);
