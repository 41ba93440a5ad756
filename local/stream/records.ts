import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

/** A record of the stream as Lambda hands it to a function: moments are seconds there. */
export function lambdaRecord({ dynamodb, eventName, ...record }: StreamRecord): DynamoDBRecord {
  const { ApproximateCreationDateTime: at, ...rest } = dynamodb ?? {};
  return {
    ...record,
    eventName,
    dynamodb: { ...rest, ApproximateCreationDateTime: at && Math.floor(at.getTime() / 1000) },
  } as DynamoDBRecord;
}

/** A filter of Lambda's event sources: at its leaves stand the values that pass. */
export interface Pattern {
  readonly [name: string]: Pattern | readonly string[];
}

/** Whether an event passes a filter, as Lambda decides it. */
export const passes = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const given = (event as Record<string, unknown> | null | undefined)?.[name];
    return isList(wanted)
      ? typeof given === 'string' && wanted.includes(given)
      : passes(wanted, given);
  });

const isList = (value: Pattern | readonly string[]): value is readonly string[] =>
  Array.isArray(value);
