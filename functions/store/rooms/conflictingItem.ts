import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** The item on which a write's condition failed; undefined where there is none, or the error is another. */
export const conflictingItem = (error: unknown): Record<string, unknown> | undefined =>
  error instanceof ConditionalCheckFailedException && error.Item
    ? unmarshall(error.Item)
    : undefined;
