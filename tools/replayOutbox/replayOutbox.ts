import type { DynamoDBRecord } from 'aws-lambda';
import { applyRecord, isForOutbox } from '#functions/workers/outbox/applyRecord.ts';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import type { Piece } from './pieces.ts';
import { readPiece } from './readPiece.ts';

/** The result of a replay: whether all events of the piece were applied, and what to print. */
interface Replayed {
  done: boolean;
  lines: string[];
}

/**
 * Applies the events of a piece of the stream again, in order; an event that fails does not stop the
 * others. Events that were applied before change nothing. Nothing is pushed, because only the consumer
 * may post to sockets; the site reads the count whenever its socket opens.
 */
export async function replayOutbox(piece: Piece): Promise<Replayed> {
  try {
    return await replay(piece);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { done: false, lines: [error.message, ...deleteMessage(piece)] };
  }
}

async function replay(piece: Piece): Promise<Replayed> {
  const records = await readPiece(piece);
  const events = records.filter(isForOutbox);
  const failed: string[] = [];
  for (const event of events) {
    try {
      await applyRecord(event);
    } catch (error) {
      failed.push(
        `Event ${event.eventID ?? ''} of a ${entityOf(event)} failed: ${reasonOf(error)}`,
      );
    }
  }
  const others = records.length - events.length;
  const lines = [`${events.length - failed.length} events applied, ${others} not for the outbox.`];
  if (failed.length === 0) return { done: true, lines: [...lines, ...deleteMessage(piece)] };
  return {
    done: false,
    lines: [
      ...lines,
      ...failed,
      'Leave the message in the queue: remove the cause, and replay it again.',
    ],
  };
}

const entityOf = ({ dynamodb }: DynamoDBRecord): string =>
  (dynamodb?.NewImage ?? dynamodb?.OldImage)?.entity?.S ?? 'item';

const deleteMessage = ({ receiptHandle }: Piece): string[] => [
  'Delete the message from the queue:',
  `aws sqs delete-message --queue-url "$queue" --receipt-handle '${receiptHandle}'`,
];
