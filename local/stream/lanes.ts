import type { DynamoDBRecord } from 'aws-lambda';

/**
 * Splits records into at most `count` lanes that can be worked through side by side, as Lambda's
 * parallelization factor does: the records of one partition stay in one lane, in their order.
 */
export function lanesOf(records: readonly DynamoDBRecord[], count: number): DynamoDBRecord[][] {
  const partitions = [...Map.groupBy(records, partitionOf).values()];
  const lanes = Map.groupBy(partitions.entries(), ([index]) => index % count);
  return [...lanes.values()].map((lane) => lane.flatMap(([, partition]) => partition));
}

const partitionOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.pk?.S ?? '';
