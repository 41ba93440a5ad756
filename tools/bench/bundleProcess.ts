import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from '#tools/calls/sample.ts';

/** The result of a bundle's calls in a separate process. */
export interface Called {
  /** Peak memory of the process, in kB. */
  peakKB: number;
  answers: Answer[];
}

/**
 * Code of the process. It parses the events itself, as Lambda's runtime does. On Linux a new process
 * inherits `maxRSS` from its parent, so the peak is read from the kernel there.
 */
const CALL = `
  const { existsSync, readdirSync, readFileSync } = require('node:fs');
  const [, bundle, events] = process.argv;
  const { handler } = require(bundle);
  const peakKB = () =>
    existsSync('/proc/self/status')
      ? Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
      : process.resourceUsage().maxRSS;
  (async () => {
    const answers = [];
    for (const file of readdirSync(events)) {
      const event = JSON.parse(readFileSync(events + '/' + file, 'utf8'));
      const { statusCode, body, batchItemFailures } = (await handler(event, {})) ?? {};
      answers.push({ statusCode, batchItemFailures, ...(statusCode >= 300 && { body }) });
    }
    process.send({ peakKB: peakKB(), answers }, () => process.exit());
  })();
`;

/** Loads a bundle and calls it with each event in the folder `events`, one after another. */
export async function callBundle(bundle: string, events: string): Promise<Called> {
  const child = spawn(process.execPath, ['-e', CALL, bundle, events], {
    // As deployed: source maps take memory too.
    env: { ...process.env, NODE_OPTIONS: '--enable-source-maps' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${bundle} could not be called to the end`);
  });
  const [called] = (await Promise.race([once(child, 'message'), ended])) as [Called];
  ended.catch(() => undefined);
  return called;
}
