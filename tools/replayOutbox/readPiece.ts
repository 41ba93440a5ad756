import {
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ResourceNotFoundException,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import { Problem } from '#infra/build/problem.ts';
import { lambdaRecord } from '#local/stream/records.ts';
import type { Piece } from './pieces.ts';

/** Empty pages after which the shard counts as read: it has some between records, and only those after the last. */
const MOST_EMPTY_PAGES = 100;

const GONE =
  'The stream no longer has these events: it keeps them for 24 hours. Their notifications are not sent, and figures may be too low.';

/**
 * All records of a piece of the stream, in order, including those that the outbox's filter rejects.
 * @throws Problem if the stream no longer has all of them
 */
export async function readPiece(piece: Piece): Promise<DynamoDBRecord[]> {
  // arn:aws:dynamodb:REGION:ACCOUNT:table/NAME/stream/TIME
  const region = String(piece.streamArn.split(':')[3]);
  const streams = new DynamoDBStreamsClient({ region });
  try {
    return await recordsOf(piece, streams);
  } catch (cause) {
    throw hasGone(cause) ? new Problem(GONE, { cause }) : cause;
  } finally {
    streams.destroy();
  }
}

/** Whether the error means that records were trimmed, or the shard with all of them. */
const hasGone = (error: unknown): boolean =>
  error instanceof TrimmedDataAccessException ||
  error instanceof ExpiredIteratorException ||
  error instanceof ResourceNotFoundException;

async function recordsOf(
  { streamArn, shardId, from, to }: Piece,
  streams: DynamoDBStreamsClient,
): Promise<DynamoDBRecord[]> {
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({
      StreamArn: streamArn,
      ShardId: shardId,
      ShardIteratorType: 'AT_SEQUENCE_NUMBER',
      SequenceNumber: from,
    }),
  );
  const records: DynamoDBRecord[] = [];
  let next = ShardIterator;
  for (let empty = 0; next !== undefined && empty < MOST_EMPTY_PAGES;) {
    const page = await streams.send(new GetRecordsCommand({ ShardIterator: next }));
    for (const record of (page.Records ?? []).map(lambdaRecord)) {
      const left = BigInt(to) - BigInt(record.dynamodb?.SequenceNumber ?? 0);
      if (left >= 0) records.push(record);
      if (left <= 0) return records;
    }
    empty = page.Records?.length ? 0 : empty + 1;
    next = page.NextShardIterator;
  }
  throw new Problem(GONE);
}
