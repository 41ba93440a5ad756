import { changeOf } from '#functions/workers/outbox/change.ts';
import { digest } from '#functions/workers/outbox/applyChange.ts';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import type { Piece } from './pieces.ts';
import { readPiece } from './readPiece.ts';

/** What became of a piece, in words, and whether all of it was told. */
export interface Retold {
  done: boolean;
  lines: string[];
}

/**
 * Tells the outbox the events of a piece again, in order; one that fails does not hold up the others.
 * What was digested before changes nothing. No open socket is told of it: only the consumer may post
 * to them, and the site reads its count anew whenever its socket opens.
 */
export async function retell(piece: Piece): Promise<Retold> {
  try {
    return await tell(piece);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { done: false, lines: [error.message, ...takenOut(piece)] };
  }
}

async function tell(piece: Piece): Promise<Retold> {
  const records = await readPiece(piece);
  const changes = records.flatMap((record) => changeOf(record) ?? []);
  const failed: string[] = [];
  for (const change of changes) {
    try {
      await digest(change);
    } catch (error) {
      failed.push(`Event ${change.eventId} of a ${change.entity} failed: ${reasonOf(error)}`);
    }
  }
  const others = records.length - changes.length;
  const lines = [`${changes.length - failed.length} events told, ${others} of no concern.`];
  if (failed.length === 0) return { done: true, lines: [...lines, ...takenOut(piece)] };
  return {
    done: false,
    lines: [
      ...lines,
      ...failed,
      'Leave the message in the queue: mend the reason, and tell it again.',
    ],
  };
}

const takenOut = ({ receiptHandle }: Piece): string[] => [
  'Take the message out of the queue:',
  `aws sqs delete-message --queue-url "$queue" --receipt-handle '${receiptHandle}'`,
];
