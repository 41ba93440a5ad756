import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Runs a file of this folder in a separate process, and returns the message that it sends. The process
 * is needed because its environment and its client belong to one database. Its output is discarded.
 */
export async function inOwnProcess<Measured>(file: string, ...args: string[]): Promise<Measured> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} could not be run to its end (exit code ${String(code)})`);
  });
  const [measured] = (await Promise.race([once(child, 'message'), ended])) as [Measured];
  ended.catch(() => undefined);
  return measured;
}
