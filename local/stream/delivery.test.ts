import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { DiskFull } from '#local/disk.ts';
import { deliver } from './delivery.ts';

const records = (count: number): DynamoDBRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    dynamodb: { SequenceNumber: String(index + 1) },
  }));

const numbersOf = (batch: DynamoDBRecord[]): string[] =>
  batch.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '');

const failing = (number: string): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: number }],
});
const fine: DynamoDBBatchResponse = { batchItemFailures: [] };

/** Delivers `count` records. Returns the consumer's batches and the dead letters. */
async function delivering(
  count: number,
  consume: (numbers: string[], call: number) => DynamoDBBatchResponse,
) {
  const calls: string[][] = [];
  const aside: string[] = [];
  await deliver(records(count), {
    consume: (batch) => {
      calls.push(numbersOf(batch));
      return new Promise((resolve) => resolve(consume(numbersOf(batch), calls.length)));
    },
    toDeadLetters: (record) => aside.push(...numbersOf([record])),
    retries: 2,
    pause: 0,
  });
  return { calls, aside };
}

const crash = (): never => {
  throw new Error('killed');
};

describe('delivery', () => {
  it('gives the consumer at most so many at once, and again so many after a failure', async () => {
    const calls: string[][] = [];
    await deliver(records(7), {
      consume: (batch) => {
        calls.push(numbersOf(batch));
        return Promise.resolve(calls.length === 2 ? failing('5') : fine);
      },
      toDeadLetters: () => expect.unreachable('none is given up'),
      atOnce: 3,
      pause: 0,
    });
    expect(calls).toEqual([['1', '2', '3'], ['4', '5', '6'], ['5', '6'], ['7']]);
  });

  it('delivers a batch in one call', async () => {
    expect(await delivering(3, () => fine)).toEqual({
      calls: [['1', '2', '3']],
      aside: [],
    });
  });

  it('continues from the failed record, in order', async () => {
    const { calls, aside } = await delivering(3, (_, call) => (call === 1 ? failing('2') : fine));
    expect(calls).toEqual([
      ['1', '2', '3'],
      ['2', '3'],
    ]);
    expect(aside).toEqual([]);
  });

  it('halves a batch if the consumer throws, until the failing record is alone', async () => {
    const { calls, aside } = await delivering(4, (numbers) =>
      numbers.includes('3') ? crash() : fine,
    );
    expect(calls.slice(0, 2)).toEqual([
      ['1', '2', '3', '4'],
      ['1', '2'],
    ]);
    expect(calls.filter((call) => call.join() === '3')).toHaveLength(3);
    expect(aside).toEqual(['3']);
    expect(calls.at(-1)).toEqual(['4']);
  });

  it('retries a record that fails for a while', async () => {
    const { calls, aside } = await delivering(1, (_, call) => (call < 3 ? crash() : fine));
    expect(calls).toHaveLength(3);
    expect(aside).toEqual([]);
  });

  it('gives up a whole batch whose first record is reported as failed', async () => {
    const { calls, aside } = await delivering(4, (numbers) =>
      numbers.includes('2') ? failing('2') : fine,
    );
    expect(calls.slice(1)).toEqual(Array.from({ length: 3 }, () => ['2', '3', '4']));
    expect(aside).toEqual(['2', '3', '4']);
  });

  it('gives up only the record that fails alone, and continues after it', async () => {
    const { calls, aside } = await delivering(6, (numbers) => {
      if (numbers[0] === '2' && numbers.length > 1) return crash();
      return numbers.includes('2') ? failing('2') : fine;
    });
    expect(aside).toEqual(['2']);
    expect(calls.at(-1)).toEqual(['3', '4', '5', '6']);
  });

  it('gives up nothing where the disk is full', async () => {
    const full = new DiskFull('It is full.', { nothingDone: true });
    const delivered = delivering(2, () => {
      throw full;
    });
    await expect(delivered).rejects.toBe(full);
  });

  it('stops when it is aborted', async () => {
    const calls: string[][] = [];
    const stop = new AbortController();
    await deliver(records(2), {
      consume: (batch) => {
        calls.push(numbersOf(batch));
        stop.abort();
        return Promise.resolve(failing('2'));
      },
      toDeadLetters: () => calls.push(['aside']),
      signal: stop.signal,
    });
    expect(calls).toEqual([['1', '2']]);
  });
});
