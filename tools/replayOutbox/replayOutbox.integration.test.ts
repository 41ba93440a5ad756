import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DescribeStreamCommand, DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { countUnread, listNotifications } from '#functions/store/notifications/notifications.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { readStream } from '#local/stream/testing/readStream.ts';
import { expectFiguresOfRecount } from '#local/stream/testing/recount.ts';
import type { Piece } from './pieces.ts';
import { replayOutbox } from './replayOutbox.ts';

useTable({ stream: true });
beforeAll(() => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB_STREAMS', process.env.AWS_ENDPOINT_URL_DYNAMODB);
});
afterAll(() => vi.unstubAllEnvs());

/** The piece of the stream from the outbox's first event to its last. */
async function wholePiece(): Promise<Piece> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const [tables, streams] = [
    new DynamoDBClient({ endpoint }),
    new DynamoDBStreamsClient({ endpoint }),
  ];
  const { Table } = await tables.send(
    new DescribeTableCommand({ TableName: process.env.TABLE_NAME }),
  );
  const streamArn = Table?.LatestStreamArn ?? '';
  const { StreamDescription } = await streams.send(
    new DescribeStreamCommand({ StreamArn: streamArn }),
  );
  tables.destroy();
  streams.destroy();
  const numbers = (await readStream()).map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '');
  return {
    streamArn,
    shardId: StreamDescription?.Shards?.[0]?.ShardId ?? '',
    from: numbers[0] ?? '',
    to: numbers.at(-1) ?? '',
    receiptHandle: 'handle',
  };
}

/** A customer with an approved booking: the room, its calendar and the customer's count change with it. */
async function someApproved() {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  await moveBooking(id, 'approved', admin);
  return customer;
}

/** Runs the tool as `npm run replay-outbox` does. */
async function run(input: string, env: Record<string, string> = {}) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const child = spawn(process.execPath, ['local/check-node.mjs', 'tools/replayOutbox.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { out, err, code };
}

it('applies the outbox’s events of a piece, and changes nothing the second time', async () => {
  const customer = await someApproved();
  const piece = await wholePiece();
  const { done, lines } = await replayOutbox(piece);
  expect([done, lines[0]]).toEqual([
    true,
    expect.stringMatching(/^5 events applied, [1-9]\d* not for the outbox\.$/),
  ]);
  expect(lines).toContain(`aws sqs delete-message --queue-url "$queue" --receipt-handle 'handle'`);
  for (let again = 0; again < 2; again += 1) {
    expect((await listNotifications(customer.userId, {})).items).toMatchObject([
      { type: 'bookingApproved' },
    ]);
    expect(await countUnread(customer.userId)).toBe(1);
    await expectFiguresOfRecount();
    expect(await replayOutbox(piece)).toMatchObject({ done: true });
  }
});

/** Whether a command is the transaction of an event, which holds its marker. */
function marksAnEvent(command: never): boolean {
  const { input } = command as { input: { TransactItems?: { Put?: { Item: unknown } }[] } };
  const [first] = input.TransactItems ?? [];
  return JSON.stringify(first?.Put?.Item ?? {}).includes('SEEN#');
}

it('continues after a failed event, and names it', async () => {
  await someApproved();
  const piece = await wholePiece();
  const send = db.send.bind(db);
  let transactions = 0;
  vi.spyOn(db, 'send').mockImplementation(((command: never) => {
    if (!marksAnEvent(command)) return send(command);
    transactions += 1;
    return transactions === 5 ? Promise.reject(new Error('unavailable')) : send(command);
  }) as never);
  const { done, lines } = await replayOutbox(piece);
  vi.restoreAllMocks();
  expect([done, lines.slice(0, 2)]).toEqual([
    false,
    [
      expect.stringMatching(/^9 events applied/),
      expect.stringMatching(/^Event \S+ of a booking failed: unavailable$/),
    ],
  ]);
  expect(lines.join()).not.toContain('delete-message');
  expect(await replayOutbox(piece)).toMatchObject({ done: true });
  await expectFiguresOfRecount();
});

it('runs with the output of the queue', async () => {
  const customer = await someApproved();
  const { streamArn, shardId, from, to, receiptHandle } = await wholePiece();
  const info = { streamArn, shardId, startSequenceNumber: from, endSequenceNumber: to };
  const Body = JSON.stringify({ DDBStreamBatchInfo: { ...info, batchSize: 9 } });
  const { out, code } = await run(
    JSON.stringify({ Messages: [{ Body, ReceiptHandle: receiptHandle }] }),
  );
  expect(out).toMatch(/^15 events applied, \d+ not for the outbox\.\n/);
  expect(code).toBe(0);
  expect(await countUnread(customer.userId)).toBe(1);
});

it.each([
  ['where the table is not named', '', { TABLE_NAME: '' }, /^Name the table with TABLE_NAME/],
  ['where it is handed something else', 'MESSAGES', {}, /^This is no JSON of messages/],
])('says what to do %s', async (_, input, env, words) => {
  const { err, code } = await run(input, env);
  expect(err).toMatch(words);
  expect(code).toBe(1);
});
