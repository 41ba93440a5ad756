import { text } from 'node:stream/consumers';
import { Problem } from '#infra/build/problem.ts';
import { piecesIn } from './replayOutbox/pieces.ts';

/** `npm run replay-outbox < failed.json`: applies the events of the dead-letter queue again. */
async function main(): Promise<void> {
  const { TABLE_NAME } = process.env;
  if (!TABLE_NAME) throw new Problem('Name the table with TABLE_NAME: `cdk deploy` prints it.');
  if (process.stdin.isTTY) {
    throw new Problem(
      'Pass it the output of `aws sqs receive-message --output json`: `npm run replay-outbox < failed.json`.',
    );
  }
  const pieces = piecesIn(await text(process.stdin), TABLE_NAME);
  if (pieces.length === 0)
    console.log(
      'There is no message: the queue is empty, or its messages were received moments ago and are hidden.',
    );
  // Imported here because the store reads the environment when it is loaded.
  const { replayOutbox } = await import('./replayOutbox/replayOutbox.ts');
  for (const piece of pieces) {
    const { done, lines } = await replayOutbox(piece);
    for (const line of lines) console.log(line);
    if (!done) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
