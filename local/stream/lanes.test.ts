import type { DynamoDBRecord } from 'aws-lambda';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lanesOf } from './lanes.ts';

const record = (pk: string, number: number): DynamoDBRecord => ({
  dynamodb: { Keys: { pk: { S: pk } }, SequenceNumber: String(number) },
});

const keyOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S;

it('lanes hold every record once, those of one partition in one lane and in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
      fc.integer({ min: 1, max: 4 }),
      (partitions, count) => {
        const records = partitions.map(record);
        const lanes = lanesOf(records, count);
        expect(lanes.length).toBe(Math.min(count, new Set(partitions).size));
        expect(lanes.flat().length).toBe(records.length);
        for (const partition of new Set(partitions)) {
          const lane = lanes.find((one) => one.some((other) => keyOf(other) === partition)) ?? [];
          const own = (list: DynamoDBRecord[]) => list.filter((one) => keyOf(one) === partition);
          expect(own(lane)).toEqual(own(records));
        }
      },
    ),
  );
});
