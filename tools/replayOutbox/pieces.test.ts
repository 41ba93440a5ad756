import { describe, expect, it } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { piecesIn } from './pieces.ts';

const TABLE = 'coldroom-prod';
const streamArn = `arn:aws:dynamodb:af-south-1:123456789012:table/${TABLE}/stream/2027-01-01T00:00:00.000`;

/** The message that Lambda sends to the dead-letter queue. */
const failure = {
  requestContext: {
    requestId: 'c9b8fa9f-5a7f-xmpl-af9c-0c604cde93a5',
    functionArn: 'arn:aws:lambda:af-south-1:123456789012:function:coldroom-prod-outbox-consume',
    condition: 'RetryAttemptsExhausted',
    approximateInvokeCount: 11,
  },
  responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
  version: '1.0',
  timestamp: '2027-01-01T10:00:00.000Z',
  DDBStreamBatchInfo: {
    shardId: 'shardId-00000001573689847184-864758bb',
    startSequenceNumber: '800000000003126276362',
    endSequenceNumber: '800000000003126276370',
    approximateArrivalOfFirstRecord: '2027-01-01T09:59:00Z',
    approximateArrivalOfLastRecord: '2027-01-01T09:59:30Z',
    batchSize: 2,
    streamArn,
  },
};

const answerOf = (...bodies: string[]): string =>
  JSON.stringify({
    Messages: bodies.map((Body, index) => ({
      MessageId: `message-${index}`,
      ReceiptHandle: `handle-${index}`,
      MD5OfBody: 'md5',
      Body,
    })),
  });

describe('the pieces of a stream', () => {
  it('are named by the messages about failed events', () => {
    expect(piecesIn(answerOf(JSON.stringify(failure)), TABLE)).toEqual([
      {
        streamArn,
        shardId: 'shardId-00000001573689847184-864758bb',
        from: '800000000003126276362',
        to: '800000000003126276370',
        receiptHandle: 'handle-0',
      },
    ]);
  });

  it.each(['', '\n', '{}', '{"Messages":[]}'])('are none without a message: %j', (text) => {
    expect(piecesIn(text, TABLE)).toEqual([]);
  });

  it.each([
    ['no JSON', 'MESSAGES\thandle'],
    ['another answer', '[]'],
    ['a body that is no JSON', answerOf('hello')],
    ['a message about something else', answerOf('{"requestPayload":{}}')],
    [
      'a number that is none',
      answerOf(JSON.stringify(failure).replace('800000000003126276362', 'x')),
    ],
  ])('are asked for anew where there is %s', (_, text) => {
    expect(() => piecesIn(text, TABLE)).toThrow(Problem);
    expect(() => piecesIn(text, TABLE)).toThrow(/aws sqs receive-message/);
  });

  it('of another table are refused', () => {
    for (const other of ['coldroom-dev', 'coldroom', 'room-prod']) {
      expect(() => piecesIn(answerOf(JSON.stringify(failure)), other)).toThrow(
        `belongs to the stream ${streamArn}, but TABLE_NAME is ${other}`,
      );
    }
  });
});
