import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

/**
 * Waits for a write that has a condition.
 * @returns its answer; undefined where the condition failed, so that nothing was written
 */
export async function unlessConditionFails<Answer>(
  write: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
