import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { readPiece } from './readPiece.ts';

type Answer = { error: string } | { pages: string[][] };

/** The simulated stream answers each page of numbers once, or with an error. */
let answer: Answer;
let asked: Record<string, unknown>[];
let server: Server;

function answerTo(operation: string): { status: number; body: unknown } {
  if ('error' in answer) {
    return { status: 400, body: { __type: `com.amazonaws.dynamodb.v20120810#${answer.error}` } };
  }
  if (operation === 'GetShardIterator') return { status: 200, body: { ShardIterator: 'page' } };
  const Records = (answer.pages.shift() ?? []).map((SequenceNumber) => ({
    eventID: `e-${SequenceNumber}`,
    dynamodb: { SequenceNumber, ApproximateCreationDateTime: 1_800_000_000 },
  }));
  return { status: 200, body: { Records, NextShardIterator: 'page' } };
}

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(JSON.parse(body) as Record<string, unknown>);
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const { status, body: answered } = answerTo(operation);
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify(answered));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB_STREAMS', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const piece = (from: string, to: string) => ({
  streamArn: 'arn:aws:dynamodb:af-south-1:123456789012:table/coldroom/stream/2027',
  shardId: 'shard',
  from,
  to,
  receiptHandle: 'handle',
});

const numbersIn = async (from: string, to: string) =>
  (await readPiece(piece(from, to))).map(({ dynamodb }) => dynamodb?.SequenceNumber);

it('reads from the first to the last, also after empty pages', async () => {
  answer = { pages: [['8', '9'], [], [], ['10', '100', '101', '102']] };
  expect(await numbersIn('8', '101')).toEqual(['8', '9', '10', '100', '101']);
  expect(asked[0]).toMatchObject({
    ...{ ShardId: 'shard', ShardIteratorType: 'AT_SEQUENCE_NUMBER', SequenceNumber: '8' },
  });
});

it('requests no more after the last', async () => {
  answer = { pages: [['8', '9'], ['10']] };
  expect(await numbersIn('8', '9')).toEqual(['8', '9']);
  expect(asked).toHaveLength(2);
});

it.each(['TrimmedDataAccessException', 'ExpiredIteratorException', 'ResourceNotFoundException'])(
  'says that the events are gone if the stream answers %s',
  async (error) => {
    answer = { error };
    const reading = readPiece(piece('8', '9'));
    await expect(reading).rejects.toThrow(Problem);
    await expect(reading).rejects.toThrow(/no longer has these events: it keeps them for 24 hours/);
  },
);

it('says so too if it cannot find the last event', async () => {
  answer = { pages: [['8']] };
  await expect(readPiece(piece('8', '9'))).rejects.toThrow(/no longer has these events/);
});

it('passes on other errors', async () => {
  answer = { error: 'AccessDeniedException' };
  await expect(readPiece(piece('8', '9'))).rejects.not.toBeInstanceOf(Problem);
});
