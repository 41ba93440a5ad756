import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Answer } from '#tools/calls/sample.ts';

/** What became of the calls of a bundle in a process of its own. */
export interface Called {
  /** The most that the process ever held in memory, in kB. */
  peakKB: number;
  answers: Answer[];
}

/**
 * An event is read and parsed in the process that it is for, as Lambda's runtime does it. On Linux a
 * new process takes over the `maxRSS` of the one that starts it: there the kernel is asked instead.
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
    // As the functions are deployed: the map of a bundle takes memory as well.
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
