import * as z from 'zod/mini';
import { Problem } from '#infra/build/problem.ts';

/** A piece of a table's stream whose events could not be applied, as a message of the failed queue names it. */
export interface Piece {
  streamArn: string;
  shardId: string;
  /** Sequence numbers of its first and its last event; events in between may be of other entities. */
  from: string;
  to: string;
  /** The handle by which the message is deleted from the queue. */
  receiptHandle: string;
}

const answer = z.object({
  Messages: z.optional(z.array(z.object({ Body: z.string(), ReceiptHandle: z.string() }))),
});

const number = z.string().check(z.regex(/^\d+$/));

/** The fields that are read of what Lambda sends to the queue about a failed batch. */
const failure = z.object({
  DDBStreamBatchInfo: z.object({
    streamArn: z.string(),
    shardId: z.string(),
    startSequenceNumber: number,
    endSequenceNumber: number,
  }),
});

/**
 * The pieces that the output of `aws sqs receive-message` names. Without messages the output is empty.
 * @throws Problem if it is something else, or of another table
 */
export function piecesIn(text: string, tableName: string): Piece[] {
  if (text.trim() === '') return [];
  return (read(answer, text).Messages ?? []).map(({ Body, ReceiptHandle }) => {
    const { DDBStreamBatchInfo: info } = read(failure, Body);
    if (!info.streamArn.includes(`:table/${tableName}/stream/`)) {
      throw new Problem(
        `A message belongs to the stream ${info.streamArn}, but TABLE_NAME is ${tableName}: set it to the table of the stream.`,
      );
    }
    return {
      streamArn: info.streamArn,
      shardId: info.shardId,
      from: info.startSequenceNumber,
      to: info.endSequenceNumber,
      receiptHandle: ReceiptHandle,
    };
  });
}

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Problem(
      'This is no JSON of messages about failed events: pass the output of `aws sqs receive-message --output json` for the dead-letter queue.',
      { cause },
    );
  }
}
